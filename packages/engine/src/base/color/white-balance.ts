/** Nine numbers, row by row. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];

type Triple = readonly [number, number, number];

/** Linear sRGB to CIE XYZ, D65 (IEC 61966-2-1), and back. */
const XYZ_FROM_RGB: Matrix3 = [
  0.4123908, 0.3575843, 0.1804808, 0.212639, 0.7151687, 0.0721923, 0.0193308, 0.1191948, 0.9505322,
];
const RGB_FROM_XYZ: Matrix3 = [
  3.2409699, -1.5373832, -0.4986108, -0.9692436, 1.8759675, 0.0415551, 0.0556301, -0.203977, 1.0569715,
];
/** XYZ to the sharpened cone responses of Bradford (Lam 1985), and back. */
const CONES_FROM_XYZ: Matrix3 = [0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296];
const XYZ_FROM_CONES: Matrix3 = [
  0.9869929, -0.1470543, 0.1599627, 0.4323053, 0.5183603, 0.0492912, -0.0085287, 0.0400428, 0.9684867,
];

/** Color temperature of sRGB's white, in mired (a million divided by kelvin), in which equal steps look equal. */
export const DAYLIGHT_MIRED = 1e6 / 6504;

/**
 * White of a black body of the given temperature, in linear sRGB with luminance 1; by the cubic fit of Kim et al.
 * (2002). Shifted so that daylight is exactly neutral.
 *
 * @param mired 60 (a blue sky) … 350 (a candle); beyond, the nearest.
 */
export function whiteOfMired(mired: number): Triple {
  const [r, g, b] = blackBody(mired);
  const [dr, dg, db] = blackBody(DAYLIGHT_MIRED);
  return unitLuminance([r / dr, g / dg, b / db]);
}

/**
 * Chromatic adaptation in linear sRGB (von Kries in Bradford's cones): the white `from` becomes the white `to`.
 * Luminance of that white stays.
 */
export function adaptWhite(from: Triple, to: Triple): Matrix3 {
  const toCones = multiply(CONES_FROM_XYZ, XYZ_FROM_RGB);
  const source = apply(toCones, unitLuminance(from));
  const target = apply(toCones, unitLuminance(to));
  const gains: Matrix3 = [
    target[0] / source[0],
    0,
    0,
    0,
    target[1] / source[1],
    0,
    0,
    0,
    target[2] / source[2],
  ];
  return multiply(RGB_FROM_XYZ, multiply(XYZ_FROM_CONES, multiply(gains, toCones)));
}

/** First `right`, then `left`. */
export function multiply(left: Matrix3, right: Matrix3): Matrix3 {
  const cell = (row: number, column: number): number =>
    left[row * 3]! * right[column]! +
    left[row * 3 + 1]! * right[column + 3]! +
    left[row * 3 + 2]! * right[column + 6]!;
  return [
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ];
}

/** The matrix applied to one color. */
export function apply(m: Matrix3, [x, y, z]: Triple): [number, number, number] {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

function unitLuminance([r, g, b]: Triple): Triple {
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [r / luminance, g / luminance, b / luminance];
}

function blackBody(mired: number): Triple {
  const kelvin = 1e6 / Math.min(350, Math.max(60, mired));
  const k = 1000 / kelvin;
  const x =
    kelvin < 4000
      ? ((-0.2661239 * k - 0.2343589) * k + 0.8776956) * k + 0.17991
      : ((-3.0258469 * k + 2.1070379) * k + 0.2226347) * k + 0.24039;
  const y =
    kelvin < 4000
      ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
      : ((3.081758 * x - 5.8733867) * x + 3.75112997) * x - 0.37001483;
  const [r, g, b] = apply(RGB_FROM_XYZ, [x / y, 1, (1 - x - y) / y]);
  return [Math.max(r, 0.01), Math.max(g, 0.01), Math.max(b, 0.01)];
}
