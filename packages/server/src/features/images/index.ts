export { type IngestDeps, ingestPhoto, type ReceivedPhoto } from './ingest-photo.ts';
export { removeImage } from './remove-image.ts';
export { bindImages, type ImageDeps } from './routes.ts';
export { imageName } from './rules.ts';
export { imagesOf, insertImage, lockImagesOfProject, ownsProject } from './store.ts';
export type { ImageWithVersions } from './view.ts';
export { imageView } from './view.ts';
export { withVersions } from './with-versions.ts';
