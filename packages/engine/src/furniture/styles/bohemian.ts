import { knit, leather, linen, patterned, sheer, velvet } from '../materials/cloth.ts';
import { clay, metal, painted, paper, terrazzo, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Traveler's house: rattan and mango wood, ochre, terracotta and teal, ikat, kilim, leather poufs, fringes. */
export const BOHEMIAN: Style = {
  name: 'bohemian',
  wood: [timber('#a8743f', '#74471f', 'oiled', 0.75, 3), timber('#6b4328', '#402413', 'oiled', 0.6, 2)],
  metal: [metal('#b48a4c', 0.4, 'hammered', 0.4), metal('#8c5a38', 0.45, 'hammered', 0.5)],
  painted: [painted('#2f6f6c', 0.6), painted('#e7d9bf', 0.7)],
  woven: [woven('#cda264', '#92693a', 0.008, 0.3), woven('#d9b885', '#a27e4c', 0.012, 0.1)],
  upholstery: [velvet('#b3683a', '#8e4c27'), linen('#ddceb2', '#c4b292'), velvet('#25605f', '#184544')],
  secondUpholstery: [linen('#e4d8c0', '#cbbb9d'), velvet('#8c3b4a', '#6b2835'), leather('#a5673a', 0.6)],
  cushion: [
    patterned('#e6c992', ['#a8452f', '#2f6a6a', '#5b2e3f'], 'ikat', 0.2),
    patterned('#a13f2c', ['#e8cf9d', '#2e5f63', '#d7932f'], 'diamond', 0.12),
    knit('#efe3c9', '#d3c4a3', 0.014),
    velvet('#d39a32', '#ae7a20'),
    patterned('#27595b', ['#e3c078', '#b5532f'], 'paisley', 0.18),
  ],
  blanket: [
    patterned('#e9dcbf', ['#b5532f', '#2f6a6a', '#d39a32'], 'stripe', 0.16),
    knit('#ecdfc4', '#cfbf9c', 0.022),
  ],
  bedding: [
    linen('#efe4cf', '#d8cab0'),
    patterned('#ead9b8', ['#a8452f', '#2f6a6a', '#d39a32'], 'ikat', 0.3),
    linen('#c98a5a', '#ad7044'),
  ],
  curtain: [sheer('#f0e6d2', '#ddd0b6', 0.55), sheer('#c98f5a', '#b07844', 0.35)],
  stone: [terrazzo('#e6dac6', ['#b5653f', '#2f6a6a', '#d39a32', '#6b4a3a']), clay('#2b6a6c', 0.25)],
  ceramic: [clay('#b5633b', 0.8), clay('#2b6a6c', 0.2), clay('#d9a33a', 0.3), clay('#e9dec8', 0.7)],
  shade: [woven('#d3ac70', '#98713f', 0.007, 0.45), sheer('#eed7a6', '#dabf86', 0.6), paper('#f1e1bd')],
  pot: [clay('#b5643d', 0.85), woven('#c9a062', '#8c673a', 0.014), clay('#2b6a6c', 0.3)],
  rug: [
    { kind: 'rug', ground: '#a8452f', colors: ['#e6c891', '#2f6a6a', '#5b2e3f', '#d7932f'], design: 'kilim' },
    {
      kind: 'rug',
      ground: '#963a33',
      colors: ['#e3bf83', '#27495a', '#c77a3c', '#5a2a3a'],
      design: 'medallion',
    },
    { kind: 'rug', ground: '#efe5d0', colors: ['#4a3428', '#b5653f'], design: 'lattice' },
  ],
  art: [
    { kind: 'art', subject: 'geometric', colors: ['#f0e3c8', '#b5532f', '#d39a32', '#2f6a6a', '#5b2e3f'] },
    { kind: 'art', subject: 'botanical', colors: ['#efe2c6', '#4f6a3f', '#b5653f', '#2e4a35'] },
    { kind: 'art', subject: 'abstract', colors: ['#ecdcbc', '#b3683a', '#25605f', '#d39a32'] },
  ],
  frame: [timber('#a8743f', '#74471f', 'oiled', 0.6), woven('#cda264', '#92693a', 0.006)],
  leg: 'turned',
  legMaterial: timber('#a8743f', '#74471f', 'oiled', 0.7),
  softness: 0.075,
  plumpness: 0.9,
  seam: 'piped',
  pipingMaterial: velvet('#8e4c27', '#6d3819'),
  nailheads: false,
  silhouettes: {
    sofa: ['slipcovered', 'low-platform', 'wood-frame'],
    sectional: ['low-left', 'low-right', 'rolled-left'],
    armchair: ['rattan', 'sling', 'lounge'],
    ottoman: ['moroccan-pouf', 'knit-pouf', 'drum'],
    bench: ['woven', 'trestle'],
    'dining-chair': ['cane', 'wishbone', 'spindle'],
    'bar-stool': ['woven', 'low-back'],
    'desk-chair': ['banker', 'shell'],
  },
};
