import type { RoomType } from '@home-design/vocabulary';
import { STYLE_PALETTES, type WallPaint } from '../../furniture/styles/palettes.ts';
import type { Step, Way } from '../compose/step.ts';
import type { Corrections } from '../corrections/corrections.ts';
import { EmptyRoomRequest } from '../empty-room/request.ts';
import { StagingRequest } from '../furniture/request.ts';
import { LightingRequest } from '../lighting/request.ts';
import { WallColorRequest } from '../wall-color/request.ts';
import { ifFurnished, unlessFurnished, unlessNoGround } from './is-furnished.ts';

/** The input of the parts of a restyled room. */
export interface Restyling {
  readonly style: StagingRequest['style'];
  readonly room_type: RoomType;
  readonly strength: number;
  readonly seed: number;
  readonly materials_seed?: number | undefined;
}

/** Share of the whole time each part takes. */
const EFFORT = { walls: 1, furniture: 6, emptyAndFurnish: 10, light: 0.5 };
/** Emptied rooms below this confidence are seldom clean enough for new furniture. */
const LEAST_EMPTIED = 0.55;
/** The strength for which the palettes' light is set. */
const USUAL_STRENGTH = 0.8;

/** Repaints the walls: in the given color, or in one of the style's paints. */
export function wallsPart(
  role: Step['role'],
  given: Restyling & { readonly corrections: Corrections },
  color?: string,
): Step {
  const { style, corrections, strength, seed, materials_seed = seed } = given;
  const paint = color === undefined ? paintOf(style, materials_seed) : { name: color, hex: color };
  return {
    about: 'Wall color',
    ways: [
      {
        edits: [
          WallColorRequest.parse({ mode: 'wall-color', color: paint.hex, corrections, strength, seed }),
        ],
        willDo: 'Paints the walls.',
        done: `Walls painted in ${paint.name}.`,
      },
    ],
    role,
    effort: EFFORT.walls,
  };
}

/** The style's paints alternate with the seed; 0 gives the most common one. */
function paintOf(style: Restyling['style'], seed: number): WallPaint {
  const { walls } = STYLE_PALETTES[style];
  return walls[seed % walls.length] ?? walls[0];
}

/**
 * Furnishes the room. In a furnished room, `replace` removes the furniture first if the result is clean, and `keep`
 * leaves it; nothing is added to it.
 */
export function furniturePart(role: Step['role'], given: Restyling, existing: 'replace' | 'keep'): Step {
  const { style, room_type, strength, seed, materials_seed } = given;
  const furnish = StagingRequest.parse({
    mode: 'furniture',
    style,
    room_type,
    strength,
    seed,
    materials_seed,
  });
  const onFreeFloor: Way = {
    edits: [furnish],
    willDo: 'Furnishes the room.',
    done: `Furnished in ${style} style.`,
    whyNot: unlessFurnished,
  };
  const anew: Way = {
    edits: [EmptyRoomRequest.parse({ mode: 'empty-room', room_type: 'general', seed }), furnish],
    willDo: 'Removes the old furniture and furnishes the room, if the empty room comes out cleanly.',
    done: `Old furniture taken out, and furnished in ${style} style.`,
    whyNot: ifFurnished,
    leastConfidence: LEAST_EMPTIED,
  };
  return {
    about: 'Furniture',
    ways: existing === 'replace' ? [anew, onFreeFloor] : [onFreeFloor],
    role,
    effort: EFFORT.emptyAndFurnish,
  };
}

/** Outdoor furniture on the ground in view. */
export function terracePart(role: Step['role'], given: Omit<Restyling, 'room_type'>): Step {
  const { style, strength, seed, materials_seed } = given;
  return {
    about: 'Outdoor furniture',
    ways: [
      {
        edits: [
          StagingRequest.parse({
            mode: 'furniture',
            style,
            room_type: 'outdoor',
            strength,
            seed,
            materials_seed,
          }),
        ],
        willDo: 'Puts outdoor furniture on the ground.',
        done: `Outdoor furniture in ${style} style put on the ground.`,
        whyNot: unlessNoGround,
      },
    ],
    role,
    effort: EFFORT.furniture,
  };
}

/** Light of the given mood, or of the style, as mild as in its palette. */
export function lightPart(
  role: Step['role'],
  { style, strength, seed }: Pick<Restyling, 'style' | 'strength' | 'seed'>,
  mood?: LightingRequest['type'],
): Step {
  const { light } = STYLE_PALETTES[style];
  const type = mood ?? light.type;
  const request = LightingRequest.parse({
    mode: 'lighting',
    type,
    warmth: mood === undefined ? light.warmth : 0,
    strength: mood === undefined ? Math.min(1, (light.strength * strength) / USUAL_STRENGTH) : strength,
    seed,
  });
  return {
    about: 'Light',
    ways: [
      { edits: [request], willDo: 'Changes the light.', done: `Light set to ${type.replaceAll('_', ' ')}.` },
    ],
    role,
    effort: EFFORT.light,
  };
}
