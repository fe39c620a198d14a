import { renameSync, writeFileSync } from 'node:fs';

/** Numbers of a sample by name, with their shape. */
export interface SampleTensor {
  readonly shape: readonly number[];
  readonly data: Float16Array | Uint8Array | Int8Array;
}

const typeOf = (data: SampleTensor['data']): string => {
  if (data instanceof Float16Array) return 'F16';
  return data instanceof Uint8Array ? 'U8' : 'I8';
};

/** A header's length has eight bytes, and is a multiple of eight. */
const LENGTH_BYTES = 8;

/**
 * Writes tensors in the safetensors format: length of the header, header in JSON, data. The file is there whole or not
 * at all.
 */
export function writeSampleFile(
  path: string,
  tensors: Readonly<Record<string, SampleTensor>>,
  metadata: Readonly<Record<string, string>>,
): void {
  const header: Record<string, unknown> = { __metadata__: metadata };
  let at = 0;
  for (const [name, { shape, data }] of Object.entries(tensors)) {
    header[name] = { dtype: typeOf(data), shape, data_offsets: [at, at + data.byteLength] };
    at += data.byteLength;
  }
  const text = JSON.stringify(header);
  const padded = Buffer.from(text.padEnd(Math.ceil(text.length / LENGTH_BYTES) * LENGTH_BYTES));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeBigUInt64LE(BigInt(padded.length));
  const parts = Object.values(tensors).map(({ data }) =>
    Buffer.from(data.buffer, data.byteOffset, data.byteLength),
  );
  writeFileSync(`${path}.part`, Buffer.concat([length, padded, ...parts]));
  renameSync(`${path}.part`, path);
}
