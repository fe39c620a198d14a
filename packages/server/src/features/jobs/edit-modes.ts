import {
  EDIT_ARGUMENTS,
  type EditArguments,
  type EditMode,
  PAINT_HEX,
  type StagingPlan,
  type WallColorName,
} from '@home-design/contract';
import type { EditRequest } from '@home-design/engine';
import { readPlan } from './read-plan.ts';

/** An edit as one mode understands it. */
export interface ReadEdit {
  /** Arguments with their defaults filled in; the seed is kept apart. */
  arguments: Record<string, unknown>;
  /** As it was sent; undefined when it is left to the server. */
  seed: number | undefined;
  /** How many versions with seeds of their own were asked for. */
  alternatives: number;
  /** Whether what results shows a changed photo, or something that was added to it. */
  kind: 'edited' | 'generated';
  /** The arrangement a staging was told to render; null for a new one, and for everything else. */
  plan: StagingPlan | null;
  /** Names the version that results. */
  label: string;
  description: string;
  /** What the engine is asked for. */
  request(seed: number): EditRequest;
}

/**
 * Reads the arguments of an edit by the schema of its mode.
 * @throws ZodError when they do not fit
 */
export function readEdit(mode: EditMode, raw: unknown): ReadEdit {
  switch (mode) {
    case 'furniture':
      return furniture(EDIT_ARGUMENTS[mode].parse(raw));
    case 'wall-color':
      return wallColor(EDIT_ARGUMENTS[mode].parse(raw));
    case 'lighting':
      return lighting(EDIT_ARGUMENTS[mode].parse(raw));
  }
}

const CHANGED = { alternatives: 1, kind: 'edited', plan: null } as const;

function furniture(accepted: EditArguments<'furniture'>): ReadEdit {
  const { seed, alternatives, plan: given, ...args } = accepted;
  const plan = given ? { ...readPlan(given), style: args.style } : null;
  const room = inWords(args.room_type).toLowerCase();
  const article = /^[aeiou]/.test(room) ? 'an' : 'a';
  return {
    arguments: args,
    seed: seed ?? given?.seed,
    alternatives,
    kind: 'generated',
    plan,
    label: `Furniture: ${inWords(args.style)} ${room}`,
    description: plan
      ? `Furnished as ${article} ${room} in ${args.style} style, in a given arrangement`
      : `Furnished as ${article} ${room} in ${args.style} style`,
    request: (chosen) => ({
      mode: 'furniture',
      style: args.style,
      room_type: args.room_type,
      strength: args.strength,
      seed: chosen,
      ...(plan ? { plan: { ...plan, seed: chosen } } : {}),
    }),
  };
}

function wallColor({ seed, ...args }: EditArguments<'wall-color'>): ReadEdit {
  const hex = paintHex(args.color);
  const isNamed = hex !== args.color.toUpperCase();
  const name = isNamed ? inWords(args.color) : hex;
  return {
    arguments: args,
    seed,
    ...CHANGED,
    label: `Wall color: ${name}`,
    description: isNamed ? `Walls painted ${name.toLowerCase()} (${hex})` : `Walls painted ${hex}`,
    request: (chosen) => ({
      mode: 'wall-color',
      color: hex,
      regions: { add: args.add_regions, remove: args.remove_regions },
      strength: args.strength,
      seed: chosen,
    }),
  };
}

function lighting({ seed, ...args }: EditArguments<'lighting'>): ReadEdit {
  const name = inWords(args.type);
  return {
    arguments: args,
    seed,
    ...CHANGED,
    label: `Lighting: ${name}`,
    description: `${name}; brightness ${args.brightness}, contrast ${args.contrast}, warmth ${args.warmth}`,
    request: (chosen) => ({
      mode: 'lighting',
      type: args.type,
      brightness: args.brightness,
      contrast: args.contrast,
      warmth: args.warmth,
      strength: args.strength,
      seed: chosen,
    }),
  };
}

function paintHex(color: string): string {
  return (PAINT_HEX[color as WallColorName] ?? color).toUpperCase();
}

/** `golden_hour` as people write it: 'Golden hour'. */
function inWords(option: string): string {
  const words = option.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
