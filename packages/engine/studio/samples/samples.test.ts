import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeMask, inspectPhoto } from '../../src/base/codec/index.ts';
import { designOf } from '../../src/furniture/catalog.ts';
import { SAMPLE_STYLES } from '../../src/furniture/styles/style.ts';
import { SampleManifest } from './manifest.ts';
import { photograph } from './photograph.ts';
import { roomProblems } from './room-problems.ts';
import { CLUTTER_KINDS, type RoomSpec } from './room-spec.ts';
import { ROOMS } from './rooms/index.ts';
import { SAMPLES } from './sample-list.ts';
import { FIRST_THING, labelOfClass, sceneOf } from './scene.ts';

const FOLDER = join(import.meta.dirname, '../../samples');

describe('sample rooms', () => {
  it('there is one in every style, and no two have the same name', () => {
    expect(new Set(ROOMS.map(({ style }) => style))).toEqual(new Set(SAMPLE_STYLES));
    expect(new Set(SAMPLES.map(({ id }) => id)).size).toBe(SAMPLES.length);
  });

  it.each(ROOMS.map((spec) => [spec.id, spec] as const))(
    '%s: all inside and nothing in each other',
    (_, spec) => {
      expect(roomProblems(spec)).toEqual([]);
    },
  );

  it('finds things outside the room or inside others', () => {
    const room = ROOMS[0]!;
    const moved = (x: number, z: number): RoomSpec => ({
      ...room,
      clutter: [],
      pieces: [
        { kind: 'sofa', where: { on: 'floor', x: 2.6, z: 0.7, turn: 0 } },
        { kind: 'armchair', where: { on: 'floor', x, z, turn: 20 } },
      ],
    });
    expect(roomProblems(moved(2.6, 3))).toEqual([]);
    expect(roomProblems(moved(3.2, 0.9))).toHaveLength(1);
    expect(roomProblems(moved(-0.2, 3))).toHaveLength(1);
    const camera = { ...room.camera, position: [1, 1, -1] as const };
    expect(roomProblems({ ...moved(2.6, 3), camera })).toContain('The camera is outside.');
  });

  it('uses only pieces that the kit builds', () => {
    const kinds = ROOMS.flatMap(({ pieces, clutter = [] }) => [...pieces, ...clutter]).map(
      ({ kind }) => kind,
    );
    const unknown = kinds.filter(
      (kind) => !(CLUTTER_KINDS as readonly string[]).includes(kind) && !designOf(kind as 'sofa'),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe('a sample picture', () => {
  it('has a class for every pixel, and is the same each time', async () => {
    const spec = ROOMS.find(({ doors }) => doors.length > 0)!;
    const take = () => {
      const scene = sceneOf(spec, 'cluttered', 96, 1);
      return photograph(scene, { samples: 2, threads: 2, seed: 3, exposure: 0 }).then((shot) => ({
        ...shot,
        scene,
      }));
    };
    const [first, second] = [await take(), await take()];
    const { labels, depth, photo, scene } = first;
    const seen = new Set(labels.data);
    for (const shows of ['wall', 'floor', 'ceiling', 'window', 'door', 'trim'] as const) {
      expect(seen, shows).toContain(labelOfClass(shows));
    }
    const known = new Set([...Array(12).keys(), ...scene.things.map(({ label }) => label)]);
    expect([...seen].filter((label) => !known.has(label))).toEqual([]);
    expect([...seen].some((label) => label >= FIRST_THING)).toBe(true);
    expect(seen).not.toContain(labelOfClass('sky'));
    expect(depth.data.every((meters) => meters > 0.2 && meters < 9)).toBe(true);
    expect(photo.data).toEqual(second.photo.data);
    expect(labels.data).toEqual(second.labels.data);
  });
});

describe('the shipped samples', () => {
  const manifest = SampleManifest.parse(JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')));
  const pictures = manifest.samples.flatMap((sample) => sample.pictures);

  it('are the files in the manifest, 25 MB at most', () => {
    const files = pictures.flatMap(({ photo, labels }) => [photo, labels]);
    for (const { path, bytes, sha256 } of files) {
      const content = readFileSync(join(FOLDER, path));
      expect(content.length, path).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex'), path).toBe(sha256);
    }
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(25e6);
  });

  it('are all there: every room and house in each of its variants', () => {
    const shipped = manifest.samples.map(({ id, title, seed, pictures }) => ({
      id,
      title,
      seed,
      variants: pictures.map(({ variant }) => variant).sort(),
    }));
    const sources = SAMPLES.map(({ id, title, seed, variants }) => ({
      id,
      title,
      seed,
      variants: [...variants].sort(),
    }));
    expect(new Map(shipped.map((sample) => [sample.id, sample]))).toEqual(
      new Map(sources.map((sample) => [sample.id, sample])),
    );
  });

  it('have a class for every pixel', async () => {
    const classes = manifest.classes.map(({ label }) => label);
    for (const { labels, things, variant } of pictures) {
      const seen = new Set((await decodeMask(join(FOLDER, labels.path))).data);
      const known = new Set([0, ...classes, ...things.map(({ label }) => label)]);
      expect(
        [...seen].filter((label) => !known.has(label)),
        labels.path,
      ).toEqual([]);
      const shown = things.filter(({ label }) => seen.has(label)).length;
      // A few hide behind others or stand beside the picture.
      if (variant !== 'empty') expect(shown, labels.path).toBeGreaterThanOrEqual(0.6 * things.length);
    }
  });

  it('have the size in the manifest, 1600 pixels at most', async () => {
    for (const { photo, labels, width, height } of pictures) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
      for (const { path } of [photo, labels]) {
        expect(await inspectPhoto(readFileSync(join(FOLDER, path))), path).toMatchObject({ width, height });
      }
    }
  });
});
