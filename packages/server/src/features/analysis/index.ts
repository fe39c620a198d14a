export { borrowAnalysis, keepAnalysis } from './analysis-files.ts';
export { knownAnalysis } from './known-analysis.ts';
export { bindAnalysis } from './routes.ts';
