import { cotton, linen, patterned, sheer } from '../materials/cloth.ts';
import { clay, metal, painted, paper, slab, terrazzo, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Ibiza and Puglia: whitewash, bleached olive wood, rope and rush, terracotta, sea blue and olive green. */
export const MEDITERRANEAN: Style = {
  name: 'mediterranean',
  wood: [timber('#c4a074', '#93703f', 'raw', 0.7, 4), timber('#8b623c', '#573819', 'raw', 0.7, 4)],
  metal: [metal('#37332f', 0.55, 'hammered', 0.4), metal('#b08c52', 0.4, 'hammered', 0.3)],
  painted: [painted('#f3eee3', 0.7), painted('#5d87a3', 0.6), painted('#7f8f6a', 0.6)],
  woven: [woven('#d6bb87', '#a58652', 0.007, 0.15), woven('#c7a56c', '#927244', 0.01)],
  upholstery: [linen('#efe8da', '#dbd2c0'), cotton('#f2eee5', '#e3ddd0'), linen('#c9b896', '#b09f7c')],
  secondUpholstery: [linen('#6f93a8', '#587b90'), linen('#e6dcc7', '#cfc3a9'), linen('#8a966f', '#727d59')],
  cushion: [
    patterned('#f2ede2', ['#2f6289', '#7fa3b8'], 'leaf', 0.16),
    linen('#c8714a', '#ab5a36'),
    patterned('#f3eee4', ['#3b6d92'], 'stripe', 0.06),
    linen('#8f9b72', '#77835b'),
  ],
  blanket: [patterned('#f1eadb', ['#3b6d92', '#d9c7a3'], 'stripe', 0.2), linen('#d98f63', '#bf764b')],
  bedding: [
    linen('#f7f3ea', '#e9e3d6'),
    linen('#a9c0cb', '#8fa8b4'),
    patterned('#f4efe4', ['#3b6d92'], 'stripe', 0.05),
  ],
  curtain: [sheer('#fbf8f1', '#efeadf', 0.7), sheer('#e4d9c3', '#d2c5ab', 0.45)],
  stone: [
    slab('#d9c9ac', '#c0ad8a'),
    terrazzo('#efe6d6', ['#b9673f', '#3b6d92', '#8a8672']),
    clay('#b9673f', 0.7),
  ],
  ceramic: [clay('#2f6289', 0.15), clay('#f3eee4', 0.2), clay('#c06d43', 0.8), clay('#7c8a5c', 0.3)],
  shade: [woven('#d9bd89', '#a88a56', 0.008, 0.4), sheer('#f5ecd8', '#e6dac0', 0.6), paper('#f6edd9')],
  pot: [clay('#bd6b42', 0.85), clay('#efe9dd', 0.7), clay('#2f6289', 0.2)],
  rug: [
    { kind: 'rug', ground: '#d8c49a', colors: ['#bda573'], design: 'plain' },
    { kind: 'rug', ground: '#eee6d6', colors: ['#3b6d92', '#9db7c4'], design: 'stripes' },
    { kind: 'rug', ground: '#e6d9bd', colors: ['#b9673f', '#3b6d92', '#8a966f'], design: 'kilim' },
  ],
  art: [
    { kind: 'art', subject: 'seascape', colors: ['#bcd4df', '#2f6289', '#e9dcc0', '#f6f2e9', '#c8714a'] },
    { kind: 'art', subject: 'botanical', colors: ['#f3eddf', '#7f8f5c', '#d8a33c', '#55633f'] },
  ],
  frame: [timber('#c4a074', '#93703f', 'raw', 0.6, 2), painted('#f1ecdf', 0.7)],
  leg: 'block',
  legMaterial: timber('#b08a5c', '#7d5b32', 'raw', 0.7, 3),
  softness: 0.075,
  plumpness: 0.75,
  seam: 'plain',
  pipingMaterial: linen('#3b6d92', '#2d577a'),
  nailheads: false,
  silhouettes: {
    sofa: ['slipcovered', 'wood-frame', 'low-platform'],
    sectional: ['low-right', 'low-left'],
    armchair: ['rattan', 'lounge', 'barrel'],
    ottoman: ['knit-pouf', 'drum', 'moroccan-pouf'],
    bench: ['woven', 'trestle'],
    'dining-chair': ['ladder-back', 'cross-back', 'wishbone'],
    'bar-stool': ['woven', 'backless'],
    'desk-chair': ['shell', 'banker'],
  },
};
