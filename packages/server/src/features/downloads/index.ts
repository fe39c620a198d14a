export { type DownloadDeps, labeledPicture, needsLabel } from './labeled-picture.ts';
export { openPng } from './open-png.ts';
export { type ZippedPicture, zipPictures } from './zip-pictures.ts';
