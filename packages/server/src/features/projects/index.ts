export { addProject } from './add-project.ts';
export { purgeBin } from './purge-bin.ts';
export { readProject } from './read-project.ts';
export { bindProjects } from './routes.ts';
