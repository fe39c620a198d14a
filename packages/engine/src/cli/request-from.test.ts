import { describe, expect, it } from 'vitest';
import { EDITS } from '../edits/edits.ts';
import { MODE_NAMES } from '../edits/mode-names.ts';
import { type EditOptions, editCommand } from './edit-options.ts';
import { requestFrom } from './request-from.ts';

/** The request of a command line; it is only parsed, not run. */
function asked(...args: string[]) {
  const command = editCommand().configureOutput({ writeErr: () => undefined });
  command.parse(['node', 'edit', 'room.jpg', '-o', 'out.jpg', ...args]);
  return requestFrom(command.opts<EditOptions>());
}

/** Required options of modes. */
const NEEDED: Readonly<Record<string, string[]>> = {
  'wall-color': ['--color', 'sage'],
  brand: ['--text', 'Grove'],
};

describe('requestFrom', () => {
  it.each(Object.keys(EDITS))('asks for %s', async (mode) => {
    expect(await asked('-m', mode, ...(NEEDED[mode] ?? []))).toMatchObject({ mode });
  });

  it.each(Object.entries(MODE_NAMES))('takes %s for %s', async (name, mode) => {
    expect(await asked('-m', name, ...(NEEDED[mode] ?? []))).toMatchObject({ mode });
  });

  it.each([
    [
      ['-m', 'redesign', '--style', 'luxury', '--room-type', 'bedroom', '--light', 'moody', '-c', 'navy'],
      {
        mode: 'redesign',
        style: 'luxury',
        room_type: 'bedroom',
        light: 'moody',
        color: '#2B3A57',
      },
    ],
    [
      ['-m', 'selective-change', '--remove', 'sofa,plant', '--objects', '3,1', '--box', '0,0,0.5,0.5'],
      {
        categories: ['sofa', 'plant'],
        objects: [3, 1],
        corrections: { add: { boxes: [{ x: 0, y: 0, width: 0.5, height: 0.5 }] } },
      },
    ],
    [
      ['-m', 'outdoor-space', '--sky', 'sunset', '--strength', '0.5', '--seed', '9'],
      {
        sky_type: 'sunset',
        strength: 0.5,
        seed: 9,
      },
    ],
    [['-m', 'blueprint', '--units', 'imperial', '--paper', 'white'], { units: 'imperial', paper: 'white' }],
    [
      ['-m', 'brand', '--logo', 'l.png', '--corner', 'top-left', '--size', '0.3', '--opacity', '0.5'],
      {
        logo: 'l.png',
        corner: 'top-left',
        size: 0.3,
        opacity: 0.5,
      },
    ],
  ] as const)('carries %j over', async (args, request) => {
    expect(await asked(...args)).toMatchObject(request);
  });

  it.each([
    [['-m', 'upright', '--room-type', 'bedroom'], '--room-type does not go with --mode upright.'],
    [['-m', 'lighting', '--sky', 'sunset'], '--sky does not go with --mode lighting.'],
    [['-m', 'brand'], '--text: must be given, or else a logo, but not both'],
    [['-m', 'brand', '--text', 'A', '--size', '0.9'], '--size: '],
    [['-m', 'blueprint', '--strength', '1'], '--strength does not go with --mode blueprint.'],
  ])('refuses %j', async (args, complaint) => {
    await expect(asked(...args)).rejects.toThrow(complaint);
  });
});
