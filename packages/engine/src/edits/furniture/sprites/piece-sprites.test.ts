import { expect, it } from 'vitest';
import { decodeCutout, encodeCutout } from '../../../base/codec/index.ts';
import { makeCamera } from '../../../render/index.ts';
import { projectPoint } from '../room/render-camera.ts';
import { type PieceSprite, pieceSprites, type SpriteRequest } from './piece-sprites.ts';
import type { SpriteRoom } from './sprite-room.ts';

const CELLS = 8;
/** An evenly lit room of 6 x 2.6 x 6 m, seen from its front at eye height. */
const room: SpriteRoom = {
  camera: makeCamera({ position: [0, 1.5, 0], pitch: -12, focal: 0.8, width: 600, height: 450 }),
  light: {
    kind: 'room-box',
    min: [-3, 0, -6],
    max: [3, 2.6, 0.5],
    cells: CELLS,
    radiance: new Float32Array(6 * CELLS * CELLS * 3).fill(0.5),
    floor: { coat: 0, roughness: 1 },
  },
  brightness: 0.4,
};
const sofa: SpriteRequest = {
  style: 'modern',
  seed: 7,
  number: 0,
  turns: 1,
  item: { kind: 'sofa', silhouette: 'boxy', x: 0, y: 0, z: -3, turn: 0, size: [2, 0.8, 0.9] },
};
const turned = (turn: number, turns = 1): SpriteRequest => ({ ...sofa, turns, item: { ...sofa.item, turn } });

/** Opacity at a point of the room in a sprite, 0 … 255, and whether it is black there. */
function seenAt({ area, picture: { picture, opacity } }: PieceSprite, x: number, y: number, z: number) {
  const { width, height } = room.camera;
  const place = projectPoint(room.camera, x, y, z)!;
  const across = (place.x / width - area.left) / (area.right - area.left);
  const down = (place.y / height - area.top) / (area.bottom - area.top);
  const p = Math.floor(down * opacity.height) * opacity.width + Math.floor(across * opacity.width);
  return {
    opacity: opacity.data[p]!,
    isBlack: picture.data.slice(p * 3, p * 3 + 3).every((byte) => byte === 0),
  };
}

it('is the piece on transparent ground, with a shadow at its foot that fades', async () => {
  const [sprite] = await pieceSprites(room, sofa);
  expect(seenAt(sprite!, 0, 0.4, -2.6)).toEqual({ opacity: 255, isBlack: false });
  const close = seenAt(sprite!, 0, 0, -2.52);
  const farther = seenAt(sprite!, 0, 0, -2.32);
  expect(close.isBlack).toBe(true);
  expect(close.opacity).toBeGreaterThan(25);
  expect(close.opacity).toBeLessThan(250);
  expect(farther.opacity).toBeLessThan(close.opacity);
  // Above the sofa is nothing, and along the edge no shadow is cut off.
  expect(seenAt(sprite!, 0, 1.05, -3.45).opacity).toBeLessThan(10);
  const { opacity } = sprite!.picture;
  const edge = Array.from(
    { length: opacity.width },
    (_, x) => opacity.data[x + (opacity.height - 1) * opacity.width]!,
  );
  expect(Math.max(...edge)).toBeLessThan(3);
});

it('has another silhouette at another turn, all in the order of the circle', async () => {
  const sprites = await pieceSprites(room, turned(30, 4));
  expect(sprites.map(({ turn }) => turn)).toEqual([30, 120, 210, 300]);
  const [front, side] = await Promise.all([pieceSprites(room, sofa), pieceSprites(room, turned(90))]);
  const wide = ({ area }: PieceSprite) => area.right - area.left;
  expect(wide(side[0]!)).toBeLessThan(0.8 * wide(front[0]!));
});

it('is left out where a part of it is behind the camera', async () => {
  expect(await pieceSprites(room, { ...sofa, item: { ...sofa.item, z: -0.2 } })).toEqual([]);
});

it('keeps its transparency as a file', async () => {
  const [{ picture }] = (await pieceSprites(room, sofa)) as [PieceSprite];
  const { width, height } = picture.opacity;
  const read = await decodeCutout(await encodeCutout(picture), width, height);
  expect(read.opacity).toEqual(picture.opacity);
});
