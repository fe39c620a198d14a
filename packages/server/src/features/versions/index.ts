export { ANALYSIS_FILE, analysisKey, picturesKey } from './keys.ts';
export { type Pictured, pictureAddress } from './picture-address.ts';
export { removePictures } from './remove-version.ts';
export { bindVersions } from './routes.ts';
export { branchOf } from './rules.ts';
export {
  deleteVersion,
  hasLivingChild,
  holdImage,
  insertOriginal,
  insertPending,
  lockOwnVersion,
  ownPrimaryVersion,
  ownVersion,
  setCompleted,
  setFailed,
  setProcessing,
  type VersionRow,
  versionById,
  versionsOfImages,
} from './store.ts';
export { sweepPictures } from './sweep-pictures.ts';
export { versionView } from './view.ts';
