import {
  type Recipe,
  type RecipeId,
  recipeRoutes,
  type Version,
  type WorkflowStep,
} from '@home-design/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { imageQuery } from '../base/queries.ts';
import { recipeCopy as copy } from './recipe-copy.ts';

const recipesQuery = queryOptions({
  queryKey: ['recipes'],
  queryFn: async ({ signal }) => (await call(recipeRoutes.list, { signal })).results,
});

/** The user's recipes, and the actions on them for a version. */
export function useRecipes(base: Version, onApplied: () => void) {
  const queries = useQueryClient();
  const recipes = useQuery(recipesQuery);
  const [keys] = useState(createRepeatKeys);
  const reload = () => queries.invalidateQueries({ queryKey: recipesQuery.queryKey });

  const save = useMutation({
    mutationFn: (body: { name: string; steps: WorkflowStep[] }) =>
      call(recipeRoutes.create, { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess: () => {
      keys.succeeded();
      toast.success(copy.saved);
      return reload();
    },
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, messageOf(error, copy.saveFailed), () => save.mutate(asked)),
  });
  const remove = useMutation({
    mutationFn: (recipeId: RecipeId) => call(recipeRoutes.remove, { params: { recipeId } }),
    onSuccess: reload,
    onError: (error, asked) =>
      toast.failed(copy.removeFailed, error, messageOf(error, copy.removeFailed), () => remove.mutate(asked)),
  });
  const apply = useMutation({
    mutationFn: async ({ id }: Recipe) => {
      const place = { image_id: base.image, version_id: base.id };
      const idempotencyKey = keys.keyFor([id, place]);
      await call(recipeRoutes.apply, { params: { recipeId: id }, body: place, idempotencyKey });
      keys.succeeded();
      await queries.invalidateQueries({ queryKey: imageQuery(base.image).queryKey });
    },
    onSuccess: () => {
      toast.success(copy.processing);
      onApplied();
    },
    onError: (error, asked) =>
      toast.failed(copy.applyFailed, error, messageOf(error, copy.applyFailed), () => apply.mutate(asked)),
    onSettled: () => queries.invalidateQueries({ queryKey: creditsQuery.queryKey }),
  });
  return { recipes, save, remove, apply };
}
