/** Vitest calls this once, before any worker starts. */
export { makeFolderOfAnswers as setup } from './folder.ts';
