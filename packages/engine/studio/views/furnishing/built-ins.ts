import { placed } from '../../../src/base/geometry/mesh.ts';
import { ellipsoid } from '../../../src/base/geometry/shapes.ts';
import { between, pick } from '../../../src/base/random.ts';
import { fitFireplace } from './fireplaces.ts';
import { completeKitchens, fitSecondKitchen } from './kitchens.ts';
import { BLACK, CHROME, clothOf, DARK_HOLE, FROSTED, frontOf, metalOf, PLASTIC, PORCELAIN } from './looks.ts';
import { fitRadiators, towelRail } from './radiators.ts';
import { fitCloset, fitShelves } from './shelving.ts';
import type { Site } from './site.ts';
import { block, cushion, going, staying, type Thing } from './thing.ts';

const LIKELY = {
  radiators: 0.55,
  shelves: 0.22,
  secondShelves: 0.3,
  closet: 0.18,
  closetInBedroom: 0.45,
  secondKitchen: 0.18,
  fireplace: 0.2,
  airConditioner: 0.15,
  windowSeat: 0.25,
  bathThing: 0.7,
};
const SEAT = { lowest: 0.4, highest: 0.75, deep: 0.48, cushion: 0.08 };

/** Adds fixtures that the kit lacks. */
export function fitBuiltIns(site: Site): void {
  const { random, spec } = site;
  const is = (share: number) => random() < share;
  const isWet = spec.roomType === 'bathroom';
  const isKitchen = spec.roomType === 'kitchen';
  if (isWet) fitBath(site);
  if (!isWet && !isKitchen && spec.roomType !== 'bedroom' && is(LIKELY.secondKitchen)) fitSecondKitchen(site);
  completeKitchens(site);
  if (!isKitchen && is(LIKELY.fireplace)) fitFireplace(site);
  if (is(spec.roomType === 'bedroom' ? LIKELY.closetInBedroom : LIKELY.closet)) fitCloset(site);
  if (!isWet && !isKitchen && is(LIKELY.shelves)) {
    fitShelves(site);
    if (is(LIKELY.secondShelves)) fitShelves(site);
  }
  if (!isWet && is(LIKELY.windowSeat)) fitWindowSeat(site);
  if (is(LIKELY.radiators)) fitRadiators(site);
  if (is(LIKELY.airConditioner)) {
    site.mountAnywhere(airConditioner(random), site.spec.size.height - between(random, 0.4, 0.6), {
      ignores: ['piece'],
    });
  }
}

/** A white body under the ceiling with a dark slot. */
function airConditioner(random: () => number): Thing {
  const wide = between(random, 0.75, 1.1);
  return [
    ...staying('fixture', PLASTIC, cushion([wide, 0.29, 0.21], [0, 0, 0], 0.03)),
    ...staying('fixture', DARK_HOLE, block([wide - 0.12, 0.02, 0.004], [0, 0.035, 0.21])),
  ];
}

/** A bench under a window with a cushion on it. */
function fitWindowSeat(site: Site): void {
  const { random } = site;
  const window = site.spec.windows.find(({ sill }) => sill > SEAT.lowest && sill < SEAT.highest);
  if (!window) return;
  const wide = window.width + between(random, 0, 0.5);
  const high = window.sill - SEAT.cushion - 0.08;
  const bench = [
    ...staying('built-in', frontOf(random), block([wide, high, SEAT.deep], [0, 0, 0])),
    ...going(
      'furniture',
      clothOf(random),
      cushion([wide - 0.04, SEAT.cushion, SEAT.deep - 0.02], [0, high, 0], 0.02),
    ),
  ];
  site.mount(bench, window.wall, window.along + window.width / 2, 0, { clears: true });
}

/** A toilet, a shower and a rail for towels. */
function fitBath(site: Site): void {
  const { random } = site;
  if (random() < LIKELY.bathThing) site.mountAnywhere(toilet(random), 0, { clears: true });
  if (random() < LIKELY.bathThing) site.mountAnywhere(shower(random), 0, { clears: true });
  if (random() < LIKELY.bathThing)
    site.mountAnywhere(towelRail(random), between(random, 0.5, 0.9), { clears: true });
}

function toilet(random: () => number): Thing {
  const isHung = random() < 0.5;
  const foot = isHung ? 0.16 : 0;
  const bowl = placed(ellipsoid([0.18, 0.2, 0.27], 20), [0, 0.22 + foot / 2, 0.36]);
  const seat = cushion([0.37, 0.035, 0.46], [0, 0.41, 0.14], 0.017);
  return [
    ...staying('built-in', PORCELAIN, bowl, seat, block([0.22, 0.4 - foot, 0.3], [0, foot, 0.03])),
    ...(isHung
      ? staying('built-in', pick(random, [CHROME, BLACK, PLASTIC]), block([0.24, 0.16, 0.012], [0, 1, 0]))
      : staying('built-in', PORCELAIN, cushion([0.37, 0.4, 0.17], [0, 0.4, 0.01], 0.02))),
  ];
}

/** A pane of frosted glass that extends from the wall, with a tray and a shower head. */
function shower(random: () => number): Thing {
  const [wide, deep] = [between(random, 0.8, 1.2), between(random, 0.8, 1)];
  const rail = metalOf(random);
  return [
    ...staying('built-in', FROSTED, block([0.01, 1.95, deep], [wide / 2, 0.06, 0])),
    ...staying('built-in', PORCELAIN, block([wide, 0.05, deep], [0, 0, 0])),
    ...staying(
      'built-in',
      rail,
      block([0.03, 1.99, 0.03], [wide / 2, 0.05, deep - 0.03]),
      block([0.03, 0.03, deep], [wide / 2, 2.0, 0]),
      block([0.025, 1, 0.025], [0, 1.05, 0.04]),
      block([0.22, 0.015, 0.22], [0, 2.03, 0.2]),
      block([0.025, 0.025, 0.3], [0, 2.045, 0.01]),
    ),
  ];
}
