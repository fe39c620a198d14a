export { cancelJobsOfImages } from './cancel-job.ts';
export { readEdit } from './edit-modes.ts';
export { giveUpJob } from './give-up-job.ts';
export { type JobWatch, watchJobs } from './job-watch.ts';
export { bindJobs, type JobDeps } from './routes.ts';
export { runEditJob, type WorkDeps } from './run-edit-job.ts';
export { EDIT_QUEUE, type StartedEdit, startEditJob } from './start-edit-job.ts';
