import { cotton, leather, linen, patterned, sheer, twill, wool } from '../materials/cloth.ts';
import {
  clay,
  concrete,
  metal,
  painted,
  paper,
  powderCoat,
  slab,
  timber,
  woven,
} from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Loft: worn saddle leather, raw steel, reclaimed planks, concrete, denim and ticking. */
export const INDUSTRIAL: Style = {
  name: 'industrial',
  wood: [timber('#86603d', '#4a3019', 'raw', 0.85, 5), timber('#5d4632', '#35261a', 'raw', 0.7, 3)],
  metal: [powderCoat('#232323'), metal('#6f6d6a', 0.45, 'brushed', 0.6), metal('#a0653f', 0.4, 'plain', 0.5)],
  painted: [painted('#3a3d3e', 0.5), painted('#5a6a61', 0.5)],
  woven: [woven('#8a7150', '#57452e', 0.012)],
  upholstery: [leather('#8a4f2a', 0.75), leather('#3f2d22', 0.6), twill('#595c5e', '#434648')],
  secondUpholstery: [leather('#2c2622', 0.6), leather('#a0673a', 0.8), twill('#3f4d59', '#2f3a44')],
  cushion: [
    twill('#3e4c58', '#2f3a44'),
    patterned('#d8d0c0', ['#33373a'], 'stripe', 0.03),
    linen('#a8a196', '#8f887d'),
    leather('#a0592b', 0.5),
  ],
  blanket: [wool('#4b4f52', '#36393c'), patterned('#6a5f52', ['#2d2a27', '#a8553a'], 'check', 0.12)],
  bedding: [linen('#9c9a96', '#858380'), cotton('#dcd9d3'), linen('#4a4d50', '#3a3d40')],
  curtain: [sheer('#b0aca4', '#98948c', 0.25), sheer('#5c5e60', '#4a4c4e', 0.1)],
  stone: [concrete('#8f8d89'), slab('#3d3f41', '#2c2e30')],
  ceramic: [clay('#4c4a47', 0.6), clay('#8c4f33', 0.6), clay('#c7c1b6', 0.5)],
  shade: [powderCoat('#262626'), paper('#e8dcc4'), metal('#8f6a48', 0.4, 'hammered', 0.4)],
  pot: [concrete('#85837f'), metal('#77756f', 0.5, 'plain', 0.7), powderCoat('#2c2d2e')],
  rug: [
    { kind: 'rug', ground: '#8f8b84', colors: ['#4a4846', '#6b4f3c', '#a9a49b'], design: 'abstract' },
    { kind: 'rug', ground: '#6d4436', colors: ['#2f3a44', '#c2b299', '#8a5b40'], design: 'medallion' },
    { kind: 'rug', ground: '#76726c', colors: ['#5a5651'], design: 'plain' },
  ],
  art: [
    { kind: 'art', subject: 'geometric', colors: ['#cfc7b8', '#232425', '#a4552b', '#5b6468'] },
    { kind: 'art', subject: 'abstract', colors: ['#b8b1a4', '#2a2b2c', '#7a4a2c', '#59646b'] },
  ],
  frame: [powderCoat('#1e1e1e'), timber('#5d4632', '#35261a', 'raw', 0.7, 3)],
  leg: 'hairpin',
  legMaterial: powderCoat('#1f1f1f'),
  softness: 0.045,
  plumpness: 0.5,
  seam: 'plain',
  pipingMaterial: leather('#5e3518', 0.5),
  nailheads: true,
  silhouettes: {
    sofa: ['chesterfield', 'track-arm', 'boxy'],
    sectional: ['track-left', 'track-right'],
    armchair: ['sling', 'club', 'boxy'],
    ottoman: ['cube', 'tufted', 'moroccan-pouf'],
    bench: ['trestle', 'slat'],
    'dining-chair': ['metal', 'cantilever', 'shell'],
    'bar-stool': ['metal', 'low-back', 'backless'],
    'desk-chair': ['banker', 'executive'],
  },
};
