// <metal_matrix>: C columns of R components; M[c] is a column.
#pragma once
#include "geometric.h"
#include "relational.h"

namespace shader {

template <bool condition>
struct only_if {};
template <>
struct only_if<true> {
  typedef int type;
};

template <class T, int C, int R = C>
struct matrix {
  typedef vec<T, R> column;
  column columns[C];

  matrix() = default;
  /// The diagonal.
  constexpr explicit matrix(T s) : columns{} {
    for (int c = 0; c < C; c++) {
      columns[c] = column(T(0));
      if (c < R) columns[c][c] = s;
    }
  }
  constexpr matrix(column p, column q) : columns{p, q} { static_assert(C == 2, "2 columns"); }
  constexpr matrix(column p, column q, column r) : columns{p, q, r} {
    static_assert(C == 3, "3 columns");
  }
  constexpr matrix(column p, column q, column r, column s) : columns{p, q, r, s} {
    static_assert(C == 4, "4 columns");
  }
  /// All components, column by column.
  template <class... S, class = typename only_if<sizeof...(S) == C * R && (__is_arithmetic(S) && ...)>::type>
  constexpr matrix(S... s) : columns{} {
    T all[] = {T(s)...};
    for (int c = 0; c < C; c++)
      for (int r = 0; r < R; r++) columns[c][r] = all[c * R + r];
  }
  template <class U>
  constexpr explicit matrix(matrix<U, C, R> m) : columns{} {
    for (int c = 0; c < C; c++) columns[c] = column(m.columns[c]);
  }
  constexpr column &operator[](int c) { return columns[c]; }
  constexpr const column &operator[](int c) const { return columns[c]; }

  friend constexpr matrix operator+(matrix p, matrix q) {
    for (int c = 0; c < C; c++) p.columns[c] += q.columns[c];
    return p;
  }
  friend constexpr matrix operator-(matrix p, matrix q) {
    for (int c = 0; c < C; c++) p.columns[c] -= q.columns[c];
    return p;
  }
  friend constexpr matrix operator-(matrix p) {
    for (int c = 0; c < C; c++) p.columns[c] = -p.columns[c];
    return p;
  }
  friend constexpr matrix operator*(matrix p, T s) {
    for (int c = 0; c < C; c++) p.columns[c] *= s;
    return p;
  }
  friend constexpr matrix operator*(T s, matrix p) { return p * s; }
  friend constexpr matrix operator/(matrix p, T s) { return p * (T(1) / s); }
  friend constexpr vec<T, R> operator*(matrix m, vec<T, C> v) {
    vec<T, R> sum = m.columns[0] * v[0];
    for (int c = 1; c < C; c++) sum += m.columns[c] * v[c];
    return sum;
  }
  friend constexpr vec<T, C> operator*(vec<T, R> v, matrix m) {
    vec<T, C> result;
    for (int c = 0; c < C; c++) result[c] = metal::dot(v, m.columns[c]);
    return result;
  }
  template <int K>
  friend constexpr matrix<T, K, R> operator*(matrix m, matrix<T, K, C> n) {
    matrix<T, K, R> result;
    for (int k = 0; k < K; k++) result.columns[k] = m * n.columns[k];
    return result;
  }
  friend constexpr bool operator==(matrix p, matrix q) {
    bool same = true;
    for (int c = 0; c < C; c++) same = same && metal::all(p.columns[c] == q.columns[c]);
    return same;
  }
  template <class U>
  constexpr matrix &operator*=(U other) { return *this = *this * other; }
  constexpr matrix &operator+=(matrix other) { return *this = *this + other; }
  constexpr matrix &operator-=(matrix other) { return *this = *this - other; }
};

/// v *= m is v = v * m.
template <class T, int N>
constexpr vec<T, N> &operator*=(vec<T, N> &v, matrix<T, N, N> m) { return v = v * m; }

}  // namespace shader

#define MATRICES(T) \
  typedef shader::matrix<T, 2, 2> T##2x2; \
  typedef shader::matrix<T, 2, 3> T##2x3; \
  typedef shader::matrix<T, 2, 4> T##2x4; \
  typedef shader::matrix<T, 3, 2> T##3x2; \
  typedef shader::matrix<T, 3, 3> T##3x3; \
  typedef shader::matrix<T, 3, 4> T##3x4; \
  typedef shader::matrix<T, 4, 2> T##4x2; \
  typedef shader::matrix<T, 4, 3> T##4x3; \
  typedef shader::matrix<T, 4, 4> T##4x4;
MATRICES(float) MATRICES(half)
#undef MATRICES

namespace metal {
using shader::matrix;
#define MATRICES(T) using ::T##2x2; using ::T##3x3; using ::T##4x4;
MATRICES(float) MATRICES(half)
#undef MATRICES

template <class T, int C, int R>
inline matrix<T, R, C> transpose(matrix<T, C, R> m) {
  matrix<T, R, C> result;
  for (int c = 0; c < C; c++)
    for (int r = 0; r < R; r++) result.columns[r][c] = m.columns[c][r];
  return result;
}
template <class T>
inline T determinant(matrix<T, 2, 2> m) { return m[0].x * m[1].y - m[1].x * m[0].y; }
template <class T>
inline T determinant(matrix<T, 3, 3> m) { return dot(m[0], cross(m[1], m[2])); }
template <class T>
inline T determinant(matrix<T, 4, 4> m) {
  T sum = 0;
  for (int c = 0; c < 4; c++) {
    matrix<T, 3, 3> minor;
    for (int k = 0, at = 0; k < 4; k++)
      if (k != c) minor[at++] = m[k].yzw;
    sum += (c & 1 ? -m[c].x : m[c].x) * determinant(minor);
  }
  return sum;
}

}  // namespace metal
