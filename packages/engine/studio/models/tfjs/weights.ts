import type { TfjsWeight } from './manifest.ts';

/** A kernel of rows x columns x inputs x outputs in ONNX's order: outputs x inputs x rows x columns. */
export function channelsFirst(weight: TfjsWeight): TfjsWeight & { readonly type: 'f' | 'h' } {
  const { shape, type, bytes } = weight;
  const [rows, columns, inputs, outputs] = shape;
  if (type === 'i' || rows === undefined || columns === undefined || !inputs || !outputs) {
    throw new Error('Expected a kernel with four axes.');
  }
  const size = type === 'h' ? 2 : 4;
  const ordered = new Uint8Array(bytes.length);
  let at = 0;
  for (let output = 0; output < outputs; output++) {
    for (let input = 0; input < inputs; input++) {
      for (let cell = 0; cell < rows * columns; cell++, at += size) {
        const from = ((cell * inputs + input) * outputs + output) * size;
        for (let byte = 0; byte < size; byte++) ordered[at + byte] = bytes[from + byte]!;
      }
    }
  }
  return { shape: [outputs, inputs, rows, columns], type, bytes: ordered };
}

/** The bytes of one number as a 32-bit float. */
export function asFloat({ type, bytes }: TfjsWeight): Uint8Array {
  if (type === 'f') return bytes;
  if (type === 'i') throw new Error('Expected a real number.');
  const [value = 0] = new Float16Array(bytes.buffer, bytes.byteOffset, 1);
  return new Uint8Array(Float32Array.of(value).buffer);
}
