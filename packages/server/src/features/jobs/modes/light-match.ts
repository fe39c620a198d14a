import { type EditArguments, versionName } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Moves exposure and color of the light by given amounts. */
export function lightMatch({ seed, ...args }: EditArguments<'light-match'>): ReadEdit {
  const { exposure, red, blue } = args;
  const signed = (stops: number) => `${stops < 0 ? '−' : '+'}${Math.abs(stops).toFixed(2)}`;
  return {
    ...CHANGED,
    arguments: args,
    seed,
    label: versionName('light-match', args),
    description: `Light brought in line with the other photos; stops of exposure ${signed(exposure)}, red ${signed(red)}, blue ${signed(blue)}`,
    request: (chosen) => ({ mode: 'light-match', exposure, red, blue, seed: chosen }),
  };
}
