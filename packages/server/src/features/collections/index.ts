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
