import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMaterial } from './compile-material.ts';
import { linearFromHex, material } from './material.ts';
import type { Texture } from './texture.ts';

const color = '#a98a66';
const second = '#c8b494';
const dark = '#6d4e31';
const colors = ['#efe6d6', '#4f6a63', '#c07a4c', '#262b2e'];

/** One texture of every kind and variant; those whose `mean` is set promise that mean color. */
const textures = (seed: number): { name: string; texture: Texture; mean?: readonly string[] }[] => [
  { name: 'plain', texture: { kind: 'plain', color }, mean: [color] },
  { name: 'paint', texture: { kind: 'paint', color, seed }, mean: [color] },
  { name: 'wood', texture: { kind: 'wood', color, dark, contrast: 0.7, knots: 0, seed }, mean: [color] },
  {
    name: 'knotty wood',
    texture: { kind: 'wood', color, dark, contrast: 0.7, knots: 4, seed },
    mean: [color],
  },
  ...(['straight', 'herringbone', 'chevron', 'basket'] as const).map((pattern) => ({
    name: `${pattern} boards`,
    texture: { kind: 'boards', color, dark, pattern, width: 0.1, length: 0.5, seed } as const,
    mean: [color],
  })),
  ...(['grid', 'offset', 'hexagon', 'checker', 'patterned'] as const).map((pattern) => ({
    name: `${pattern} tiles`,
    texture: {
      kind: 'tiles',
      color,
      second,
      joint: '#9a9184',
      pattern,
      size: 0.2,
      veins: 0.3,
      seed,
    } as const,
    mean: [color, second],
  })),
  {
    name: 'marble',
    texture: { kind: 'marble', color, vein: second, scale: 0.5, seed },
    mean: [color, second],
  },
  { name: 'terrazzo', texture: { kind: 'terrazzo', color, chips: [second, dark], chipSize: 0.03, seed } },
  { name: 'concrete', texture: { kind: 'concrete', color, seed }, mean: [color] },
  { name: 'brick', texture: { kind: 'brick', color, mortar: color, seed }, mean: [color] },
  { name: 'carpet', texture: { kind: 'carpet', color, seed }, mean: [color] },
  ...(['plain', 'linen', 'twill', 'boucle', 'velvet', 'knit'] as const).map((weave) => ({
    name: `${weave} cloth`,
    texture: { kind: 'fabric', color, second, weave, thread: weave === 'knit' ? 0.01 : 0.002, seed } as const,
    mean: [color, second],
  })),
  ...(['stripe', 'check', 'herringbone', 'diamond', 'dot', 'leaf', 'ikat', 'paisley', 'fan'] as const).map(
    (motif) => ({
      name: `${motif} cloth`,
      texture: { kind: 'pattern', ground: color, colors: [second, color], motif, repeat: 0.1, seed } as const,
      mean: [color, second],
    }),
  ),
  { name: 'leather', texture: { kind: 'leather', color, wear: 0.6, seed }, mean: [color] },
  ...(
    [
      'plain',
      'border',
      'stripes',
      'lattice',
      'abstract',
      'medallion',
      'kilim',
      'checker',
      'sunburst',
    ] as const
  ).map((design) => ({
    name: `${design} rug`,
    texture: {
      kind: 'rug',
      ground: color,
      colors: [second, color, second],
      design,
      size: [2, 3],
      seed,
    } as const,
    mean: [color, second],
  })),
  {
    name: 'weave',
    texture: { kind: 'weave', color, dark: color, strand: 0.008, open: 0.2, seed },
    mean: [color],
  },
  ...(['plain', 'brushed', 'hammered'] as const).map((finish) => ({
    name: `${finish} metal`,
    texture: { kind: 'metal', color, finish, patina: 0, seed } as const,
    mean: [color],
  })),
  { name: 'old metal', texture: { kind: 'metal', color, finish: 'hammered', patina: 0.5, seed } },
  ...(['abstract', 'landscape', 'botanical', 'line', 'geometric', 'seascape'] as const).map((subject) => ({
    name: `${subject} picture`,
    texture: { kind: 'art', subject, colors, size: [0.6, 0.8], seed } as const,
  })),
  { name: 'grass', texture: { kind: 'grass', color, seed }, mean: [color] },
  ...(['slab', 'cobble', 'gravel', 'rubble'] as const).map((pattern) => ({
    name: `${pattern} stone`,
    texture: { kind: 'stone', color, second, pattern, seed } as const,
    mean: [color, second],
  })),
  { name: 'leaf', texture: { kind: 'leaf', color, vein: second, width: 0.1, seed }, mean: [color, second] },
];

