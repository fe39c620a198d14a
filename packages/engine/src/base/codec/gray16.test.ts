import { expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { decodeGray16, encodeGray16Png } from './gray16.ts';

it('returns every 16-bit value unchanged', async () => {
  const data = Uint16Array.from({ length: 70 * 41 }, (_, i) => (i * 7919) % 65_536);
  data.set([0, 1, 255, 256, 32_767, 32_768, 65_535]);
  const bytes = await encodeGray16Png({ width: 70, height: 41, data });
  expect(await decodeGray16(bytes)).toEqual({ width: 70, height: 41, data });
});

it('refuses a truncated file', async () => {
  const bytes = await encodeGray16Png({ width: 64, height: 64, data: new Uint16Array(4096).fill(9) });
  await expect(decodeGray16(bytes.subarray(0, bytes.length >> 1))).rejects.toBeInstanceOf(EngineError);
});
