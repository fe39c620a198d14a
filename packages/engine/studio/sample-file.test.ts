import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSampleFile } from './sample-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sample-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a sample file', () => {
  it('is a safetensors file that contains every number at the place in its header', () => {
    const path = join(folder, '1.safetensors');
    writeSampleFile(
      path,
      {
        half: { shape: [1, 2], data: Float16Array.from([0.5, -2]) },
        classes: { shape: [3], data: Uint8Array.from([1, 2, 255]) },
        normals: { shape: [2], data: Int8Array.from([-127, 5]) },
      },
      { seed: '1' },
    );
    const bytes = readFileSync(path);
    const length = Number(bytes.readBigUInt64LE());
    expect(length % 8).toBe(0);
    const header = JSON.parse(bytes.subarray(8, 8 + length).toString());
    const data = bytes.subarray(8 + length);
    expect(header).toEqual({
      __metadata__: { seed: '1' },
      half: { dtype: 'F16', shape: [1, 2], data_offsets: [0, 4] },
      classes: { dtype: 'U8', shape: [3], data_offsets: [4, 7] },
      normals: { dtype: 'I8', shape: [2], data_offsets: [7, 9] },
    });
    expect([...new Float16Array(Uint8Array.from(data.subarray(0, 4)).buffer)]).toEqual([0.5, -2]);
    expect([...data.subarray(4, 7)]).toEqual([1, 2, 255]);
    expect([data.readInt8(7), data.readInt8(8)]).toEqual([-127, 5]);
  });

  it('leaves no part of a file behind', () => {
    expect(readdirSync(folder)).toEqual(['1.safetensors']);
  });
});
