export { describePair, PAIRED, type Places } from './copy.ts';
export { installationFile } from './installation-file.ts';
export { forcePair, joinPair, requirePair } from './join-pair.ts';
export { judgePair, type PairFacts } from './judge-pair.ts';
export { lookAtPair } from './look-at-pair.ts';
export { findPlaces } from './places.ts';
