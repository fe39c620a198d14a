import { expect, it } from 'vitest';
import { oidnUnet } from './oidn-unet.ts';
import { readTza } from './tza.ts';

/** A TZA archive of one tensor: header, data, then the table. */
function archiveOf(name: string, dimensions: readonly number[], values: Float32Array): Uint8Array {
  const data = Buffer.from(values.buffer);
  const header = Buffer.alloc(12);
  header.writeUInt16LE(0x41d7, 0);
  header.writeUInt8(2, 2);
  header.writeBigUInt64LE(BigInt(12 + data.length), 4);
  const number = (write: 'writeUInt16LE' | 'writeUInt32LE', bytes: number, value: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer[write](value);
    return buffer;
  };
  const offset = Buffer.alloc(8);
  offset.writeBigUInt64LE(12n);
  return Buffer.concat([
    header,
    data,
    number('writeUInt32LE', 4, 1),
    number('writeUInt16LE', 2, name.length),
    Buffer.from(name),
    Buffer.from([dimensions.length]),
    ...dimensions.map((size) => number('writeUInt32LE', 4, size)),
    Buffer.from('oihw'.slice(0, dimensions.length)),
    Buffer.from('f'),
    offset,
  ]);
}

it('reads the tensors of an archive', () => {
  const archive = archiveOf('enc_conv0.weight', [2, 3], Float32Array.of(1, 2, 3, 4, 5, 6));
  const tensor = readTza(archive).get('enc_conv0.weight');
  expect(tensor).toMatchObject({ dimensions: [2, 3], type: 'f' });
  expect(new Float32Array(Uint8Array.from(tensor!.bytes).buffer)).toEqual(Float32Array.of(1, 2, 3, 4, 5, 6));
});

it('refuses other files and archives without the layers', () => {
  expect(() => readTza(new Uint8Array(64))).toThrow('Not a TZA archive.');
  expect(() => oidnUnet(archiveOf('other', [1], Float32Array.of(1)))).toThrow('no tensor enc_conv0.weight');
});
