import { boucle, cotton, leather, patterned, sheer, velvet } from '../materials/cloth.ts';
import { clay, marble, metal, painted, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Paris and Miami 1928: scalloped and channeled velvet in jewel colors, black lacquer, macassar, brass, fans. */
export const ART_DECO: Style = {
  name: 'art_deco',
  wood: [timber('#4a2c1b', '#1d0f08', 'polished', 1), timber('#80502c', '#4a2813', 'polished', 0.9)],
  metal: [metal('#d9ae5c', 0.15), metal('#d2d3d6', 0.08)],
  painted: [painted('#0f1012', 0.06), painted('#efe6d4', 0.08), painted('#123c40', 0.08)],
  woven: [woven('#c79c58', '#86642f', 0.004, 0.45)],
  upholstery: [velvet('#15525a', '#0c383e'), velvet('#a65c64', '#833f48'), velvet('#d8b98a', '#bb9a69')],
  secondUpholstery: [velvet('#b8863b', '#946722'), velvet('#7b2440', '#5b1530'), leather('#141416', 0.05)],
  cushion: [
    patterned('#11363b', ['#d9ae5c', '#efe3c8'], 'fan', 0.12),
    velvet('#d2a44c', '#ad8234'),
    velvet('#b46a72', '#934c55'),
    patterned('#efe5d0', ['#101113', '#d9ae5c'], 'herringbone', 0.08),
  ],
  blanket: [velvet('#d8bf94', '#bba072'), boucle('#efe6d6', '#d6cbb8')],
  bedding: [cotton('#f7f1e4'), velvet('#15525a', '#0c383e'), velvet('#d8b98a', '#bb9a69')],
  curtain: [velvet('#15525a', '#0c383e'), velvet('#c9a877', '#a98956'), sheer('#f3ead7', '#e3d7be', 0.6)],
  stone: [
    marble('#131415', '#d9d4c8', 0.3, 0.05),
    marble('#f1ece2', '#2a2a2b', 0.35, 0.05),
    marble('#1f4a40', '#9fbcae', 0.3, 0.05),
  ],
  ceramic: [clay('#101113', 0.08), clay('#15525a', 0.1), clay('#d2a85a', 0.2), clay('#f3ebdb', 0.1)],
  shade: [sheer('#f7ebce', '#e8d8b0', 0.65), sheer('#121315', '#0c0d0e', 0.03)],
  pot: [metal('#d0a656', 0.2), clay('#101113', 0.08), clay('#efe6d4', 0.1)],
  rug: [
    { kind: 'rug', ground: '#123c42', colors: ['#d9ae5c', '#efe3c8', '#0f1012'], design: 'sunburst' },
    { kind: 'rug', ground: '#efe5d0', colors: ['#101113', '#d2a44c', '#15525a'], design: 'border' },
    { kind: 'rug', ground: '#1a1b1d', colors: ['#d9ae5c', '#efe5d0'], design: 'lattice' },
  ],
  art: [
    { kind: 'art', subject: 'geometric', colors: ['#efe5d0', '#101113', '#d2a44c', '#15525a', '#a65c64'] },
    { kind: 'art', subject: 'portrait', colors: ['#11363b', '#e3b98c', '#101113', '#d2a44c'] },
  ],
  frame: [metal('#d0a656', 0.18), painted('#0f1012', 0.06)],
  leg: 'plinth',
  legMaterial: metal('#d9ae5c', 0.15),
  softness: 0.05,
  plumpness: 0.5,
  seam: 'contrast',
  pipingMaterial: velvet('#d2a44c', '#ad8234'),
  nailheads: false,
  silhouettes: {
    sofa: ['channel', 'curved', 'chesterfield'],
    sectional: ['low-right', 'track-right'],
    armchair: ['barrel', 'club', 'wingback'],
    ottoman: ['drum', 'tufted'],
    bench: ['x-frame', 'upholstered'],
    'dining-chair': ['shell', 'cane', 'parsons'],
    'bar-stool': ['swivel', 'low-back'],
    'desk-chair': ['executive', 'banker'],
  },
};
