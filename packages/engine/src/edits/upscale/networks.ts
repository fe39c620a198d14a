import type { ModelName } from '../../models/session.ts';
import type { Upscale } from './request.ts';

/** A network that enlarges, and the weight of its result. */
export interface Network {
  readonly model: ModelName;
  /**
   * Share of its picture in the result, 0 … 1; the rest is Lanczos. The details that it adds at four times are partly
   * invented, and structure (SSIM) is best with less than all of it.
   */
  readonly share: number;
}

/**
 * The slim one of the published sizes: the medium one would take three to four times as long for 0.1 dB more at two
 * times and 0.1 to 0.4 dB more at three and four times.
 */
export const NETWORKS: Readonly<Record<Upscale, Network>> = {
  2: { model: 'esrgan-slim-x2', share: 1 },
  3: { model: 'esrgan-slim-x3', share: 0.8 },
  4: { model: 'esrgan-slim-x4', share: 0.65 },
};

/** Pixels of the photo around a pixel that its enlargement depends on: what the layers' kernels add up to. */
export const NETWORK_REACH = 10;
