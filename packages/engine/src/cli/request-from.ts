import { PAINT_HEX, paintHex } from '@home-design/vocabulary';
import { z } from 'zod';
import { EditRequest } from '../edits/edit-request.ts';
import { MODE_NAMES } from '../edits/mode-names.ts';
import type { EditOptions } from './edit-options.ts';
import { readPlanFile } from './plan-file.ts';
import { WrongUsage } from './plan-outputs.ts';

/**
 * The request of a command line. Only given options go in: the request's schema has the defaults, and refuses options
 * of other modes.
 *
 * @throws WrongUsage with the error and its solution.
 */
export async function requestFrom(options: EditOptions): Promise<EditRequest> {
  const {
    color,
    roomType,
    fromPlan,
    plan: _keptBy,
    remove,
    box,
    mask,
    keepBox,
    keepMask,
    sky,
    quality,
    output,
    json,
    mode,
    ...given
  } = options;
  const parsed = EditRequest.safeParse({
    mode: MODE_NAMES[mode] ?? mode,
    ...given,
    ...(color !== undefined && { color: hexOf(color) }),
    ...(roomType !== undefined && { room_type: roomType }),
    ...(sky !== undefined && { sky_type: sky }),
    ...(quality !== undefined && { removal_quality: quality }),
    ...(remove !== undefined && { categories: remove }),
    ...((box ?? mask ?? keepBox ?? keepMask) !== undefined && {
      corrections: { add: { boxes: box, painted: mask }, remove: { boxes: keepBox, painted: keepMask } },
    }),
    ...(fromPlan !== undefined && { plan: await readPlanFile(fromPlan) }),
  });
  if (parsed.success) return parsed.data;
  if (options.mode === 'wall-color' && color === undefined) {
    throw new WrongUsage('--mode wall-color needs --color, a paint name or a hex like #9CAF88.');
  }
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => OPTION_NAMES[key] ?? `--${key}`);
    throw new WrongUsage(`${names.join(', ')} does not go with --mode ${mode}.`);
  }
  const key = String(issue?.path[0] ?? 'mode');
  throw new WrongUsage(
    `${OPTION_NAMES[key] ?? `--${key}`}: ${issue?.message ?? z.prettifyError(parsed.error)}`,
  );
}

/** Options whose names differ from those in a request. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  room_type: '--room-type',
  sky_type: '--sky',
  removal_quality: '--quality',
  categories: '--remove',
  corrections: '--box, --mask, --keep-box or --keep-mask',
  plan: '--from-plan',
};

function hexOf(color: string): string {
  const hex = paintHex(color);
  if (hex !== null) return hex;
  throw new WrongUsage(
    `"${color}" is neither a hex like #9CAF88 nor one of ${Object.keys(PAINT_HEX).join(', ')}.`,
  );
}
