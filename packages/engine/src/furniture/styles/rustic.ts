import { cotton, knit, leather, linen, patterned, sheer, twill, wool } from '../materials/cloth.ts';
import { clay, metal, painted, paper, slab, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Mountain lodge: knotty pine and hewn oak, wrought iron, plaid wool, saddle leather, kilims. */
export const RUSTIC: Style = {
  name: 'rustic',
  wood: [timber('#96663b', '#5b361a', 'raw', 0.9, 9), timber('#6e4a2e', '#3f2715', 'raw', 0.8, 6)],
  metal: [metal('#3f3833', 0.6, 'hammered', 0.5), metal('#7d5a3a', 0.5, 'hammered', 0.6)],
  painted: [painted('#7a8a78', 0.7), painted('#d9cdb6', 0.7)],
  woven: [woven('#a98858', '#6f5533', 0.009), woven('#bb9a68', '#7f6340', 0.006)],
  upholstery: [twill('#a3917a', '#877661'), leather('#744827', 0.7), linen('#c2b296', '#a69678')],
  secondUpholstery: [
    leather('#8a5730', 0.8),
    patterned('#8d4034', ['#2f3b33', '#d7c6a2'], 'check', 0.11),
    wool('#6a7158', '#525843'),
  ],
  cushion: [
    patterned('#a34936', ['#2f3a32', '#e0cfa8'], 'check', 0.09),
    knit('#dccdae', '#bba985', 0.014),
    patterned('#d9c7a1', ['#8e3b2e', '#37474f', '#b5813f'], 'ikat', 0.16),
    wool('#66704f', '#4f583b'),
  ],
  blanket: [patterned('#8d3b2f', ['#262a28', '#d9c59c'], 'check', 0.14), knit('#d6c6a6', '#b5a27c', 0.022)],
  bedding: [
    linen('#e2d6bd', '#cbbd9f'),
    patterned('#d9cbae', ['#8e3b2e', '#3b4a45'], 'check', 0.12),
    cotton('#efe7d6'),
  ],
  curtain: [sheer('#d8c8a8', '#c0ae8a', 0.3), sheer('#8d7a5c', '#766448', 0.15)],
  stone: [slab('#8a8378', '#655f56'), slab('#5e5a54', '#45423d')],
  ceramic: [clay('#a9653f', 0.75), clay('#5f6b55', 0.4), clay('#d6c7a9', 0.5)],
  shade: [sheer('#e6d3a9', '#d0ba8a', 0.55), paper('#ead7ae')],
  pot: [
    clay('#a8643f', 0.85),
    woven('#a98858', '#6f5533', 0.014),
    timber('#6e4a2e', '#3f2715', 'raw', 0.8, 4),
  ],
  rug: [
    { kind: 'rug', ground: '#8f3c2f', colors: ['#e0cfa8', '#2e3d44', '#b8823f', '#4f5b41'], design: 'kilim' },
    { kind: 'rug', ground: '#7a3a2c', colors: ['#d9c59a', '#33424a', '#a5733c'], design: 'medallion' },
    { kind: 'rug', ground: '#b79f78', colors: ['#8d744e', '#d3bf99'], design: 'stripes' },
  ],
  art: [
    { kind: 'art', subject: 'landscape', colors: ['#c9b58d', '#5e6b4a', '#8a5a34', '#d9cfb6', '#6d8086'] },
    { kind: 'art', subject: 'botanical', colors: ['#e4d6b6', '#5c663f', '#7f5a33', '#3d4630'] },
  ],
  frame: [timber('#6e4a2e', '#3f2715', 'raw', 0.8, 5), metal('#3f3833', 0.6, 'hammered', 0.5)],
  leg: 'block',
  legMaterial: timber('#6e4a2e', '#3f2715', 'raw', 0.8, 5),
  softness: 0.065,
  plumpness: 0.8,
  seam: 'piped',
  pipingMaterial: leather('#5d3a20', 0.6),
  nailheads: true,
  silhouettes: {
    sofa: ['rolled-arm', 'wood-frame', 'slipcovered'],
    sectional: ['rolled-left', 'rolled-right'],
    armchair: ['club', 'wingback', 'lounge'],
    ottoman: ['tufted', 'moroccan-pouf', 'knit-pouf'],
    bench: ['trestle', 'woven'],
    'dining-chair': ['ladder-back', 'cross-back', 'spindle'],
    'bar-stool': ['woven', 'backless', 'spindle'],
    'desk-chair': ['banker', 'executive'],
  },
};
