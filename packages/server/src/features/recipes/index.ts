export { bindRecipes } from './routes.ts';
