import { modelSession } from '../../models/session.ts';
import { denoiseByWavelets } from './a-trous.ts';
import type { DenoiseOptions, NoisyPicture } from './noisy-picture.ts';
import { denoiseByNetwork, NETWORKS } from './oidn.ts';

/**
 * Takes the grain out of a path-traced picture: by Open Image Denoise's network, or by wavelets where the network
 * cannot be loaded. Pixels outside the mask come back as they were.
 *
 * @throws the signal's reason when aborted.
 */
export async function denoise(
  picture: NoisyPicture,
  options: DenoiseOptions,
  loadNetwork: typeof modelSession = modelSession,
): Promise<Float32Array> {
  const network = await loadNetwork(NETWORKS[options.quality]).catch(() => undefined);
  return network ? denoiseByNetwork(network, picture, options) : denoiseByWavelets(picture, options.mask);
}
