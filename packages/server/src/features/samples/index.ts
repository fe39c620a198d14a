export { bindSamples } from './routes.ts';
