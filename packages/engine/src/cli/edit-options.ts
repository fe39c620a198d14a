import {
  BRAND_CORNERS,
  EMPTY_ROOM_TYPES,
  FLOOR_DIRECTIONS,
  FLOOR_MATERIALS,
  LIGHTING_TYPES,
  OBJECT_TYPES,
  PAINT_HEX,
  REMOVAL_QUALITIES,
  ROOM_TYPES,
  SKY_TYPES,
  STAGING_STYLES,
  WALLPAPER_REPEATS,
  WALLPAPERS,
  WINDOW_VIEWS,
} from '@home-design/vocabulary';
import { Command, InvalidArgumentError, Option } from 'commander';
import { BlueprintRequest } from '../edits/blueprint/request.ts';
import { Rectangle } from '../edits/corrections/corrections.ts';
import { EDITS } from '../edits/edits.ts';
import { MODE_NAMES } from '../edits/mode-names.ts';

const HELP = `
Examples:
  npm run edit -- photo.jpg --mode wall-color --color sage -o out.jpg
  npm run edit -- photo.jpg --mode wall-color --color '#9CAF88' -o out.png
  npm run edit -- photo.jpg --mode wall-color --color sage --keep-box 0.6,0.2,0.1,0.5 -o out.jpg
  npm run edit -- room.jpg --mode wallpaper --pattern botanical --repeat large -o papered.jpg
  npm run edit -- room.jpg --mode floor --material oak_herringbone --direction crosswise -o new-floor.jpg
  npm run edit -- a.jpg b.jpg --mode lighting --type twilight -o results/
  npm run edit -- room.jpg --mode furniture --style scandinavian --room-type bedroom -o staged.jpg --plan plan.json
  npm run edit -- room.jpg --mode furniture --from-plan plan.json -o staged-again.jpg
  npm run edit -- room.jpg --mode object-removal --remove sofa,plant -o without.jpg
  npm run edit -- room.jpg --mode object-removal --box 0.1,0.5,0.3,0.4 -o without.jpg
  npm run edit -- room.jpg --mode object-removal --mask painted.png -o without.jpg
  npm run edit -- room.jpg --mode declutter -o tidy.jpg
  npm run edit -- room.jpg --mode empty-room --room-type bedroom -o empty.jpg
  npm run edit -- house.jpg --mode sky --sky sunset -o evening.jpg
  npm run edit -- room.jpg --mode window-view --view hills -o with-a-view.jpg
  npm run edit -- room.jpg --mode window-view --view recover --mask panes.png -o clear-view.jpg
  npm run edit -- room.jpg --mode redesign --style luxury --room-type bedroom -o redesigned.jpg
  npm run edit -- room.jpg --mode selective-change --color sage --remove plant --light warm_light -o changed.jpg
  npm run edit -- terrace.jpg --mode outdoor-space --sky sunset -o terrace-evening.jpg
  npm run edit -- room.jpg --mode blueprint --units imperial --paper white -o plan.png
  npm run edit -- room.jpg --mode watermark --rights -o without-mark.jpg
  npm run edit -- room.jpg --mode upscale --scale 2 -o large.jpg
  npm run edit -- room.jpg --mode brand --text 'Grove & Sons' --corner top-left -o marked.jpg

Paint names: ${Object.keys(PAINT_HEX).join(', ')}

Exit codes: 0 all edits done, 1 some edit failed or was refused, 2 wrong usage.`;

/** The parsed command line. */
export interface EditOptions {
  mode: string;
  color?: string;
  pattern?: string;
  repeat?: string;
  material?: string;
  direction?: string;
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
  objects?: number[];
  light?: string;
  sky?: string;
  view?: string;
  units?: string;
  paper?: string;
  text?: string;
  logo?: string;
  corner?: string;
  size?: number;
  opacity?: number;
  scale?: number;
  strength?: number;
  rights?: boolean;
  quality?: string;
  seed?: number;
  output: string;
  json?: boolean;
}

