import { type EditArguments, inWords, styleInWords, versionName } from '@home-design/contract';
import { readPlan } from '../read-plan.ts';
import type { ReadEdit } from './read-edit.ts';

/** Furnishes the room, or renders a given arrangement. */
export function furniture(accepted: EditArguments<'furniture'>): ReadEdit {
  const { seed, alternatives, plan: given, ...args } = accepted;
  const plan = given ? { ...readPlan(given), style: args.style } : null;
  const room = inWords(args.room_type).toLowerCase();
  const article = /^[aeiou]/.test(room) ? 'an' : 'a';
  return {
    arguments: args,
    bulky: plan ? { plan } : {},
    seed: seed ?? given?.seed,
    alternatives,
    kind: 'generated',
    plan,
    label: versionName('furniture', args),
    description: plan
      ? `Furnished as ${article} ${room} in ${styleInWords(args.style)}, in a given arrangement`
      : `Furnished as ${article} ${room} in ${styleInWords(args.style)}`,
    files: {},
    request: (chosen) => ({
      mode: 'furniture',
      style: args.style,
      room_type: args.room_type,
      strength: args.strength,
      seed: chosen,
      materials_seed: args.materials_seed,
      ...(plan ? { plan: { ...plan, seed: chosen } } : {}),
    }),
  };
}
