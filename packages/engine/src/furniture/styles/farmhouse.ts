import { cotton, knit, linen, patterned, sheer, twill } from '../materials/cloth.ts';
import { clay, metal, painted, paper, slab, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** White farmhouse: slipcovers, chalk-painted spindles, scrubbed pine tops, black iron, ticking and gingham. */
export const FARMHOUSE: Style = {
  name: 'farmhouse',
  wood: [timber('#b98a58', '#875d31', 'raw', 0.75, 6), timber('#8f7b66', '#665643', 'raw', 0.6, 5)],
  metal: [metal('#2e2b29', 0.55, 'plain', 0.3), metal('#8e8d8a', 0.45, 'plain', 0.6)],
  painted: [painted('#f1ede3', 0.6), painted('#2f3335', 0.55), painted('#9fb0a6', 0.6)],
  woven: [woven('#c8a876', '#937449', 0.008), woven('#d8bf93', '#a48a5b', 0.005, 0.1)],
  upholstery: [cotton('#ece6d9', '#dcd4c4'), linen('#d6cbb6', '#c0b39b'), twill('#a9a69e', '#908d85')],
  secondUpholstery: [
    patterned('#f0eade', ['#5f7283'], 'stripe', 0.035),
    linen('#c3b79f', '#aa9d84'),
    patterned('#efe9dc', ['#8c8f8c'], 'check', 0.05),
  ],
  cushion: [
    patterned('#f1ebdf', ['#4d6072'], 'stripe', 0.03),
    patterned('#f2ede2', ['#2f3335'], 'check', 0.045),
    linen('#cbbfa6', '#b3a68b'),
    patterned('#f0eadc', ['#8a9a86', '#b0896a'], 'leaf', 0.14),
  ],
  blanket: [knit('#efe9dc', '#d5cdbd', 0.02), patterned('#efe9dc', ['#2f3335'], 'check', 0.1)],
  bedding: [
    cotton('#f6f2ea'),
    patterned('#f3eee3', ['#5f7283'], 'stripe', 0.04),
    linen('#d8cdb8', '#c2b59c'),
  ],
  curtain: [sheer('#f5f0e5', '#e6dfd0', 0.55), patterned('#f2ecdf', ['#8c9ba3'], 'check', 0.06)],
  stone: [slab('#cfc8bb', '#b0a898'), slab('#5d5c59', '#474643')],
  ceramic: [clay('#f3efe6', 0.15), clay('#b9b4a8', 0.3), clay('#4d6072', 0.3)],
  shade: [sheer('#f4ead3', '#e5d8ba', 0.55), metal('#8e8d8a', 0.5, 'plain', 0.5), paper('#f6eeda')],
  pot: [metal('#a3a29e', 0.5, 'plain', 0.6), clay('#b5714a', 0.85), clay('#f0ebe0', 0.35)],
  rug: [
    { kind: 'rug', ground: '#d6c6a2', colors: ['#bda97f', '#efe6d0'], design: 'stripes' },
    { kind: 'rug', ground: '#cfc9bd', colors: ['#5f7283', '#a3a9ab', '#8d6b58'], design: 'medallion' },
    { kind: 'rug', ground: '#f0eadd', colors: ['#2f3335'], design: 'checker' },
  ],
  art: [
    { kind: 'art', subject: 'landscape', colors: ['#d9d2bf', '#7f8a6a', '#b3a27c', '#cdd6d8', '#6a6f5c'] },
    { kind: 'art', subject: 'botanical', colors: ['#f3eddf', '#6f7f63', '#a3a98c', '#4a5740'] },
  ],
  frame: [timber('#8f7b66', '#665643', 'raw', 0.6, 4), painted('#2f3335', 0.55)],
  leg: 'turned',
  legMaterial: timber('#9b7448', '#6d4b29', 'raw', 0.6, 3),
  softness: 0.075,
  plumpness: 0.85,
  seam: 'piped',
  pipingMaterial: cotton('#d9d1c0', '#c6bda9'),
  nailheads: false,
  silhouettes: {
    sofa: ['slipcovered', 'rolled-arm', 'boxy'],
    sectional: ['rolled-left', 'rolled-right'],
    armchair: ['wingback', 'club', 'rattan'],
    ottoman: ['tufted', 'footstool', 'knit-pouf'],
    bench: ['trestle', 'woven', 'slat'],
    'dining-chair': ['cross-back', 'spindle', 'ladder-back'],
    'bar-stool': ['spindle', 'metal', 'backless'],
    'desk-chair': ['banker', 'shell'],
  },
};
