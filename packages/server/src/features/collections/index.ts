export { type BoardLayout, filledSections, inSections, NO_LAYOUT } from './layout.ts';
export { layoutOf } from './layout-store.ts';
export {
  type Collection,
  countItems,
  firstItems,
  type Item,
  itemsOfBoard,
  originalsOf,
  type PublicVersion,
  publicVersions,
} from './store.ts';
