import type { PaintedView } from './paint-view.ts';

/** Linear brightness of a view's white in a photo that shows room and view equally well: by the room's brightness. */
const BESIDE_DARK = 0.82;
const BESIDE_BRIGHT = 1.15;
/** Median linear brightness of a bright room. */
const BRIGHT_ROOM = 0.5;
/** Linear brightness from which tones are rolled off, and where they end. */
const KNEE = 0.7;
const WHITEST = 0.97;
/** Light of the room that the panes reflect, as a share of its brightness. */
const MIRRORED = 0.04;

/**
 * A view with the brightness of a well-exposed photo of its room: brighter than the room, not overexposed, with a
 * little of the room's light reflected in the glass.
 *
 * @param room median linear brightness of the room.
 */
export function exposeView({ width, height, planes }: PaintedView, room: number): PaintedView {
  const gain = BESIDE_DARK + (BESIDE_BRIGHT - BESIDE_DARK) * Math.min(1, room / BRIGHT_ROOM);
  const mirrored = MIRRORED * room;
  const exposed = (plane: Float32Array) => plane.map((light) => shoulder(light * gain + mirrored));
  return { width, height, planes: [exposed(planes[0]), exposed(planes[1]), exposed(planes[2])] };
}

function shoulder(light: number): number {
  if (light <= KNEE) return light;
  return KNEE + (WHITEST - KNEE) * (1 - Math.exp(-(light - KNEE) / (WHITEST - KNEE)));
}
