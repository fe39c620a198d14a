export { bindProjects, type ProjectDeps } from './routes.ts';