const place = fc.double({ min: -4, max: 4, noNaN: true });
const footprint = fc.constantFrom(0, 0.0005, 0.004, 0.05);

/** Mean over two square meters, or over a whole rug or leaf. */
function meanOf(texture: Texture, size: number): number[] {
  const { albedo } = compileMaterial(material(texture));
  const [width, height] = 'size' in texture && typeof texture.size !== 'number' ? texture.size : [2, 2];
  const out = new Float64Array(3);
  const sum = [0, 0, 0];
  const side = 90;
  for (let n = 0; n < side * side; n++) {
    albedo((((n % side) + 0.37) / side) * width, ((Math.floor(n / side) + 0.61) / side) * height, out, size);
    for (let k = 0; k < 3; k++) sum[k]! += out[k]! / side ** 2;
  }
  return sum;
}

describe.each(textures(5))('$name', ({ name, texture, mean }) => {
  it('reflects between none and all of the light, and rises between nothing and its relief', () => {
    const { albedo, relief } = compileMaterial(material(texture, { relief: 0.003 }));
    const out = new Float64Array(3);
    fc.assert(
      fc.property(place, place, footprint, (u, v, size) => {
        albedo(u, v, out, size);
        const height = relief(u, v, size);
        for (const share of out) expect(share >= 0 && share <= 1, `${share} at ${u}, ${v}`).toBe(true);
        expect(height >= 0 && height <= 0.003, `${height} high at ${u}, ${v}`).toBe(true);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('is the same for the same seed', () => {
    const first = compileMaterial(material(texture));
    const again = compileMaterial(material(texture));
    const [a, b] = [new Float64Array(3), new Float64Array(3)];
    for (let n = 0; n < 40; n++) {
      first.albedo(n * 0.0137, n * 0.0211, a);
      again.albedo(n * 0.0137, n * 0.0211, b);
      expect(b).toEqual(a);
    }
  });

  if (texture.kind !== 'plain') {
    it('moves with the seed', () => {
      const other = textures(6).find((entry) => entry.name === name)!.texture;
      const [a, b] = [new Float64Array(3), new Float64Array(3)];
      const [one, two] = [compileMaterial(material(texture)), compileMaterial(material(other))];
      const differs = Array.from({ length: 60 }, (_, n) => {
        one.albedo(0.1 + n * 0.0083, 0.1 + n * 0.0117, a);
        two.albedo(0.1 + n * 0.0083, 0.1 + n * 0.0117, b);
        return a.some((share, k) => Math.abs(share - b[k]!) > 1e-6);
      });
      expect(differs).toContain(true);
    });
  }

  if (mean) {
    it.each([0, 0.003, 0.03])('keeps its mean near its colors when a sample covers %f m', (size) => {
      const ends = mean.map(linearFromHex);
      for (const [k, share] of meanOf(texture, size).entries()) {
        const low = Math.min(...ends.map((end) => end[k]!));
        const high = Math.max(...ends.map((end) => end[k]!));
        expect(share / low, `channel ${k}`).toBeGreaterThan(0.88);
        expect(share / high, `channel ${k}`).toBeLessThan(1.12);
      }
    });
  }
});
