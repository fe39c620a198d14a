import { modelSession, Tensor } from '../../models/session.ts';
import type { Values } from './back-project.ts';
import { NETWORKS } from './networks.ts';
import type { Upscale } from './request.ts';

/** Enlarges a small picture by a network. Values in and out are sRGB, about 0 … 255. */
export async function runNetwork({ width, height, data }: Values, scale: Upscale): Promise<Values> {
  const session = await modelSession(NETWORKS[scale].model);
  const cells = width * height;
  const planes = new Float32Array(3 * cells);
  for (let i = 0; i < cells; i++) {
    for (let c = 0; c < 3; c++) planes[c * cells + i] = data[i * 3 + c]! / 255;
  }
  const [input] = session.inputNames;
  const [output] = session.outputNames;
  const result = await session.run({ [input!]: new Tensor('float32', planes, [1, 3, height, width]) });
  const enlarged = result[output!]!.data as Float32Array;
  const out = new Float32Array(enlarged.length);
  const many = cells * scale * scale;
  for (let i = 0; i < many; i++) {
    for (let c = 0; c < 3; c++) out[i * 3 + c] = 255 * enlarged[c * many + i]!;
  }
  return { width: width * scale, height: height * scale, data: out };
}
