import { cotton, leather, linen, patterned, sheer, velvet, wool } from '../materials/cloth.ts';
import { clay, marble, metal, painted, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** English and New England classics: mahogany on turned legs, rolled arms, piping, damask, Persian rugs. */
export const TRADITIONAL: Style = {
  name: 'traditional',
  wood: [timber('#62361f', '#36190c', 'varnished', 0.6), timber('#7d5330', '#4d2f17', 'varnished', 0.55)],
  metal: [metal('#b18d4d', 0.25, 'plain', 0.25), metal('#5b5249', 0.45, 'plain', 0.4)],
  painted: [painted('#ece5d6', 0.35), painted('#3c4a5c', 0.4)],
  woven: [woven('#c7a168', '#8d6a3c', 0.004, 0.4)],
  upholstery: [
    linen('#d8c9ab', '#bfae8e'),
    velvet('#6c2a2a', '#4f1b1c'),
    patterned('#e3d5b8', ['#8a6f45', '#6d7a56'], 'leaf', 0.3),
  ],
  secondUpholstery: [
    leather('#6e2f22', 0.45),
    patterned('#e8ddc6', ['#9b3d36', '#dcc9a2'], 'stripe', 0.08),
    patterned('#e4d6b9', ['#34476a', '#a9805a'], 'paisley', 0.1),
  ],
  cushion: [
    patterned('#e6d8bb', ['#7a2f2d', '#33476b', '#b3915a'], 'paisley', 0.16),
    velvet('#33476b', '#243350'),
    patterned('#efe6d3', ['#7a2f2d'], 'stripe', 0.035),
    velvet('#b8934e', '#957336'),
  ],
  blanket: [wool('#7a2f2d', '#5d2120'), patterned('#31456a', ['#7a2f2d', '#d9c79d'], 'check', 0.12)],
  bedding: [
    cotton('#f5f0e5'),
    patterned('#ebe0c9', ['#8a6f45', '#5f6f52'], 'leaf', 0.3),
    linen('#d6c7a9', '#bdac8b'),
  ],
  curtain: [
    patterned('#e2d4b5', ['#b49a68', '#8a6f45'], 'leaf', 0.34),
    velvet('#6c2a2a', '#4f1b1c'),
    sheer('#f3ecdd', '#e4dac5', 0.6),
  ],
  stone: [marble('#ece7dc', '#a99f8f', 0.3, 0.1), marble('#4a2f28', '#a88a75', 0.3, 0.1)],
  ceramic: [clay('#f0ece2', 0.12), clay('#2f4a78', 0.12), clay('#7a2f2d', 0.2)],
  shade: [sheer('#f3e3c0', '#e2cfa4', 0.55), sheer('#e7d2a6', '#d3bb8a', 0.5)],
  pot: [clay('#34507c', 0.15), clay('#e9e2d2', 0.2), metal('#a98547', 0.3, 'hammered', 0.3)],
  rug: [
    {
      kind: 'rug',
      ground: '#7a2a28',
      colors: ['#d8c39a', '#26364f', '#a8763f', '#4d5b42'],
      design: 'medallion',
    },
    { kind: 'rug', ground: '#2b3a56', colors: ['#d6c29b', '#8a3330', '#b3905a'], design: 'medallion' },
    { kind: 'rug', ground: '#d9c9a6', colors: ['#7a2f2d', '#33476b'], design: 'border' },
  ],
  art: [
    { kind: 'art', subject: 'landscape', colors: ['#b9a679', '#4f5d3c', '#6d4a2a', '#c9c3ae', '#5d7383'] },
    { kind: 'art', subject: 'portrait', colors: ['#2d221b', '#c99e73', '#5d2120', '#d8c6a2'] },
    { kind: 'art', subject: 'botanical', colors: ['#eee3c9', '#5a6b45', '#8a3330', '#3f4a30'] },
  ],
  frame: [metal('#b18d4d', 0.35, 'plain', 0.35), timber('#62361f', '#36190c', 'varnished', 0.6)],
  leg: 'turned',
  legMaterial: timber('#4f2a17', '#2c140a', 'varnished', 0.6),
  softness: 0.07,
  plumpness: 0.8,
  seam: 'contrast',
  pipingMaterial: linen('#a68a5c', '#8a7048'),
  nailheads: true,
  silhouettes: {
    sofa: ['rolled-arm', 'chesterfield', 'slipcovered'],
    sectional: ['rolled-right', 'rolled-left'],
    armchair: ['wingback', 'club', 'barrel'],
    ottoman: ['tufted', 'footstool'],
    bench: ['upholstered', 'x-frame'],
    'dining-chair': ['parsons', 'ladder-back', 'cane'],
    'bar-stool': ['spindle', 'swivel'],
    'desk-chair': ['executive', 'banker'],
  },
};
