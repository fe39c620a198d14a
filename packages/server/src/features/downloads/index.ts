export {
  type DownloadDeps,
  type DrawnLabel,
  labeledPicture,
  nameOfLabel,
  needsLabel,
  pictureLabeledByRules,
} from './labeled-picture.ts';
export { openPicture, type SavedAs, type SavedPicture } from './open-picture.ts';
export { bindDownloads } from './routes.ts';
export { savedAs } from './saved-as.ts';
export { numberedNames } from './zip-names.ts';
export { type ZippedPicture, zipPictures } from './zip-pictures.ts';
