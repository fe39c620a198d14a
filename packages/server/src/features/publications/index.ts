export { PUBLICATION_QUEUE, publicationWork } from './publication-work.ts';
export { bindPublications } from './routes.ts';
