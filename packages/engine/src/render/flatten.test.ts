import { expect, it } from 'vitest';
import { smallRoom } from '../../test/small-room.ts';
import { placed } from '../base/geometry/mesh.ts';
import { ellipsoid, quad } from '../base/geometry/shapes.ts';
import { flattenScene } from './flatten.ts';

it('keeps the order of surfaces, and has the material of each triangle', () => {
  const scene = smallRoom();
  const [floor, sofa, box] = scene.surfaces;
  const surfaces = [floor!, { ...sofa!, pane: 4 }, box!, { ...floor!, object: 9 }];
  const flat = flattenScene({ ...scene, surfaces });
  const of = (surface: number) =>
    surfaces.slice(0, surface).reduce((n, s) => n + s.mesh.triangles.length / 3, 0);
  expect(flat.corners).toHaveLength(of(4) * 9);
  expect([0, 1, 2, 3].map((surface) => flat.object[of(surface)])).toEqual([0, 1, 2, 9]);
  expect([0, 1, 2, 3].map((surface) => flat.pane[of(surface)])).toEqual([-1, 4, -1, -1]);
  expect(flat.materials).toHaveLength(3);
  expect(flat.materials[flat.material[of(3)]!]).toBe(floor!.material);
  expect(flat.camera).toBe(scene.camera);
});

it('gives each triangle its corners, normals and texture places', () => {
  const scene = smallRoom();
  const mesh = quad([1, 0.5, 2], [2, 0, 0], [0, 0, -4]);
  const flat = flattenScene({ ...scene, surfaces: [{ ...scene.surfaces[0]!, mesh }] });
  expect([...flat.corners]).toEqual([1, 0.5, 2, 2, 0, 0, 2, 0, -4, 1, 0.5, 2, 2, 0, -4, 0, 0, -4]);
  expect(Array.from(flat.normals.subarray(0, 9), (value) => value + 0)).toEqual([0, 1, 0, 0, 1, 0, 0, 1, 0]);
  expect([...flat.uvs]).toEqual([0, 0, 2, 0, 2, 4, 0, 0, 2, 4, 0, 4]);
});

it('is in shared memory, so that threads need no copies', () => {
  const flat = flattenScene(smallRoom());
  for (const array of [flat.corners, flat.normals, flat.uvs, flat.material, flat.object, flat.pane]) {
    expect(array.buffer).toBeInstanceOf(SharedArrayBuffer);
  }
});

it('lets neighbors share their corners to the last bit, so that no light leaks between them', () => {
  const scene = smallRoom();
  const mesh = placed(ellipsoid([0.7, 0.33, 0.41], 40), [3.1, 1.7, -7.3]);
  const { corners } = flattenScene({ ...scene, surfaces: [{ ...scene.surfaces[0]!, mesh }] });
  const places = new Map<number, string>();
  mesh.triangles.forEach((vertex, i) => {
    const start = i - (i % 3);
    const place = [0, 1, 2].map((axis) =>
      Math.fround(corners[start * 3 + axis]! + (i % 3 === 0 ? 0 : corners[i * 3 + axis]!)),
    );
    const known = places.get(vertex) ?? String(place);
    expect(String(place)).toBe(known);
    places.set(vertex, known);
  });
  expect(places.size).toBeGreaterThan(700);
});
