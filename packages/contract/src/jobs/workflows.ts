import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { EditJobId, ImageId, RecipeId, Timestamp, VersionId, WorkflowId } from '../ids.ts';
import { API_BASE, MAX_NOTES_LENGTH, MAX_TITLE_LENGTH, MAX_WORKFLOW_STEPS } from '../limits.ts';
import { EditJob } from './jobs.ts';

/** One of several edits in a row. */
export const WorkflowStep = z.strictObject({
  /** The name as in the address of a single edit: `wall-color`. */
  transformation: z.string().min(1).max(100),
  parameters: z.record(z.string(), z.unknown()).default({}),
});
export type WorkflowStep = z.infer<typeof WorkflowStep>;

const steps = z
  .array(WorkflowStep)
  .min(1, 'Please add at least one edit')
  .max(MAX_WORKFLOW_STEPS, `At most ${MAX_WORKFLOW_STEPS} edits`);
const name = z.string().trim().min(1).max(MAX_TITLE_LENGTH);

/** Edits of one image in a row, each on the result of the one before. */
export const Workflow = z
  .object({
    id: WorkflowId,
    name: z.string(),
    image: ImageId,
    /** In their order; a step fails if the one before it fails. */
    jobs: z.array(EditJob),
    created_at: Timestamp,
  })
  .meta({ id: 'Workflow' });
export type Workflow = z.infer<typeof Workflow>;

/** A saved list of edits with a name, which can be applied to any photo. */
export const Recipe = z
  .object({
    id: RecipeId,
    name: z.string(),
    description: z.string(),
    steps: z.array(WorkflowStep),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.infer<typeof Recipe>;

/** The answer to several edits in a row: for each step, the job to follow and its version. */
const StartedSteps = z.object({
  workflow: WorkflowId,
  jobs: z.array(z.object({ id: EditJobId, job_id: EditJobId, version: VersionId })),
});

/** The version to start from; absent: the primary version of the image. */
const place = { image_id: ImageId, version_id: VersionId.optional() };

export const workflowRoutes = {
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/workflows/`,
    summary: 'Request several edits in sequence; all are accepted, or none',
    tag: 'workflows',
    access: 'account',
    status: 202,
    body: z.strictObject({ ...place, name: name.default('Workflow'), steps }),
    response: Workflow,
    rateLimit: 'edit',
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/workflows/:workflowId/`,
    summary: 'A workflow and the progress of its edits',
    tag: 'workflows',
    access: 'account',
    status: 200,
    params: z.strictObject({ workflowId: WorkflowId }),
    response: Workflow,
  }),
};

const params = z.strictObject({ recipeId: RecipeId });
const description = z.string().trim().max(MAX_NOTES_LENGTH);

export const recipeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/recipes/`,
    summary: 'The recipes of the caller, by name',
    tag: 'recipes',
    access: 'account',
    status: 200,
    response: z.object({ results: z.array(Recipe), count: z.int() }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/recipes/`,
    summary: 'Save edits as a recipe',
    tag: 'recipes',
    access: 'account',
    status: 201,
    body: z.strictObject({ name, description: description.default(''), steps }),
    response: Recipe,
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/recipes/:recipeId/`,
    summary: 'A recipe',
    tag: 'recipes',
    access: 'account',
    status: 200,
    params,
    response: Recipe,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: `${API_BASE}/recipes/:recipeId/`,
    summary: 'Change name, description or edits',
    tag: 'recipes',
    access: 'account',
    status: 200,
    params,
    body: z.strictObject({
      name: name.optional(),
      description: description.optional(),
      steps: steps.optional(),
    }),
    response: Recipe,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/recipes/:recipeId/`,
    summary: 'Delete a recipe; versions made with it stay',
    tag: 'recipes',
    access: 'account',
    status: 204,
    params,
  }),
  apply: defineRoute({
    method: 'POST',
    path: `${API_BASE}/recipes/:recipeId/apply/`,
    summary: "Make a recipe's edits of a photo, one after the other",
    tag: 'recipes',
    access: 'account',
    status: 202,
    params,
    body: z.strictObject(place),
    response: StartedSteps,
    rateLimit: 'edit',
  }),
};
