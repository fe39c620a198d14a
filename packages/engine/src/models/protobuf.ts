/** Writes and reads the kinds of protocol-buffer fields in a model file (protobuf.dev, "Encoding"). */
const WIRE = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

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

/** A field of a message as it was read. */
export interface ProtobufField {
  readonly field: number;
  /** Of a whole number. */
  readonly integer?: number;
  /** Of a string, raw bytes or a message. */
  readonly bytes?: Uint8Array;
  /** The field with its key, to write it again unchanged. */
  readonly encoded: Uint8Array;
}

/**
 * The fields of a message, in order.
 *
 * @throws RangeError if the bytes end within a field, or for a kind of field that no model has.
 */
export function fieldsOf(bytes: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = [];
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('The message ends within a number.');
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const start = at;
    const key = number();
    const [field, wire] = [Math.floor(key / 8), key % 8];
    if (wire === WIRE.varint) {
      const integer = number();
      fields.push({ field, integer, encoded: bytes.subarray(start, at) });
      continue;
    }
    const length =
      wire === WIRE.bytes ? number() : wire === WIRE.fixed32 ? 4 : wire === WIRE.fixed64 ? 8 : -1;
    if (length < 0 || at + length > bytes.length) throw new RangeError('The message ends within a field.');
    const value = bytes.subarray(at, at + length);
    at += length;
    fields.push({ field, ...(wire === WIRE.bytes && { bytes: value }), encoded: bytes.subarray(start, at) });
  }
  return fields;
}
