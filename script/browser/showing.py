"""Shows an animated SVG as an image of a page, as READMEs do.

As a document of its own, Chromium gives moving groups layers, which it draws between pixels.
"""

import pathlib

PAGE = '<!doctype html><body style="margin:0"><img style="display:block" src="{}">'
STOPPED = "[class]{{animation-play-state:paused!important;animation-delay:-{}s!important}}</style>"


def page_of(file, name):
    """The address of a page that shows a document, beside it."""
    page = pathlib.Path(file).with_suffix(".html")
    page = page.with_stem(f"{page.stem}-{name}")
    page.write_text(PAGE.format(pathlib.Path(file).name))
    return page.as_uri()


def stopped(file, time):
    """The address of a page that shows a document at a time, in seconds, for good."""
    file = pathlib.Path(file)
    # A name for each time: an image stays in the cache of the browser.
    still = file.with_stem(f"{file.stem}-{time:.3f}")
    still.write_text(file.read_text().replace("</style>", STOPPED.format(time), 1))
    return page_of(still, "page")
