import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { Rectangle } from '../edits/corrections/corrections.ts';
import { EditRequest } from '../edits/edit-request.ts';
import { EDITS } from '../edits/edits.ts';
import { EMPTY_ROOM_TYPES } from '../edits/empty-room-types.ts';
import { PAINTS, paintHex } from '../edits/paints.ts';
import { LIGHTING_TYPES } from '../edits/requests/lighting.ts';
import { SKY_TYPES } from '../edits/sky/sky-recipes.ts';
import { ROOM_TYPES } from '../edits/staging/plan/staging-plan.ts';
import { STAGING_STYLES } from '../furniture/styles/style.ts';
import { OBJECT_TYPES } from '../objects/index.ts';
import { editFiles } from './edit-files.ts';
import { readPlanFile } from './plan-file.ts';
import { type PlannedEdit, planOutputs, WrongUsage } from './plan-outputs.ts';

/** What the shell is told. */
export const EXIT = { ok: 0, someFailed: 1, wrongUsage: 2 } as const;

const HELP = `
Examples:
  npm run edit -- photo.jpg --mode wall-color --color sage -o out.jpg
  npm run edit -- photo.jpg --mode wall-color --color '#9CAF88' -o out.png
  npm run edit -- photo.jpg --mode wall-color --color sage --keep-box 0.6,0.2,0.1,0.5 -o out.jpg
  npm run edit -- a.jpg b.jpg --mode lighting --type twilight -o results/
  npm run edit -- room.jpg --mode furniture --style scandinavian --room-type bedroom -o staged.jpg --plan plan.json
  npm run edit -- room.jpg --mode furniture --from-plan plan.json -o staged-again.jpg
  npm run edit -- room.jpg --mode object-removal --remove sofa,plant -o without.jpg
  npm run edit -- room.jpg --mode object-removal --box 0.1,0.5,0.3,0.4 -o without.jpg
  npm run edit -- room.jpg --mode object-removal --mask painted.png -o without.jpg
  npm run edit -- room.jpg --mode declutter -o tidy.jpg
  npm run edit -- room.jpg --mode empty-room --room-type bedroom -o empty.jpg
  npm run edit -- house.jpg --mode sky --sky sunset -o evening.jpg

Paint names: ${[...PAINTS.keys()].join(', ')}

Exit codes: 0 all edits done, 1 some edit failed or was refused, 2 wrong usage.`;

interface Options {
  mode: EditRequest['mode'];
  color?: string;
  type?: string;
  brightness?: number;
  contrast?: number;
  warmth?: number;
  style?: string;
  roomType?: string;
  plan?: string;
  fromPlan?: string;
  remove?: string[];
  box?: Rectangle[];
  mask?: string;
  keepBox?: Rectangle[];
  keepMask?: string;
  sky?: string;
  strength?: number;
  seed?: number;
  output: string;
  json?: boolean;
}

/** Runs the command line and answers its exit code; results go to stdout, progress and complaints to stderr. */
export async function runEditCommand(argv: readonly string[]): Promise<number> {
  const command = editCommand();
  try {
    command.parse(argv);
    const options = command.opts<Options>();
    const request = await requestFrom(options);
    if (options.plan !== undefined && (request.mode !== 'furniture' || command.args.length > 1)) {
      throw new WrongUsage('--plan keeps the plan of one photo in --mode furniture.');
    }
    const edits: PlannedEdit[] = await planOutputs(command.args, options.output);
    const allWell = await editFiles(edits, request, { json: options.json ?? false, planFile: options.plan });
    return allWell ? EXIT.ok : EXIT.someFailed;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.wrongUsage;
    if (error instanceof WrongUsage) {
      process.stderr.write(`error: ${error.message}\n`);
      return EXIT.wrongUsage;
    }
    throw error;
  }
}

