import type { Point } from '../../marks/mark.ts';
import type { Kinds, PlanItem } from '../plan-items.ts';
import { farFirst, type Outline } from './outline.ts';
import type { FittedSprite } from './sprites.ts';

/** Width of the sketch in pixels; a screen shows no more. */
const WIDTH = 1280;
/** A cut-out is this much larger than its outline, for soft edges and the shadow beside it. */
const MARGIN = 1.03;

/** A thing, with its rendered place and its new place. */
export interface Placed {
  item: PlanItem;
  outline: Outline;
  /** Its outline in the rendered picture; null when another thing is there. */
  rendered: Outline | null;
  /** Whether its place differs from the rendered picture. */
  isMoved: boolean;
  /** The piece itself at this place; null while it is not loaded. */
  sprite: FittedSprite | null;
}

/** An arrangement to sketch. */
export interface Sketched {
  placed: readonly Placed[];
  /** Outlines of rendered things that were removed. */
  gone: readonly Outline[];
  /** Whether nothing of the arrangement is missing in `placed`, as things partly behind the camera are. */
  isWhole: boolean;
  kinds: Kinds;
}

/** The pictures from which an arrangement is sketched. */
export interface CutOuts {
  width: number;
  height: number;
  empty: HTMLImageElement;
  /** Furniture and its shadows; the rest is transparent. */
  furniture: HTMLCanvasElement;
}

/** The furniture of a photo that shows none yet. */
export async function nothingCutOut(url: string): Promise<CutOuts> {
  const empty = new Image();
  empty.src = url;
  await empty.decode();
  const width = Math.min(WIDTH, empty.naturalWidth);
  const height = Math.round((width * empty.naturalHeight) / empty.naturalWidth);
  const furniture = document.createElement('canvas');
  Object.assign(furniture, { width, height });
  return { width, height, empty, furniture };
}

/** Loads both pictures, and cuts the furniture out of the furnished one. */
export async function cutOuts(urls: { empty: string; furnished: string; mask: string }): Promise<CutOuts> {
  const [empty, furnished, mask] = await Promise.all(
    [urls.empty, urls.furnished, urls.mask].map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image;
    }),
  );
  if (!empty || !furnished || !mask) throw new Error('A picture is missing.');
  const width = Math.min(WIDTH, furnished.naturalWidth);
  const height = Math.round((width * furnished.naturalHeight) / furnished.naturalWidth);
  const shape = { width, height };
  const opacity = pixelsOf(mask, shape);
  const { context, data } = pixelsOf(furnished, shape);
  for (let at = 0; at < data.data.length; at += 4) data.data[at + 3] = opacity.data.data[at] ?? 0;
  context.putImageData(data, 0, 0);
  return { ...shape, empty, furniture: context.canvas };
}

function pixelsOf(image: HTMLImageElement, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(image, 0, 0, width, height);
  return { context, data: context.getImageData(0, 0, width, height) };
}

/**
 * Sketches an arrangement without rendering it. Once the sprites of all things are loaded, it is made of them alone.
 * Before that, a moved thing without a sprite is cut out of the rendered picture and drawn at its new place, in the
 * size it has there.
 */
export function drawCutOuts(
  canvas: HTMLCanvasElement,
  cut: CutOuts,
  { placed, gone, isWhole, kinds }: Sketched,
): void {
  const { width, height } = cut;
  if (canvas.width !== width) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(cut.empty, 0, 0, width, height);
  if (isWhole && placed.every(({ sprite }) => sprite)) {
    for (const { sprite } of farFirst(placed, kinds)) if (sprite) putSprite(context, cut, sprite);
    return;
  }
  context.drawImage(unmovedLayer(cut, placed, gone), 0, 0);

  const moved = placed.filter(({ isMoved }) => isMoved);
  const farthest = Math.max(
    0,
    ...[...moved.map(({ rendered }) => rendered), ...gone].map((one) => one?.foot.depth ?? 0),
  );
  const again = placed.filter(({ isMoved, outline }) => isMoved || outline.foot.depth < farthest);
  for (const { outline, rendered, sprite, isMoved } of farFirst(again, kinds)) {
    if (isMoved && sprite) putSprite(context, cut, sprite);
    else if (rendered) putCutOut(context, cut, rendered, outline);
  }
}

/** All furniture that was not moved or removed. */
function unmovedLayer(cut: CutOuts, placed: readonly Placed[], gone: readonly Outline[]): HTMLCanvasElement {
  const layer = document.createElement('canvas');
  Object.assign(layer, { width: cut.width, height: cut.height });
  const context = layer.getContext('2d');
  if (!context) return layer;
  context.drawImage(cut.furniture, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  const left = placed.flatMap(({ isMoved, rendered }) => (isMoved && rendered ? [rendered] : []));
  for (const { around } of [...left, ...gone]) {
    trace(context, around, cut);
    context.fill();
  }
  return layer;
}

function putSprite(
  context: CanvasRenderingContext2D,
  { width, height }: CutOuts,
  { sprite: { picture, area }, fit: [a, b, c, d, e, f] }: FittedSprite,
): void {
  context.save();
  context.scale(width, height);
  context.transform(a, b, c, d, e, f);
  context.drawImage(picture, area.left, area.top, area.right - area.left, area.bottom - area.top);
  context.restore();
}

function putCutOut(context: CanvasRenderingContext2D, cut: CutOuts, from: Outline, to: Outline): void {
  const { width, height } = cut;
  const scale = from.foot.depth / to.foot.depth;
  context.save();
  context.translate(to.foot.x * width, to.foot.y * height);
  context.scale(scale, scale);
  context.translate(-from.foot.x * width, -from.foot.y * height);
  trace(context, from.around, cut);
  context.clip();
  context.drawImage(cut.furniture, 0, 0);
  context.restore();
}

function trace(
  context: CanvasRenderingContext2D,
  around: readonly Point[],
  { width, height }: { width: number; height: number },
): void {
  const middle = {
    x: around.reduce((sum, { x }) => sum + x, 0) / around.length,
    y: around.reduce((sum, { y }) => sum + y, 0) / around.length,
  };
  context.beginPath();
  for (const { x, y } of around) {
    context.lineTo(
      (middle.x + (x - middle.x) * MARGIN) * width,
      (middle.y + (y - middle.y) * MARGIN) * height,
    );
  }
  context.closePath();
}
