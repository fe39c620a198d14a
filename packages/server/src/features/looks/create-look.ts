import { randomInt, randomUUID } from 'node:crypto';
import type {
  ImageId,
  LookId,
  LookItemId,
  LookPhoto,
  ProjectId,
  RecipeId,
  WorkflowStep,
} from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { requireRoom } from '../../platform/storage/require-room.ts';
import { type EditDeps, imagesOfBatch, type ReadOrder, requireSource } from '../edits/index.ts';
import { requireEdits } from '../jobs/index.ts';
import { ownRecipe, readRecipe } from '../recipes/index.ts';
import { readSteps, startSteps } from '../workflows/index.ts';
import { preparingSteps, seededSteps } from './item-steps.ts';
import { insertItem, insertLook } from './store.ts';

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;

/** The same edits for photos of a project. */
export interface LookOrder {
  name?: string | undefined;
  recipe_id?: RecipeId | undefined;
  steps?: readonly WorkflowStep[] | undefined;
  seed?: number | undefined;
  photos: readonly LookPhoto[];
}

interface Planned extends LookPhoto {
  edits: ReadOrder[];
}

/**
 * Accepts the edits of all photos, or none: each photo gets its job, version and reserved design at once.
 * @throws AppError `project_not_found`, `image_not_found`, `recipe_not_found`, `invalid_request`, and as for a single
 * edit
 */
export async function createLook(
  deps: EditDeps,
  who: Who,
  projectId: ProjectId,
  order: LookOrder,
): Promise<LookId> {
  const { name, steps } = await stepsOf(deps, who, order);
  const { photos } = order;
  await imagesOfBatch(
    deps.db,
    who,
    projectId,
    photos.map((photo) => photo.image_id),
  );
  const seed = order.seed ?? randomInt(SEEDS);
  const planned = photos.map((photo, index): Planned => {
    const item = {
      light: photo.light,
      straightens: photo.straightens,
      roomType: photo.room_type ?? null,
      seed,
    };
    const edits = readSteps([...preparingSteps(item), ...seededSteps(steps, item, seed)]);
    if (edits.length > 0) return { ...photo, edits };
    throw new AppError(
      'invalid_request',
      'Nothing would be done to one of the photos. Please leave it out.',
      {
        fields: { [`photos.${index}`]: ['has nothing to be done'] },
      },
    );
  });
  const designs = planned.reduce((sum, { edits }) => sum + edits.length, 0);
  const id = randomUUID() as LookId;
  await transaction(deps.db, async (tx) => {
    await requireRoom(deps.storage, designs);
    const now = deps.clock.now();
    // Every look locks in the same order, so that two looks of the same photos cannot deadlock.
    const sources = new Map<ImageId, Awaited<ReturnType<typeof requireSource>>>();
    for (const { image_id, edits } of planned.toSorted((a, b) => (a.image_id < b.image_id ? -1 : 1))) {
      sources.set(image_id, await requireSource(tx, who, { image_id }, edits));
    }
    await requireEdits(tx, who, designs, { now, limits: deps.limits });
    await insertLook(tx, {
      id,
      userId: who.userId,
      projectId,
      name,
      seed,
      steps: [...steps],
      createdAt: now,
    });
    for (const [index, photo] of planned.entries()) {
      const source = sources.get(photo.image_id);
      if (!source) throw new AppError('image_not_found');
      const { id: workflowId } = await startSteps(tx, deps, who, { name, source, edits: photo.edits });
      await insertItem(tx, {
        id: randomUUID() as LookItemId,
        lookId: id,
        position: index + 1,
        imageId: photo.image_id,
        sourceVersionId: source.id,
        workflowId,
        light: photo.light,
        straightens: photo.straightens,
        roomType: photo.room_type ?? null,
        seed,
      });
    }
  });
  return id;
}

/** The given steps, or those of the recipe. */
async function stepsOf(
  deps: EditDeps,
  who: Who,
  { name, recipe_id, steps = [] }: LookOrder,
): Promise<{ name: string; steps: readonly WorkflowStep[] }> {
  if (recipe_id === undefined) {
    readRecipe(steps);
    return { name: name ?? 'Look', steps };
  }
  const recipe = await ownRecipe(deps.db, who.userId, recipe_id);
  if (!recipe) throw new AppError('recipe_not_found');
  return { name: name ?? recipe.name, steps: recipe.steps };
}
