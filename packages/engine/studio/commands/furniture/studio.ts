import { sheet } from '../../../src/base/geometry/shapes.ts';
import { normalize, type Vec3 } from '../../../src/base/geometry/vector.ts';
import type { Raster } from '../../../src/base/raster/raster.ts';
import type { Piece } from '../../../src/furniture/piece.ts';
import { denoise } from '../../../src/render/denoise/denoise.ts';
import { develop } from '../../../src/render/develop.ts';
import { type Light, makeCamera, type RenderScene, render } from '../../../src/render/index.ts';
import { linearFromHex, material } from '../../../src/render/materials/material.ts';

/** Seamless paper: floor and wall in one sweep. */
const PAPER = material({ kind: 'plain', color: '#d8d4cd' });

/** A large soft lamp from the upper left and a bright room all around. */
const STUDIO: Light = {
  kind: 'daylight',
  sky: {
    zenith: linearFromHex('#ffffff'),
    horizon: linearFromHex('#cfd3d8'),
    ground: linearFromHex('#a9a49c'),
  },
  sun: { direction: normalize([-0.6, 0.9, 0.5]), irradiance: [1.9, 1.8, 1.65], radius: 0.16 },
  portals: [],
  lamps: [],
};

/** The view of a piece's photo. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  /** Paths a pixel. */
  readonly samples: number;
  readonly threads: number;
  /** The camera's direction from the piece: 0 = before it, positive = to its left (degrees). */
  readonly yaw: number;
  /** How much farther away than usual the camera stands. */
  readonly farther?: number;
}

/** A catalog picture of a piece of furniture on seamless paper. */
export async function photographPiece(piece: Piece, shot: Shot): Promise<Raster> {
  const { width, height, samples, threads } = shot;
  const features = await render(studioScene(piece, shot), { samples, bounces: 5, seed: 1, threads });
  const { radiance: color, albedo, normal } = features;
  const light = await denoise({ width, height, color, albedo, normal }, { quality: 'best' });
  // Exposed on the paper, so that all pictures of a sheet are equally bright.
  const counts = Uint8Array.from(features.object, (object) => (object === 0 ? 1 : 0));
  const development = { balance: 0, exposure: 0.75, contrast: 0.2, glow: 0.01, grain: 0 };
  return develop({ width, height, light, counts }, development);
}

function studioScene(piece: Piece, { width, height, yaw, farther = 1 }: Shot): RenderScene {
  const [wide, tall, deep] = piece.size;
  const reach = Math.max(Math.hypot(wide, deep) / 2, tall * 0.7 * (width / height));
  const distance = reach * 4.4 * farther;
  const turn = (yaw / 180) * Math.PI;
  const position: Vec3 = [-Math.sin(turn) * distance, tall * 0.5 + distance * 0.3, Math.cos(turn) * distance];
  const paper = sheet((u, v) => paperSweep(u, v, reach, turn), 2, 24);
  return {
    surfaces: [
      { mesh: paper, material: PAPER, object: 0 },
      ...piece.parts.map((part) => ({ ...part, object: 1 })),
    ],
    camera: makeCamera({ position, target: [0, tall * 0.44, 0], focal: 2.25, width, height }),
    light: STUDIO,
  };
}

/** The paper is under the piece and rises behind it, seen from the camera. */
function paperSweep(u: number, v: number, reach: number, turn: number): Vec3 {
  const x = (u - 0.5) * reach * 24;
  const run = (v - 0.35) * reach * 16;
  const bend = reach * 5;
  const beyond = Math.max(0, run - reach * 2.2);
  const angle = Math.min(Math.PI / 2, beyond / bend);
  const back = Math.min(run, reach * 2.2) + bend * Math.sin(angle);
  const up = bend * (1 - Math.cos(angle)) + Math.max(0, beyond - (bend * Math.PI) / 2);
  return [x * Math.cos(turn) + back * Math.sin(turn), up, x * Math.sin(turn) - back * Math.cos(turn)];
}