function editCommand(): Command {
  return new Command('edit')
    .description(
      'Edit photos of rooms: repaint walls, change the light, furnish. Photos are never overwritten.',
    )
    .argument('<photos...>', 'JPEG, PNG or WebP files')
    .addOption(
      new Option('-m, --mode <mode>', 'what to do').choices(Object.keys(EDITS)).makeOptionMandatory(),
    )
    .requiredOption(
      '-o, --output <path>',
      'result (.jpg, .png or .webp), or a folder; a folder for several photos',
    )
    .option('-c, --color <paint>', 'wall-color: a paint name or a hex like #9CAF88')
    .addOption(new Option('-t, --type <mood>', 'lighting: the mood (golden_hour)').choices(LIGHTING_TYPES))
    .option('--brightness <factor>', 'lighting: 0.5 to 2 (1.2)', toNumber)
    .option('--contrast <factor>', 'lighting: 0.5 to 2 (1.1)', toNumber)
    .option('--warmth <amount>', 'lighting: -1 (cooler) to 1 (warmer) (0)', toNumber)
    .addOption(new Option('--style <style>', 'furniture: the style (modern)').choices(STAGING_STYLES))
    .addOption(
      new Option('--room-type <room>', 'furniture, empty-room: the room (living_room)').choices([
        ...new Set([...ROOM_TYPES, ...EMPTY_ROOM_TYPES]),
      ]),
    )
    .option('--plan <file>', 'furniture: keep the plan of what stands where in this file (JSON)')
    .option('--from-plan <file>', 'furniture: render a kept plan, perhaps changed by hand')
    .option('--remove <types>', `object-removal: what to remove, of ${OBJECT_TYPES.join(', ')}`, toTypes)
    .option(
      '--box <x,y,w,h>',
      'a rectangle to change besides what is found: wall, sky, a thing; shares of the picture; may be repeated',
      addBox,
    )
    .option(
      '--mask <file>',
      "a painted mask of what to change besides (PNG of the photo's proportions, white = change)",
    )
    .option('--keep-box <x,y,w,h>', 'a rectangle to leave as it is; may be repeated', addBox)
    .option('--keep-mask <file>', 'a painted mask of what to leave as it is, white = leave')
    .addOption(new Option('--sky <type>', 'sky: the new sky (blue_sky)').choices(SKY_TYPES))
    .option('--strength <share>', 'how much of the edit is applied, 0 to 1 (0.8)', toNumber)
    .option('--seed <number>', 'same photo, settings and seed give the same pixels (0)', toNumber)
    .option('--json', 'print one JSON object per photo on standard output')
    .addHelpText('after', HELP)
    .showHelpAfterError('(add --help for all options)')
    .exitOverride();
}

/** Only what was given: the request's schema holds the defaults, and refuses what does not belong to the mode. */
async function requestFrom(options: Options): Promise<EditRequest> {
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
    output,
    json,
    ...given
  } = options;
  const parsed = EditRequest.safeParse({
    ...given,
    ...(color !== undefined && { color: hexOf(color) }),
    ...(roomType !== undefined && { room_type: roomType }),
    ...(sky !== undefined && { sky_type: sky }),
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
    throw new WrongUsage(`--${issue.keys.join(', --')} does not go with --mode ${options.mode}.`);
  }
  throw new WrongUsage(
    `--${issue?.path.join('.') ?? 'mode'}: ${issue?.message ?? z.prettifyError(parsed.error)}`,
  );
}

function hexOf(color: string): string {
  const hex = paintHex(color);
  if (hex !== null) return hex;
  throw new WrongUsage(
    `"${color}" is neither a hex like #9CAF88 nor one of ${[...PAINTS.keys()].join(', ')}.`,
  );
}

/** A rectangle from the command line, after those given before it. */
function addBox(text: string, before: Rectangle[] = []): Rectangle[] {
  const parsed = Rectangle.safeParse(boxFrom(text));
  if (!parsed.success)
    throw new InvalidArgumentError('Expected four shares of the picture, like 0.1,0.5,0.3,0.4.');
  return [...before, parsed.data];
}

function boxFrom(text: string) {
  const [x, y, width, height, ...rest] = text.split(',').map(Number);
  return rest.length === 0 && { x, y, width, height };
}

function toTypes(text: string): string[] {
  const types = text.split(',').map((type) => type.trim());
  const unknown = types.find((type) => !OBJECT_TYPES.some((known) => known === type));
  if (unknown === undefined) return types;
  throw new InvalidArgumentError(
    `"${unknown}" is none of ${OBJECT_TYPES.join(', ')}. Mark other things with --box or --mask.`,
  );
}

function toNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('Expected a number.');
  return value;
}
