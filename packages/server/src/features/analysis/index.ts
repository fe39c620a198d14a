export { borrowAnalysis, keepAnalysis } from './analysis-files.ts';
export { bindAnalysis } from './routes.ts';
