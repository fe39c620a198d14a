import { evenly } from '../../../base/geometry/curve.ts';
import { ellipse, extruded, type Point } from '../../../base/geometry/extrude.ts';
import { aboutX, type Vec3 } from '../../../base/geometry/vector.ts';
import { wall } from '../../../base/geometry/wall.ts';
import { part, sizeWithin, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { channels } from '../../tufting.ts';
import { coverOf } from '../../upholstery.ts';
import { dressing } from '../sofa/dressing.ts';

/** A tub: one thick shell around a round seat; fluted where the style is dressed up. */
export function barrelArmchair(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.8, 0.74, 0.78],
    [0.7, 0.68, 0.7],
    [0.95, 0.84, 0.9],
  );
  const fluted = style.name === 'luxury' || style.name === 'art_deco';
  const thick = fluted ? 0.11 : 0.1 + style.softness * 0.6;
  const [foot, seat] = [fluted ? 0.07 : 0.13, 0.43];
  const [rx, rz] = [(width - thick) / 2, (depth - thick) / 2];
  const path = evenly(
    Array.from({ length: 61 }, (_, i): Vec3 => {
      const angle = (i / 60 - 0.5) * 2 * 2.25;
      return [rx * Math.sin(angle), 0, -rz * Math.cos(angle)];
    }),
    48,
  );
  const length = path
    .slice(1)
    .reduce((sum, p, i) => sum + Math.hypot(p[0] - path[i]![0], p[2] - path[i]![2]), 0);
  const flutes = 2 * Math.round(length / 0.16) + 1;
  const shell = wall({
    path,
    profile: shellProfile(thick, foot, height),
    columns: fluted ? flutes * 3 * detail : 20 * detail,
    rows: 14 * detail,
    ...(fluted && { relief: channels(length, flutes, 0.018) }),
    lift: (part) => 0.84 + 0.16 * Math.sin(Math.PI * part) ** 1.2,
    cap: thick * 0.42,
  });
  const cushion = extruded(ellipse(width - thick * 1.3, depth - thick * 0.9, 20 + 8 * detail), 0.15, {
    bevel: 0.05,
    steps: 1 + detail,
    puff: 0.012 + 0.02 * cover.plumpness,
  });
  const base = extruded(
    ellipse(width - thick * 1.6, depth - thick * 1.2, 20 + 6 * detail),
    seat - 0.13 - foot,
    {
      bevel: 0.015,
      steps: 2,
    },
  );
  const flat = aboutX(-Math.PI / 2);
  const z = 0.035;
  const parts: Part[] = [
    part(cover.material, shell.mesh),
    part(cover.material, cushion, [0, seat - 0.075, z], flat),
    part(cover.material, base, [0, foot + (seat - 0.13 - foot) / 2, z - 0.02], flat),
    ...stand(making, width, depth, foot, fluted),
    ...dressing(making, {
      inside: width - 2 * thick,
      seat: seat + 0.015,
      back: -rz + thick / 2 + 0.03,
      lean: 0.08,
      rise: height - seat,
    }),
  ];
  return standing(parts, { top: seat });
}

/** A metal ring under fluted tubs, else the style's legs. */
function stand({ style, detail }: Making, width: number, depth: number, foot: number, ring: boolean): Part[] {
  if (!ring && style.leg !== 'plinth' && style.leg !== 'sled') {
    return legs(style.leg, style.legMaterial, {
      width: width * 0.7,
      depth: depth * 0.7,
      height: foot + 0.02,
      detail,
    });
  }
  const disc = extruded(ellipse(width - 0.1, depth - 0.1, 20 + 8 * detail), foot + 0.01, {
    bevel: 0.006,
    steps: 2,
  });
  const metal = ring ? style.metal[0] : style.legMaterial;
  return [part(metal, disc, [0, (foot + 0.01) / 2, 0], aboutX(-Math.PI / 2))];
}

function shellProfile(thick: number, foot: number, top: number): Point[] {
  const half = thick / 2;
  const profile: Vec3[] = [[-half, foot, 0]];
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (1 - i / 8);
    profile.push([half * Math.cos(angle), top - half + half * Math.sin(angle), 0]);
  }
  profile.push([half * 0.85, foot, 0]);
  return evenly(profile, 40).map(([x, y]): Point => [x, y]);
}
