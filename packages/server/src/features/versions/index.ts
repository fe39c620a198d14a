export { removeWithPhoto, restoreWithPhoto, versionIdsOfImages } from './bin/bin-store.ts';
export { purgeVersions } from './bin/purge-versions.ts';
export { removePictures } from './bin/remove-version.ts';
export { branchOf } from './branch-of.ts';
export { completionOf } from './completion.ts';
export { freeLabel } from './free-label.ts';
export { measureVersions } from './measure-versions.ts';
export { type Pictured, pictureAddress } from './picture-address.ts';
export { openOriginal, type Provenanced, withProvenance } from './provenance.ts';
export { requireFinished, requireKept } from './require-finished.ts';
export { requireStorage } from './require-storage.ts';
export { bindVersions } from './routes.ts';

export { sendThumbnailFromBin } from './send-picture.ts';
export { type Hashed, soundOriginal } from './sound-original.ts';
export {
  hasLivingChild,
  imageNameOf,
  lockOwnVersion,
  lockTree,
  ownPrimaryVersion,
  ownTaggedVersion,
  ownTaggedVersions,
  ownVersion,
  type TaggedVersion,
  type VersionRow,
  versionById,
  versionsOfImages,
} from './store.ts';
export { lockStorage } from './stored-bytes-store.ts';
export { knownFolders, logSweep, sweepByOrder, sweepPictures } from './sweep-pictures.ts';
export { versionTree } from './version-tree.ts';
export { versionView } from './view.ts';
export {
  deleteVersion,
  insertOriginal,
  insertPending,
  keepObjects,
  setCompleted,
  setFailed,
  setKept,
  setPrimary,
  setProcessing,
} from './write-store.ts';
