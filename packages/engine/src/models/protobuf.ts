/** Writes the few kinds of protocol-buffer fields that a model file consists of (protobuf.dev, "Encoding"). */
const WIRE = { varint: 0, bytes: 2, fixed32: 5 } as const;

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

/** A non-negative whole number. */
export function integerField(field: number, value: number): Uint8Array {
  return Buffer.concat([varint(field * 8 + WIRE.varint), varint(value)]);
}

/** A 32-bit float. */
export function floatField(field: number, value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setFloat32(0, value, true);
  return Buffer.concat([varint(field * 8 + WIRE.fixed32), new Uint8Array(bytes.buffer)]);
}

/** A string, raw bytes or a message that is already encoded. */
export function bytesField(field: number, value: string | Uint8Array): Uint8Array {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return Buffer.concat([varint(field * 8 + WIRE.bytes), varint(bytes.length), bytes]);
}

/** Fields one after another: a message. */
export const message = (...fields: readonly Uint8Array[]): Uint8Array => Buffer.concat(fields);
