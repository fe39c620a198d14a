import { randomUUID } from 'node:crypto';
import { type Recipe, type RecipeId, recipeRoutes, type WorkflowStep } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { EditDeps } from '../edits/index.ts';
import { readSteps, startWorkflow } from '../workflows/index.ts';
import {
  deleteRecipe,
  insertRecipe,
  ownRecipe,
  ownRecipes,
  type RecipeChange,
  type RecipeRow,
  setRecipe,
} from './store.ts';

export function bindRecipes(app: FastifyInstance, deps: EditDeps): void {
  const { db, clock } = deps;

  bindRoute(app, recipeRoutes.list, async ({ who }) => {
    const recipes = await ownRecipes(db, who.userId);
    return { results: recipes.map(recipeView), count: recipes.length };
  });

  bindRoute(app, recipeRoutes.create, async ({ body, who }) => {
    readRecipe(body.steps);
    const id = randomUUID() as RecipeId;
    return recipeView(await insertRecipe(db, { ...body, id, userId: who.userId, createdAt: clock.now() }));
  });

  bindRoute(app, recipeRoutes.get, async ({ params, who }) =>
    recipeView(found(await ownRecipe(db, who.userId, params.recipeId))),
  );

  bindRoute(app, recipeRoutes.update, async ({ params, body: { name, description, steps }, who }) => {
    if (steps) readRecipe(steps);
    const change: RecipeChange = {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(steps === undefined ? {} : { steps }),
      updatedAt: clock.now(),
    };
    return recipeView(found(await setRecipe(db, who.userId, params.recipeId, change)));
  });

  bindRoute(app, recipeRoutes.remove, async ({ params, who }) => {
    if (!(await deleteRecipe(db, who.userId, params.recipeId))) throw new AppError('recipe_not_found');
  });

  bindRoute(app, recipeRoutes.apply, async ({ params, body, who }) => {
    const { name, steps } = found(await ownRecipe(db, who.userId, params.recipeId));
    const { id, started } = await startWorkflow(deps, who, { ...body, name, steps });
    return {
      workflow: id,
      jobs: started.map(({ job, version }) => ({ id: job.id, job_id: job.id, version: version.id })),
    };
  });
}

/**
 * Validates the steps of a recipe, which applies to any photo.
 *
 * @throws AppError `invalid_request`, also for removing watermarks: that right is stated for each photo.
 */
export function readRecipe(steps: readonly WorkflowStep[]): void {
  const index = readSteps(steps).findIndex(({ mode }) => mode === 'watermark');
  if (index === -1) return;
  throw new AppError('invalid_request', 'Whether marks may be taken off is said of each photo, not kept.', {
    fields: { [`steps.${index}.transformation`]: ['cannot be kept in a recipe'] },
  });
}

/** @throws AppError `recipe_not_found` */
function found(recipe: RecipeRow | undefined): RecipeRow {
  if (!recipe) throw new AppError('recipe_not_found');
  return recipe;
}

function recipeView(row: RecipeRow): Recipe {
  const { id, name, description, steps, createdAt, updatedAt } = row;
  const times = { created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
  return { id, name, description, steps, ...times };
}
