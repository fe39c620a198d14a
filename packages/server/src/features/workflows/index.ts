export { readSteps } from './read-steps.ts';
export { bindWorkflows } from './routes.ts';
export { startSteps, startWorkflow } from './start-workflow.ts';
