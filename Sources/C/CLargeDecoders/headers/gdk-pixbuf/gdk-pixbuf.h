// The one name that the headers of librsvg use. The whole header would bring in its library.
typedef struct _GdkPixbuf GdkPixbuf;
