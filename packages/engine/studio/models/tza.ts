/** A tensor as published: half floats stay packed. */
export interface TzaTensor {
  readonly dimensions: readonly number[];
  /** 'f' = 32-bit, 'h' = 16-bit IEEE 754 floats, little-endian. */
  readonly type: 'f' | 'h';
  readonly bytes: Uint8Array;
}

const MAGIC = 0x41d7;
const BYTES_PER_VALUE = { f: 4, h: 2 } as const;

/**
 * Reads the tensor archive format of Intel Open Image Denoise (its source, `core/tza.cpp`): a header that points to
 * a table of names, dimensions, types and offsets.
 *
 * @throws Error when the bytes are no such archive.
 */
export function readTza(archive: Uint8Array): Map<string, TzaTensor> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (archive.byteLength < 12 || view.getUint16(0, true) !== MAGIC) throw new Error('Not a TZA archive.');
  let at = Number(view.getBigUint64(4, true));
  const text = (size: number) => {
    at += size;
    return new TextDecoder().decode(archive.subarray(at - size, at));
  };
  const byte = () => view.getUint8(at++);
  const word = () => {
    at += 4;
    return view.getUint32(at - 4, true);
  };

  const tensors = new Map<string, TzaTensor>();
  const count = word();
  for (let i = 0; i < count; i++) {
    const nameSize = view.getUint16(at, true);
    at += 2;
    const name = text(nameSize);
    const dimensions = Array.from({ length: byte() }, word);
    const layout = text(dimensions.length);
    const type = text(1);
    if (type !== 'f' && type !== 'h')
      throw new Error(`Tensor ${name} (${layout}) has the unknown type ${type}.`);
    const offset = Number(view.getBigUint64(at, true));
    at += 8;
    const size = dimensions.reduce((product, d) => product * d, BYTES_PER_VALUE[type]);
    tensors.set(name, { dimensions, type, bytes: archive.subarray(offset, offset + size) });
  }
  return tensors;
}
