export { completionOf } from './completion.ts';
export { ANALYSIS_FILE, analysisKey, picturesKey } from './keys.ts';
export { type Pictured, pictureAddress } from './picture-address.ts';
export { removePictures } from './remove-version.ts';
export { bindVersions } from './routes.ts';
export { branchOf, cleanFileName, contentDisposition } from './rules.ts';
export {
  hasLivingChild,
  holdImage,
  lockOwnVersion,
  ownPrimaryVersion,
  ownTaggedVersion,
  ownVersion,
  type TaggedVersion,
  type VersionRow,
  versionById,
  versionsOfImages,
} from './store.ts';
export { sweepPictures } from './sweep-pictures.ts';
export { versionTree } from './version-tree.ts';
export { versionView } from './view.ts';
export {
  deleteVersion,
  insertOriginal,
  insertPending,
  keepObjects,
  setCompleted,
  setFailed,
  setPrimary,
  setProcessing,
} from './write-store.ts';
