import { boucle, cotton, knit, linen, sheer, wool } from '../materials/cloth.ts';
import { clay, concrete, marble, metal, painted, paper, slab, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Warm minimalism: few low, full forms, tone on tone, pale ash, travertine and bouclé; no pattern at all. */
export const MINIMALIST: Style = {
  name: 'minimalist',
  wood: [timber('#cdb594', '#b39a78', 'oiled', 0.25), timber('#3a332d', '#26211c', 'oiled', 0.3)],
  metal: [metal('#c9c7c2', 0.35, 'brushed'), painted('#e8e5df', 0.4)],
  painted: [painted('#efece6', 0.45), painted('#d8d2c7', 0.5)],
  woven: [woven('#d6c3a2', '#ab9471', 0.004, 0.2)],
  upholstery: [boucle('#e6e1d7', '#cdc6b9'), linen('#ddd6c9', '#c8c0b1'), wool('#cfc9be', '#b8b1a5')],
  secondUpholstery: [linen('#cfc7b8', '#b8af9f'), boucle('#efebe3', '#d8d2c7'), wool('#8d877d', '#767067')],
  cushion: [
    linen('#d8d0c2', '#c4bbab'),
    boucle('#efebe3', '#d9d3c8'),
    linen('#b3a997', '#9c9280'),
    wool('#e3ddd2', '#cbc4b8'),
  ],
  blanket: [knit('#e4ded3', '#cbc4b7', 0.016), wool('#bfb6a6', '#a59c8c')],
  bedding: [linen('#f0ece4', '#e0dace'), linen('#ded7ca', '#c9c1b2'), cotton('#f6f4ef')],
  curtain: [sheer('#f1eee8', '#e4e0d8', 0.6), sheer('#ded8cd', '#cdc6b9', 0.4)],
  stone: [marble('#d9cbb5', '#b8a68a', 0.5, 0.45), concrete('#c9c5be'), slab('#d8d0c3', '#c3b9a8')],
  ceramic: [clay('#e7e1d6', 0.8), clay('#cfc5b4', 0.8), clay('#4a4540', 0.75)],
  shade: [paper('#f8f4ea'), sheer('#f1ece0', '#e2dccd', 0.65)],
  pot: [concrete('#cfcac2'), clay('#e3ddd2', 0.85)],
  rug: [
    { kind: 'rug', ground: '#e4ded3', colors: ['#d8d1c4'], design: 'plain' },
    { kind: 'rug', ground: '#ddd5c7', colors: ['#cfc6b6'], design: 'lattice' },
    { kind: 'rug', ground: '#e8e3d9', colors: ['#c9bfae'], design: 'abstract' },
  ],
  art: [
    { kind: 'art', subject: 'line', colors: ['#f1ede5', '#4a453f'] },
    { kind: 'art', subject: 'abstract', colors: ['#eee9df', '#d3c8b6', '#b8a993', '#f6f3ec'] },
  ],
  frame: [timber('#cdb594', '#b39a78', 'oiled', 0.25), painted('#f2efe9', 0.5)],
  leg: 'plinth',
  legMaterial: timber('#cdb594', '#b39a78', 'oiled', 0.25),
  softness: 0.07,
  plumpness: 0.45,
  seam: 'plain',
  pipingMaterial: linen('#d8d0c2', '#c4bbab'),
  nailheads: false,
  silhouettes: {
    sofa: ['low-platform', 'curved', 'boxy'],
    sectional: ['low-left', 'low-right'],
    armchair: ['barrel', 'boxy', 'sling'],
    ottoman: ['drum', 'cube'],
    bench: ['slat', 'upholstered'],
    'dining-chair': ['shell', 'wishbone'],
    'bar-stool': ['backless', 'low-back'],
    'desk-chair': ['shell', 'task'],
  },
};