/** The command line of `npm run edit`. */
export function editCommand(): Command {
  return new Command('edit')
    .description(
      'Edit photos of homes: walls, light, furniture, skies, whole styles. Photos are never overwritten.',
    )
    .argument('<photos...>', 'JPEG, PNG or WebP files')
    .addOption(
      new Option('-m, --mode <mode>', 'what to do')
        .choices([...Object.keys(EDITS), ...Object.keys(MODE_NAMES)])
        .makeOptionMandatory(),
    )
    .requiredOption(
      '-o, --output <path>',
      'result (.jpg, .png or .webp), or a folder; a folder for several photos',
    )
    .option(
      '-c, --color <paint>',
      'wall-color, wallpaper, redesign, concept, selective-change: a paint name or a hex',
    )
    .addOption(new Option('-t, --type <mood>', 'lighting: the mood (golden_hour)').choices(LIGHTING_TYPES))
    .addOption(
      new Option('--pattern <pattern>', 'wallpaper: paper or panels (botanical)').choices(WALLPAPERS),
    )
    .addOption(
      new Option('--repeat <size>', 'wallpaper: how large it repeats (medium)').choices(WALLPAPER_REPEATS),
    )
    .addOption(new Option('--material <floor>', 'floor: the new floor (oak_planks)').choices(FLOOR_MATERIALS))
    .addOption(new Option('--direction <way>', 'floor: how it lies (lengthwise)').choices(FLOOR_DIRECTIONS))
    .option('--brightness <factor>', 'lighting: 0.5 to 2 (1.2)', toNumber)
    .option('--contrast <factor>', 'lighting: 0.5 to 2 (1.1)', toNumber)
    .option('--warmth <amount>', 'lighting: -1 (cooler) to 1 (warmer) (0)', toNumber)
    .addOption(
      new Option('--style <style>', 'furniture, restyling: the style (modern)').choices(STAGING_STYLES),
    )
    .addOption(
      new Option('--room-type <room>', 'furniture, restyling, empty-room: the room (living_room)').choices([
        ...new Set([...ROOM_TYPES, ...EMPTY_ROOM_TYPES]),
      ]),
    )
    .addOption(new Option('--light <mood>', 'redesign, selective-change: the mood').choices(LIGHTING_TYPES))
    .option('--plan <file>', 'furniture: keep the plan of what stands where in this file (JSON)')
    .option('--from-plan <file>', 'furniture: render a kept plan, perhaps changed by hand')
    .option('--remove <types>', `object-removal: what to remove, of ${OBJECT_TYPES.join(', ')}`, toTypes)
    .option(
      '--objects <numbers>',
      'object-removal: single things by their numbers in `npm run objects`',
      toNumbers,
    )
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
    .addOption(new Option('--view <view>', 'window-view: the new view (garden)').choices(WINDOW_VIEWS))
    .addOption(
      new Option('--units <units>', 'blueprint: (metric)').choices(
        BlueprintRequest.shape.units.unwrap().options,
      ),
    )
    .addOption(
      new Option('--paper <paper>', 'blueprint: (blue)').choices(
        BlueprintRequest.shape.paper.unwrap().options,
      ),
    )
    .option('--text <name>', 'brand: the name to set')
    .option('--logo <file>', 'brand: the logo to lay on instead')
    .addOption(new Option('--corner <corner>', 'brand: (bottom-right)').choices(BRAND_CORNERS))
    .option('--size <share>', 'brand: width as a share of the picture, 0.05 to 0.5 (0.22)', toNumber)
    .option('--opacity <share>', 'brand: 0.2 to 1 (0.9)', toNumber)
    .option('--rights', 'watermark: you state that the picture is yours, or that you may change it')
    .addOption(
      new Option('--quality <level>', 'watermark: how hard to look for it (standard)').choices(
        REMOVAL_QUALITIES,
      ),
    )
    .option('--scale <times>', 'upscale: 2, 3 or 4 (2)', toNumber)
    .option('--strength <share>', 'how much of the edit is applied, 0 to 1 (0.8)', toNumber)
    .option('--seed <number>', 'same photo, settings and seed give the same pixels (0)', toNumber)
    .option('--json', 'print one JSON object per photo on standard output')
    .addHelpText('after', HELP)
    .showHelpAfterError('(add --help for all options)')
    .exitOverride();
}

/** A rectangle from the command line, appended to the earlier ones. */
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

function toNumbers(text: string): number[] {
  return text.split(',').map(toNumber);
}

function toNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('Expected a number.');
  return value;
}
