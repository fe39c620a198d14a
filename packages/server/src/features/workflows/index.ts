export { readSteps } from './read-steps.ts';
export { bindWorkflows } from './routes.ts';
export { startWorkflow } from './start-workflow.ts';
