export { purgeBin } from './empty-bin.ts';
export { bindBin } from './routes.ts';
