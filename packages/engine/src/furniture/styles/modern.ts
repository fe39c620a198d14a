import { boucle, cotton, leather, linen, patterned, sheer, velvet, wool } from '../materials/cloth.ts';
import { clay, marble, metal, painted, paper, powderCoat, timber, woven } from '../materials/solid.ts';
import type { Style } from './style.ts';

/** Contemporary: long low lines, walnut and blackened steel, gray wool with one warm accent. */
export const MODERN: Style = {
  name: 'modern',
  wood: [timber('#6d4a33', '#3c2618', 'oiled', 0.6), timber('#a98560', '#7d5d3f', 'oiled', 0.4)],
  metal: [powderCoat('#1d1d1f'), metal('#b9aa8e', 0.3, 'brushed')],
  painted: [painted('#f0efec', 0.35), painted('#2b2c2e', 0.4)],
  woven: [woven('#b8956a', '#7d603f', 0.005, 0.35)],
  upholstery: [wool('#8b8d8f', '#6f7174'), wool('#b9b3aa', '#9c958b'), boucle('#dcd7cd', '#bfb9ae')],
  secondUpholstery: [leather('#8a5a3a', 0.25), wool('#3f454b', '#2d3237'), velvet('#4a5a57', '#38453f')],
  cushion: [
    wool('#b5773a', '#8f5a28'),
    linen('#e6e1d8', '#cfc8bc'),
    patterned('#d9d5cd', ['#2e3338', '#8b8d8f'], 'stripe', 0.09),
    velvet('#34505c', '#243942'),
  ],
  blanket: [wool('#c9c3b8', '#a8a196'), wool('#44484c', '#303336')],
  bedding: [cotton('#f4f3f0'), linen('#b3b0ab', '#989590'), wool('#5b5f63', '#45484c')],
  curtain: [sheer('#ece9e3', '#dad6ce', 0.5), sheer('#8e8f90', '#77787a', 0.25)],
  stone: [marble('#ecebe8', '#8a8987', 0.28), marble('#2a2b2d', '#8f8f8f', 0.3)],
  ceramic: [clay('#e9e6e0', 0.5), clay('#2d2f32', 0.55), clay('#a5673d', 0.45)],
  shade: [sheer('#f3eee3', '#e2dccf', 0.6), paper('#f7f4ee')],
  pot: [clay('#e4e1db', 0.7), clay('#35373a', 0.6)],
  rug: [
    { kind: 'rug', ground: '#cfcac1', colors: ['#a6a29a', '#6e6f70', '#b98a55'], design: 'abstract' },
    { kind: 'rug', ground: '#d9d5cc', colors: ['#8f8e8b'], design: 'border' },
    { kind: 'rug', ground: '#b9b6b0', colors: ['#a8a59f'], design: 'plain' },
  ],
  art: [
    { kind: 'art', subject: 'abstract', colors: ['#e8e3da', '#2d3338', '#b5773a', '#8f979b'] },
    { kind: 'art', subject: 'geometric', colors: ['#efece6', '#1f2123', '#7c8487', '#b5773a'] },
    { kind: 'art', subject: 'line', colors: ['#f3f0ea', '#1f2022'] },
  ],
  frame: [powderCoat('#1b1b1c'), timber('#6d4a33', '#3c2618', 'oiled', 0.5)],
  leg: 'sled',
  legMaterial: powderCoat('#1b1b1c'),
  softness: 0.035,
  plumpness: 0.35,
  seam: 'plain',
  pipingMaterial: wool('#77797c', '#5f6164'),
  nailheads: false,
  silhouettes: {
    sofa: ['track-arm', 'boxy', 'low-platform'],
    sectional: ['track-right', 'track-left', 'low-right', 'low-left'],
    armchair: ['boxy', 'barrel', 'lounge'],
    ottoman: ['cube', 'footstool', 'drum'],
    bench: ['upholstered', 'slat'],
    'dining-chair': ['cantilever', 'parsons', 'shell'],
    'bar-stool': ['low-back', 'swivel', 'backless'],
    'desk-chair': ['task', 'shell'],
  },
};
