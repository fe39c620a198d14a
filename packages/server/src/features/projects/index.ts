export { addProject } from './add-project.ts';
export { defaultProject } from './default-project.ts';
export { purgeProjects } from './purge-projects.ts';
export { readProject } from './read-project.ts';
export { bindProjects } from './routes.ts';
export { ownProject } from './store.ts';
export { projectView } from './view.ts';
