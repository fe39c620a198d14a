/**
 * The possible contents of a cell, in the order of the network's answers. `wall` is painted, plastered or papered
 * wall; `covering` is wall of brick, stone, tile or wood; `glass` is a pane and what is seen through it; `frame` is
 * the frame, sill and casing of a window; `curtain` is curtains and blinds; `door` is leaf, frame and casing of a
 * door; `trim` is skirting, cornices and rails; `built-in` is what is fixed to the building: fireplaces, kitchens,
 * radiators, shelves in niches, beams; `fixture` is switches, sockets, vents and spots; `lamp` stands or hangs on a
 * wall, `fixed-lamp` hangs from the ceiling; `hanging` is pictures, clocks and screens on the wall; `clutter` is what
 * lies about; `outside` is open sky, ground and buildings.
 */
export const VIEW_CLASSES = [
  'wall',
  'covering',
  'ceiling',
  'floor',
  'rug',
  'glass',
  'frame',
  'curtain',
  'door',
  'trim',
  'built-in',
  'fixture',
  'furniture',
  'hanging',
  'lamp',
  'mirror',
  'plant',
  'clutter',
  'outside',
  'fixed-lamp',
] as const;
export type ViewClass = (typeof VIEW_CLASSES)[number];
