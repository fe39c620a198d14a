/**
 * `npm run contact-sheet`: photos beside their edits in one labeled picture, because numbers miss what the eye sees
 * at once.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Command } from 'commander';
import { encodeJpeg, encodePng } from '../../src/base/codec/index.ts';
import { type EditOptions, editCommand } from '../../src/cli/edit-options.ts';
import { requestFrom } from '../../src/cli/request-from.ts';
import { type SheetColumn, sheetOfEdits } from './sheet-of-edits.ts';

/** One of each kind that any photo may be tried with. */
const USUAL_COLUMNS = [
  '--mode wall-color --color sage',
  '--mode lighting --type golden_hour',
  '--mode furniture --style scandinavian',
  '--mode empty-room',
  '--mode sky --sky sunset',
  '--mode redesign --style luxury',
  '--mode architecture',
  '--mode blueprint',
];

const command = new Command('contact-sheet')
  .description('Edits every photo of a folder and lays photos and results side by side.')
  .argument('<folder>', 'JPEG, PNG or WebP photos')
  .option(
    '-e, --edit <options>',
    "a column, as `npm run edit` takes it, like '--mode sky --sky sunset'; may be repeated (one of each kind)",
    (text: string, before: string[] = []) => [...before, text],
  )
  .option('-w, --width <pixels>', 'width of each picture on the sheet', '320')
  .option('-s, --side <pixels>', 'photos are edited at most this large', '1024')
  .option('-c, --cache <folder>', 'keep shrunk photos and analyses here for the next sheet')
  .requiredOption('-o, --output <path>', 'the sheet, .jpg or .png')
  .parse();
const options = command.opts<{
  edit?: string[];
  width: string;
  side: string;
  cache?: string;
  output: string;
}>();

const columns = await Promise.all((options.edit ?? USUAL_COLUMNS).map(columnOf));
const cache = options.cache ?? (await mkdtemp(join(tmpdir(), 'contact-sheet-')));
const sheet = await sheetOfEdits(command.args[0]!, columns, {
  tileWidth: Number(options.width),
  longestSide: Number(options.side),
  cache,
  onEdit: (note) => process.stdout.write(`${note}\n`),
});
if (options.cache === undefined) await rm(cache, { recursive: true });
await writeFile(
  options.output,
  await (extname(options.output) === '.png' ? encodePng(sheet) : encodeJpeg(sheet, 90)),
);

async function columnOf(text: string): Promise<SheetColumn> {
  const asked = editCommand().parse([
    'node',
    'edit',
    'photo.jpg',
    '-o',
    'sheet.jpg',
    ...text.trim().split(/\s+/),
  ]);
  return {
    label: text.replace(/^\s*(--mode|-m)\s+/, ''),
    request: await requestFrom(asked.opts<EditOptions>()),
  };
}
