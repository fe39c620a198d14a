import { placed } from '../../../src/base/geometry/mesh.ts';
import { bar, lathe } from '../../../src/base/geometry/shapes.ts';
import { between, pick } from '../../../src/base/random.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import { BLACK, clothOf, metalOf, PLASTIC, STEEL, WHITE } from './looks.ts';
import type { Site } from './site.ts';
import { block, repeat, staying, type Thing } from './thing.ts';

const SWITCH = 0.083;
const MOST_SOCKETS = 4;

/** Two lamps of a kind beside each other, or one. */
export function fitWallLamps(site: Site): void {
  const { random } = site;
  const [body, shade] = [metalOf(random), random() < 0.6 ? WHITE : clothOf(random)];
  const isTube = random() < 0.4;
  const lamp: Thing = isTube
    ? [...staying('lamp', body, block([0.07, 0.24, 0.09], [0, 0, 0.01]))]
    : [
        ...staying(
          'lamp',
          body,
          block([0.1, 0.14, 0.02], [0, 0, 0]),
          bar([0, 0.07, 0.015], [0, 0.1, 0.12], 0.008, 0.008, 6),
        ),
        ...staying(
          'lamp',
          shade,
          placed(
            lathe(
              [
                [0.085, 0],
                [0.055, 0.15],
              ],
              16,
            ),
            [0, 0.08, 0.13],
          ),
        ),
      ];
  const up = between(random, 1.35, 1.75);
  const at = site.mountAnywhere(lamp, up);
  if (at && random() < 0.6) site.mount(lamp, at.side, at.along + between(random, 0.7, 2.2), up);
}

/** A white plate with a key, or with round holes for a plug. */
function plate(gangs: number, isSocket: boolean, look = PLASTIC): Thing {
  return [
    ...staying('fixture', look, block([SWITCH * gangs, SWITCH, 0.009], [0, 0, 0])),
    ...staying(
      'fixture',
      isSocket ? STEEL : WHITE,
      ...repeat(gangs, (i) =>
        block([SWITCH * 0.5, SWITCH * 0.5, 0.004], [(i - (gangs - 1) / 2) * SWITCH, SWITCH * 0.25, 0.008]),
      ),
    ),
  ];
}

/** Switches beside doors, sockets above the skirting, a thermostat, an intercom, a vent. */
export function fitFittings(site: Site): void {
  const { random, spec } = site;
  const look = pick(random, [PLASTIC, PLASTIC, WHITE, BLACK, metalOf(random)]);
  const how = { ignores: ['piece'] } as const;
  for (const { wall, along, width } of spec.doors) {
    const { length } = wallFrame(spec.size, wall);
    const side = along > length / 2 ? along - 0.24 : along + width + 0.24;
    site.mount(plate(1 + Math.floor(random() * 2), false, look), wall, side, between(random, 1, 1.25), how);
  }
  if (random() < 0.5) site.mountAnywhere(plate(1, false, look), between(random, 1, 1.25));
  const sockets = Math.floor(random() * (MOST_SOCKETS + 1));
  for (let i = 0; i < sockets; i++)
    site.mountAnywhere(plate(1 + Math.floor(random() * 3), true, look), between(random, 0.22, 0.35));
  if (random() < 0.25)
    site.mountAnywhere(staying('fixture', PLASTIC, block([0.11, 0.085, 0.025], [0, 0, 0])), 1.45);
  if (random() < 0.15)
    site.mountAnywhere(
      [
        ...staying('fixture', PLASTIC, block([0.1, 0.22, 0.04], [0, 0, 0])),
        ...staying('fixture', BLACK, block([0.06, 0.05, 0.003], [0, 0.13, 0.04])),
      ],
      1.35,
    );
  if (random() < 0.2) {
    const slots = repeat(6, (i) => block([0.18, 0.006, 0.004], [0, 0.03 + i * 0.022, 0.012]));
    site.mountAnywhere(
      [
        ...staying('fixture', PLASTIC, block([0.22, 0.18, 0.012], [0, 0, 0])),
        ...staying('fixture', BLACK, ...slots),
      ],
      spec.size.height - between(random, 0.3, 0.5),
    );
  }
}
