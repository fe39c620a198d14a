/**
 * A byte for each value: as `Uint8Array.from(values, toByte)`, which takes more than ten times as long, because it goes
 * through an iterator.
 *
 * @example
 * const isBright = bytesFrom(plane.data, (value) => (value > 0.5 ? 1 : 0));
 */
export function bytesFrom<Value>(
  values: ArrayLike<Value>,
  toByte: (value: Value, i: number) => number,
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = toByte(values[i]!, i);
  return out;
}

/**
 * The same in single precision.
 *
 * @example
 * const doubled = floatsFrom(plane.data, (value) => 2 * value);
 */
export function floatsFrom<Value>(
  values: ArrayLike<Value>,
  toValue: (value: Value, i: number) => number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = toValue(values[i]!, i);
  return out;
}

/**
 * A byte for each number from 0 on.
 *
 * @example
 * const isEven = bytesAt(10, (i) => (i % 2 ? 0 : 1));
 */
export function bytesAt(length: number, byteAt: (i: number) => number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(length);
  for (let i = 0; i < length; i++) out[i] = byteAt(i);
  return out;
}

/**
 * The same in single precision.
 *
 * @example
 * const squares = floatsAt(10, (i) => i ** 2);
 */
export function floatsAt(length: number, valueAt: (i: number) => number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(length);
  for (let i = 0; i < length; i++) out[i] = valueAt(i);
  return out;
}
