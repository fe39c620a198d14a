export { borrowAnalysis, keepAnalysis } from './analysis-files.ts';
export { ensureAnalysis } from './ensure-analysis.ts';
export { knownAnalysis } from './known-analysis.ts';
export { lookAt } from './look-at.ts';
export { bindAnalysis } from './routes.ts';
