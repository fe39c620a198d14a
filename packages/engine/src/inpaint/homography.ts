/** A projective map of the plane: nine numbers, rows of a 3 x 3 matrix. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The image of a point; x and y are NaN if it is behind the viewer or on the horizon. */
export function mapPoint(h: Homography, x: number, y: number): { x: number; y: number } {
  const w = h[6] * x + h[7] * y + h[8];
  if (w < 1e-9) return { x: Number.NaN, y: Number.NaN };
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/** The inverse map. Points in front of the viewer keep a positive weight. */
export function inverted(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h;
  const determinant = a * (e * j - f * i) - b * (d * j - f * g) + c * (d * i - e * g);
  const scale = 1 / determinant;
  return [
    (e * j - f * i) * scale,
    (c * i - b * j) * scale,
    (b * f - c * e) * scale,
    (f * g - d * j) * scale,
    (a * j - c * g) * scale,
    (c * d - a * f) * scale,
    (d * i - e * g) * scale,
    (b * g - a * i) * scale,
    (a * e - b * d) * scale,
  ];
}

/** First `second`, then `first`. */
export function composed(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first;
  const [j, k, l, m, n, o, p, q, r] = second;
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ];
}
