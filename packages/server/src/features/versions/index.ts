export { completionOf } from './completion.ts';
export { createNames, withoutEnding } from './file-names.ts';
export { ANALYSIS_FILE, analysisKey, type Labeled, labeledKey, picturesKey } from './keys.ts';
export { type Pictured, pictureAddress } from './picture-address.ts';
export { openOriginal, type Provenanced, withProvenance } from './provenance.ts';
export { removePictures } from './remove-version.ts';
export { bindVersions } from './routes.ts';
export { branchOf, chooseFile, cleanFileName, contentDisposition } from './rules.ts';
export { sendFile } from './send-file.ts';
export {
  hasLivingChild,
  holdImage,
  lockOwnVersion,
  ownPrimaryVersion,
  ownTaggedVersion,
  ownTaggedVersions,
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
