import { VIEW_CLASSES, type ViewClass } from '../../src/scene/segmentation/room-network/view-classes.ts';
import type { Placement } from '../samples/room-spec.ts';
import type { ShellPart } from '../samples/shell/shell-part.ts';

/** The class of a pixel, and whether it is gone when the room is emptied. */
export interface Label {
  readonly shows: ViewClass;
  readonly goes: boolean;
}

/** The renderer's object number of a label; 0 stays for the open sky. */
export function objectOf({ shows, goes }: Label): number {
  const named = shows === 'lamp' && !goes ? 'fixed-lamp' : shows;
  return 1 + 2 * VIEW_CLASSES.indexOf(named) + (goes ? 1 : 0);
}

/** The label of an object number. */
export function labelOf(object: number): Label {
  if (object === 0) return { shows: 'outside', goes: false };
  return { shows: VIEW_CLASSES[(object - 1) >> 1]!, goes: (object - 1) % 2 === 1 };
}

/** Textures of walls that are painted or papered; the others cover a wall. */
const PAINTED: ReadonlySet<string> = new Set(['paint', 'plain', 'concrete', 'pattern', 'fabric']);

/** The class of a part of the shell, doors and panels apart. */
export function classOfShell({ shows, material, pane }: ShellPart): ViewClass {
  if (pane !== undefined) return 'glass';
  switch (shows) {
    case 'wall':
      return PAINTED.has(material.texture.kind) ? 'wall' : 'covering';
    case 'window':
      return 'frame';
    case 'fixture':
      return 'built-in';
    case 'floor':
    case 'ceiling':
    case 'door':
    case 'trim':
      return shows;
    default:
      return 'outside';
  }
}

const OF_KIND: Partial<Record<Placement['kind'], ViewClass>> = {
  curtain: 'curtain',
  rug: 'rug',
  'bath-mat': 'rug',
  'kitchen-runner': 'rug',
  'pendant-lamp': 'lamp',
  'floor-lamp': 'lamp',
  'table-lamp': 'lamp',
  art: 'hanging',
  'wall-clock': 'hanging',
  'towel-ladder': 'hanging',
  mirror: 'mirror',
  plant: 'plant',
  'small-plant': 'plant',
  planter: 'plant',
  vase: 'clutter',
  books: 'clutter',
  bowl: 'clutter',
  tray: 'clutter',
  candles: 'clutter',
  basket: 'clutter',
  'kitchen-decor': 'clutter',
  carton: 'clutter',
  shoes: 'clutter',
  laundry: 'clutter',
  'toy-blocks': 'clutter',
  bag: 'clutter',
};

/** The label of a piece of the kit. */
export function labelOfPiece({ kind, stays = false }: Placement): Label {
  return { shows: OF_KIND[kind] ?? 'furniture', goes: !stays };
}
