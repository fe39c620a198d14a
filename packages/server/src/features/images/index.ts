export { bindImages, type ImageDeps } from './routes.ts';
export { imagesOf, insertImage, lockImagesOfProject, ownsProject } from './store.ts';
export type { ImageWithVersions } from './view.ts';
export { imageView } from './view.ts';
export { withVersions } from './with-versions.ts';
