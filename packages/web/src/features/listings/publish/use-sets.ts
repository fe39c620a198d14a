import { type ListingId, type Publication, publicationRoutes } from '@home-design/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { publishingScope } from '../rules/use-choose-profile.ts';
import { publishCopy as copy } from './copy.ts';
import { isUnderWay, planQuery, setsQuery } from './queries.ts';

/** The sets of a listing, and the actions on them. */
export function useSets(listingId: ListingId) {
  const queries = useQueryClient();
  const sets = useQuery(setsQuery(listingId));
  const { queryKey } = setsQuery(listingId);
  /** every query shows its own failure */
  const readPlanAgain = () => void queries.invalidateQueries({ queryKey: planQuery(listingId).queryKey });

  const underWay = sets.data?.find(isUnderWay)?.id;
  const before = useRef(underWay);
  useEffect(() => {
    if (before.current !== undefined && before.current !== underWay)
      void queries.invalidateQueries({ queryKey: planQuery(listingId).queryKey });
    before.current = underWay;
  }, [underWay, queries, listingId]);

  const publish = useMutation({
    // Waits for earlier changes of the plan.
    scope: publishingScope(listingId),
    // A repeated request with the same plan returns the same set.
    mutationFn: () => call(publicationRoutes.create, { params: { listingId } }),
    async onSuccess(made) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (known = []) => [made, ...known.filter(({ id }) => id !== made.id)]);
      toast.success(copy.begun);
      readPlanAgain();
    },
    onError(error) {
      toast.failed(copy.publishFailed, error, messageOf(error, copy.publishFailed), () => publish.mutate());
      void queries.invalidateQueries({ queryKey });
      readPlanAgain();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Publication) =>
      call(publicationRoutes.remove, { params: { listingId, publicationId: id } }),
    async onSuccess(_nothing, gone) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== gone.id));
      toast.success(isUnderWay(gone) ? copy.canceled : copy.removed);
      readPlanAgain();
    },
    onError(error, asked) {
      const failure = isUnderWay(asked) ? copy.cancelFailed : copy.removeFailed;
      toast.failed(failure, error, messageOf(error, failure), () => remove.mutate(asked));
      void queries.invalidateQueries({ queryKey });
    },
  });
  return { sets, publish, remove };
}
