import type { PaintedViewName } from '@home-design/vocabulary';
import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask } from '../../base/raster/resize.ts';
import { floatsAt } from '../../base/typed-arrays.ts';
import { fractal } from '../../render/materials/noise.ts';
import { city } from '../../render/outside-view/city.ts';
import { garden } from '../../render/outside-view/garden.ts';
import { hills } from '../../render/outside-view/hills.ts';
import { sea } from '../../render/outside-view/sea.ts';
import type { Glance, Painter } from '../../render/outside-view/view-painting.ts';
import { type PaintedSky, paintSky } from '../sky/paint-sky.ts';
import { SKY_RECIPES, type SkyRecipe } from '../sky/sky-recipes.ts';
import type { SkyView } from '../sky/sky-view.ts';

/** A landscape: linear light 0 … 1, red green blue planes; painted in the panes only. */
export interface PaintedView {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

const PAINTING_SIDE = 1024;
/** The lens is focused on the room: blur of what is outside, standard deviation as a share of the long side. */
const OUT_OF_FOCUS = 0.0011;
/** Landscapes are painted in strong colors; through glass and air they look paler. */
const SATURATION = 0.74;
/** Leaves and grass are too many to paint: they appear as grain of this size (radians) in light and shade. */
const LEAF = 0.0042;
const LEAF_CONTRAST = 0.55;
/** Shade below this brightness is deeper than painted. */
const CONTRAST = 1.35;
const MIDDLE = 0.22;
/** Color of the air over the whole landscape, and its share. */
const AIR = [0.8, 0.87, 0.95] as const;
const AIR_SHARE = 0.06;

/** A bright sky with a few soft clouds, as a photo exposed for a room shows it. */
const SKY: SkyRecipe = { ...SKY_RECIPES.blue_sky, level: 0.5, haze: 3.2, saturation: 0.95 };

const PAINTERS: Readonly<Record<PaintedViewName, (seed: number) => Painter | null>> = {
  garden,
  hills,
  city,
  sea,
  sky: () => null,
};

/**
 * Paints the view of a photo's camera through its windows, with the horizon at the height given by the room's lines.
 *
 * @param panes the area to paint, of the photo's proportions.
 * @param eye meters of the camera above the floor.
 */
export function paintView(
  kind: PaintedViewName,
  view: SkyView,
  panes: Mask,
  eye: number,
  seed: number,
): PaintedView {
  const { width, height } = fitWithin(panes, PAINTING_SIDE);
  const sigma = OUT_OF_FOCUS * Math.max(width, height);
  const wanted = dilate(resizeMask(panes, width, height), Math.ceil(3 * sigma) + 1);
  const isWanted = (x: number, y: number) => wanted.data[y * width + x]! > 0;
  const painted = paintSky(SKY, view, { width, height }, isWanted, seed);
  const painter = PAINTERS[kind](seed);
  if (painter) paintLand(painter, painted, view, eye, isWanted, seed);
  const plane = (c: number): Float32Array => {
    const data = floatsAt(width * height, (i) => painted.data[3 * i + c]!);
    return gaussianBlur({ width, height, data }, sigma).data;
  };
  return { width, height, planes: [plane(0), plane(1), plane(2)] };
}

function paintLand(
  painter: Painter,
  { width, height, data }: PaintedSky,
  view: SkyView,
  eye: number,
  isWanted: (x: number, y: number) => boolean,
  seed: number,
): void {
  const glance: Glance = { ox: 0, oy: eye, oz: 0, dx: 0, dy: 0, dz: 0, along: 0, height: 0 };
  const color = new Float64Array(3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      if (!isWanted(x, y)) continue;
      [glance.dx, glance.dy, glance.dz] = view.look((x + 0.5) / width, (y + 0.5) / height);
      for (let c = 0; c < 3; c++) color[c] = data[at + c]!;
      painter(glance, color);
      if (color[0] === data[at] && color[1] === data[at + 1]) continue;
      const gray = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
      const deeper = Math.min(1, (gray / MIDDLE) ** (CONTRAST - 1));
      const light = deeper * (1 + leaves(glance, color, seed));
      for (let c = 0; c < 3; c++) {
        const pale = (gray + SATURATION * (color[c]! - gray)) * light;
        data[at + c] = Math.max(0, pale + AIR_SHARE * (AIR[c]! - pale));
      }
    }
  }
}

/** Light and shade among leaves, more the greener a place is: added to 1. */
function leaves({ dx, dy, dz }: Glance, color: Float64Array, seed: number): number {
  const green = Math.min(
    1,
    Math.max(0, (color[1]! - Math.max(color[0]!, color[2]!)) / (0.12 * color[1]! + 1e-6)),
  );
  if (green <= 0) return 0;
  const along = Math.atan2(dx, -dz) / LEAF;
  return LEAF_CONTRAST * green * fractal(along, dy / LEAF, 3, seed + 61);
}
