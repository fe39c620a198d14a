import { boucle, cotton, leather, patterned, sheer, velvet } from '../materials/cloth.ts';
import { clay, marble, metal, painted, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Grand hotel: emerald and ivory velvet, channel tufting, book-matched marble, satin brass, dark gloss veneer. */
export const LUXURY: Style = {
  name: 'luxury',
  wood: [timber('#3b2a20', '#20150f', 'polished', 0.45), timber('#5a3d2a', '#342216', 'polished', 0.6)],
  metal: [metal('#d6b067', 0.22, 'brushed'), metal('#e3c58a', 0.12)],
  painted: [painted('#16181a', 0.08), painted('#f1ede4', 0.12)],
  woven: [woven('#c9a86f', '#8c7145', 0.004, 0.35)],
  upholstery: [velvet('#24493f', '#16332b'), velvet('#d9cfc0', '#bfb4a4'), boucle('#eae5db', '#d0c9bc')],
  secondUpholstery: [velvet('#e0d6c7', '#c6bbaa'), velvet('#1f3350', '#142338'), leather('#e4dccd', 0.05)],
  cushion: [
    velvet('#c9a45a', '#a78341'),
    velvet('#eee6d8', '#d5cbba'),
    patterned('#efe9dd', ['#1f3d36', '#c9a45a'], 'fan', 0.14),
    velvet('#1d3b34', '#122a24'),
  ],
  blanket: [boucle('#efe9de', '#d6cfc1'), velvet('#b99a5e', '#977a43')],
  bedding: [cotton('#faf8f3'), velvet('#d8cdbd', '#beb2a1'), velvet('#24493f', '#16332b')],
  curtain: [velvet('#d3c8b7', '#b8ac9a'), sheer('#f6f2ea', '#e9e3d7', 0.65)],
  stone: [
    marble('#f2f0ec', '#9a9287', 0.4, 0.06),
    marble('#17191a', '#c9a45a', 0.45, 0.06),
    marble('#2c4a3f', '#9fb3a4', 0.35, 0.06),
  ],
  ceramic: [clay('#f3efe6', 0.12), clay('#17211e', 0.1), clay('#c4a05a', 0.25)],
  shade: [sheer('#f6ead0', '#e6d6b4', 0.6), sheer('#1e1f21', '#141516', 0.05)],
  pot: [clay('#16191a', 0.12), metal('#cfae6a', 0.3, 'hammered'), clay('#efeae0', 0.15)],
  rug: [
    { kind: 'rug', ground: '#dcd4c6', colors: ['#b39b6b', '#8b8680', '#c9bfae'], design: 'abstract' },
    { kind: 'rug', ground: '#e4ddd0', colors: ['#b59a62', '#24493f'], design: 'border' },
    { kind: 'rug', ground: '#cfc6b7', colors: ['#bfb4a2'], design: 'lattice' },
  ],
  art: [
    { kind: 'art', subject: 'abstract', colors: ['#ece5d8', '#1f3d36', '#c9a45a', '#8d8478'] },
    { kind: 'art', subject: 'portrait', colors: ['#2b2420', '#c79a6b', '#7a2f2a', '#d9c9a8'] },
  ],
  frame: [metal('#cda85f', 0.25, 'brushed'), painted('#141516', 0.1)],
  leg: 'tapered',
  legMaterial: metal('#d6b067', 0.22, 'brushed'),
  softness: 0.055,
  plumpness: 0.6,
  seam: 'plain',
  pipingMaterial: velvet('#c9a45a', '#a78341'),
  nailheads: false,
  silhouettes: {
    sofa: ['curved', 'channel', 'chesterfield'],
    sectional: ['low-right', 'track-left', 'low-left'],
    armchair: ['barrel', 'wingback', 'boxy'],
    ottoman: ['drum', 'tufted'],
    bench: ['x-frame', 'upholstered'],
    'dining-chair': ['parsons', 'shell', 'cantilever'],
    'bar-stool': ['swivel', 'low-back'],
    'desk-chair': ['executive', 'shell'],
  },
};
