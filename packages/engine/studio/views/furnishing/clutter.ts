import { between, pick } from '../../../src/base/random.ts';
import { CLUTTER_KINDS, type ClutterKind } from '../../samples/room-spec.ts';
import { stands } from '../../samples/rooms/places.ts';
import { ON_FLOOR, ON_TABLE, ON_WORKTOP } from './clutter-things.ts';
import type { Box } from './obstacles.ts';
import type { Site } from './site.ts';
import { shifted, type Thing } from './thing.ts';

const LIKELY = { heavy: 0.25, onTables: 0.5 };
const MOST = { light: 4, heavy: 16, onTable: 5 };
/** Heights of tops that things are put on. */
const TOPS = { lowest: 0.35, highest: 1.1 };

/** Things that lie about on the floor and on tables. */
export function fitClutter(site: Site): void {
  const { random } = site;
  const isHeavy = random() < LIKELY.heavy;
  const count = Math.floor(random() * ((isHeavy ? MOST.heavy : MOST.light) + 1));
  for (let i = 0; i < count; i++) {
    if (random() < 0.35) {
      const [x, z] = site.seenPlace(1, 5);
      site.place(stands(pick(random, KIT), x, z, between(random, 0, 360)));
    } else site.standAnywhere(pick(random, ON_FLOOR)(random));
  }
  if (random() < LIKELY.onTables) putOnTables(site);
  if (random() < LIKELY.onTables) putOnWorktops(site);
}

const KIT = CLUTTER_KINDS as unknown as readonly [ClutterKind, ...ClutterKind[]];

const TABLES: ReadonlySet<string> = new Set([
  'coffee-table',
  'dining-table',
  'desk',
  'sideboard',
  'console-table',
  'dresser',
  'tv-unit',
  'nightstand',
]);

/** Things on the tops of tables and chests. */
function putOnTables(site: Site): void {
  const { random } = site;
  const tops = site
    .pieceBoxes()
    .filter(
      ({ placement, box }) =>
        TABLES.has(placement.kind) && box.max[1] > TOPS.lowest && box.max[1] < TOPS.highest,
    );
  for (const { placement, box } of tops) {
    // A box that is turned is larger than its table: things stay about its middle, or where nothing is known of the top.
    const share = placement.where.on === 'floor' && placement.where.turn % 90 === 0 ? 0.36 : 0.16;
    const count = Math.floor(random() * MOST.onTable);
    for (let i = 0; i < count; i++) putAt(site, pick(random, ON_TABLE)(random), box, share);
  }
}

function putAt(site: Site, thing: Thing, { min, max }: Box, share: number): void {
  const { random } = site;
  const at = (axis: 0 | 2) =>
    (min[axis] + max[axis]) / 2 + between(random, -share, share) * (max[axis] - min[axis]);
  site.stand(thing, at(0), at(2), between(random, 0, 360), { y: max[1] });
}

const WORKTOP = 0.921;
const RUN_UNIT = 0.6;

/** Machines, bottles and cups on kitchens. */
function putOnWorktops(site: Site): void {
  const { random, spec } = site;
  for (const fixture of spec.fixtures) {
    if (fixture.kind !== 'kitchen-run') continue;
    const count = Math.floor(random() * (MOST.onTable + 1));
    const start = fixture.along + fixture.tall * RUN_UNIT + 0.3;
    for (let i = 0; i < count; i++) {
      const along = between(random, start, fixture.along + fixture.width - 0.3);
      const taken = fixture.sink !== undefined && Math.abs(along - start + 0.3 - fixture.sink) < 0.5;
      if (!taken)
        site.mount(shifted(pick(random, ON_WORKTOP)(random), [0, 0, 0.22]), fixture.wall, along, WORKTOP, {
          ignores: ['fixture'],
        });
    }
  }
}
