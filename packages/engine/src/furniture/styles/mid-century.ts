import { boucle, cotton, leather, linen, patterned, sheer, wool } from '../materials/cloth.ts';
import {
  clay,
  marble,
  metal,
  painted,
  paper,
  powderCoat,
  terrazzo,
  timber,
  woven,
} from '../materials/solid.ts';
import type { Style } from './style.ts';

/** 1955: teak and walnut on splayed tapered legs, tweed in olive, mustard and burnt orange, brass, atomic geometry. */
export const MID_CENTURY: Style = {
  name: 'mid_century',
  wood: [timber('#8f5a33', '#5a3219', 'oiled', 0.6), timber('#6a4128', '#3d2212', 'oiled', 0.55)],
  metal: [metal('#c9a257', 0.28, 'brushed'), powderCoat('#1f1f20')],
  painted: [painted('#f2ede2', 0.3), painted('#cf7a32', 0.3), painted('#3f6f70', 0.35)],
  woven: [woven('#d1a86a', '#98743f', 0.004, 0.35)],
  upholstery: [wool('#6d7a4f', '#55613a'), wool('#c98637', '#a56a24'), leather('#9a5a2e', 0.35)],
  secondUpholstery: [wool('#c46a34', '#a05223'), wool('#3f6f72', '#2e5557'), boucle('#e2dac8', '#c7bea9')],
  cushion: [
    wool('#cf8a2f', '#ab6e1f'),
    patterned('#efe6d2', ['#3f6f72', '#cf7a32', '#d7a93f'], 'diamond', 0.1),
    wool('#3c6a6c', '#2b5052'),
    patterned('#e9dfc8', ['#4a3524', '#cf7a32'], 'fan', 0.12),
  ],
  blanket: [patterned('#e6dbc2', ['#cf7a32', '#6d7a4f'], 'check', 0.1), wool('#d9a441', '#b88630')],
  bedding: [cotton('#f4efe4'), wool('#3f6f72', '#2e5557'), linen('#d6a24a', '#b98636')],
  curtain: [
    patterned('#efe6d3', ['#cf8a2f', '#3f6f72', '#6d7a4f'], 'leaf', 0.4),
    sheer('#f1e9d8', '#e0d6c0', 0.5),
  ],
  stone: [
    terrazzo('#ece4d4', ['#cf7a32', '#3f6f72', '#6b4a33', '#8d8a80']),
    marble('#efece5', '#9d958a', 0.3),
  ],
  ceramic: [clay('#cf7a32', 0.25), clay('#3f6f70', 0.2), clay('#e8dfcc', 0.3), clay('#c79a2e', 0.25)],
  shade: [sheer('#f4e8cb', '#e3d4ae', 0.6), paper('#f6edd6')],
  pot: [clay('#f0eadd', 0.3), clay('#3f6f70', 0.3), clay('#c9743a', 0.35)],
  rug: [
    {
      kind: 'rug',
      ground: '#e3d7bd',
      colors: ['#cf7a32', '#3f6f72', '#6d7a4f', '#4a3524'],
      design: 'abstract',
    },
    { kind: 'rug', ground: '#d9a94a', colors: ['#efe3c6', '#a0622c', '#6b4a33'], design: 'sunburst' },
    { kind: 'rug', ground: '#ece4d2', colors: ['#8a7a5f'], design: 'lattice' },
  ],
  art: [
    { kind: 'art', subject: 'geometric', colors: ['#f0e7d3', '#cf7a32', '#3f6f72', '#d7a93f', '#3d2a1e'] },
    { kind: 'art', subject: 'abstract', colors: ['#ece2cb', '#c46a34', '#3c6a6c', '#cf9a32'] },
  ],
  frame: [timber('#8f5a33', '#5a3219', 'oiled', 0.5), metal('#c9a257', 0.28, 'brushed')],
  leg: 'splayed',
  legMaterial: timber('#7d4b2a', '#4d2a15', 'oiled', 0.5),
  softness: 0.04,
  plumpness: 0.45,
  seam: 'piped',
  pipingMaterial: wool('#55613a', '#434e2c'),
  nailheads: false,
  silhouettes: {
    sofa: ['wood-frame', 'track-arm', 'channel'],
    sectional: ['track-left', 'track-right'],
    armchair: ['lounge', 'wingback', 'sling'],
    ottoman: ['footstool', 'drum'],
    bench: ['slat', 'upholstered'],
    'dining-chair': ['shell', 'wishbone', 'cane'],
    'bar-stool': ['low-back', 'swivel'],
    'desk-chair': ['shell', 'executive'],
  },
};
