export { bindRecipes, readRecipe } from './routes.ts';
export { ownRecipe } from './store.ts';
