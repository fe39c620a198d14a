/**
 * The CSS transform that straightens a picture of a given size.
 * @param map from shares of the straightened picture to shares of the photo, rows of a 3 x 3 matrix
 * @returns undefined while the size is unknown, or when the map has no inverse
 */
export function matrixOf(map: readonly number[], width: number, height: number): string | undefined {
  const back = inverted(map);
  if (!back || width === 0 || height === 0) return undefined;
  const [a, b, c, d, e, f, g, h, i] = back;
  // Converts shares to pixels on both sides. CSS wants columns, with an unchanged third dimension.
  const cells = [
    [a, (d * height) / width, 0, g / width],
    [(b * width) / height, e, 0, h / height],
    [0, 0, 1, 0],
    [c * width, f * height, 0, i],
  ].flat();
  return `matrix3d(${cells.map((cell, at) => (at === 10 ? 1 : cell / i)).join(', ')})`;
}

type Nine = [number, number, number, number, number, number, number, number, number];

function inverted(map: readonly number[]): Nine | undefined {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = map;
  const cofactors: Nine = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  const determinant = a * cofactors[0] + b * cofactors[3] + c * cofactors[6];
  if (Math.abs(determinant) < 1e-12 || cofactors[8] === 0) return undefined;
  return cofactors.map((value) => value / determinant) as Nine;
}
