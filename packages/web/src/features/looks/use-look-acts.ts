import { type EditJobId, type Look, type LookItem, type LookItemId, lookRoutes } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useJobWatch } from '../../core/job-watch/use-job-watch.ts';
import { creditsQuery } from '../../core/session/credits-query.ts';
import { PROJECTS_KEY } from '../../core/store/queries.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../lib/api/repeat-keys.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';
import { lookQuery, looksQuery } from './queries.ts';

/** An action on a look, or on one photo of it. */
export type LookAct =
  | { act: 'approve'; itemIds?: LookItemId[] }
  | { act: 'retry' | 'leave out' | 'stop'; itemId: LookItemId }
  | { act: 'stop all' };

/** How many edits are followed closely: the server makes no more at a time. */
const FOLLOWED = 4;

export const isUnderWay = ({ state }: LookItem): boolean => state === 'waiting' || state === 'running';

/** Sends the actions of a look, and follows the edits under way. */
export function useLookActs(look: Look) {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);
  const { queryKey } = lookQuery(look.id);
  /** Each action shows its own failure. */
  const readAgain = () => {
    for (const key of [queryKey, looksQuery(look.project).queryKey, creditsQuery.queryKey, PROJECTS_KEY])
      void queries.invalidateQueries({ queryKey: key });
  };

  const followed = look.items.filter(isUnderWay).slice(0, FOLLOWED).flatMap(nextJob);
  const { jobs } = useJobWatch(followed, readAgain);

  const acts = useMutation({
    mutationFn: (asked: LookAct) => perform(look, asked, keys.keyFor([look.items, asked])),
    onSuccess(changed) {
      keys.succeeded();
      queries.setQueryData(queryKey, changed);
      readAgain();
    },
    onError(error, asked) {
      toast.failed(copy.actFailed, error, messageOf(error, copy.actFailed), () => acts.mutate(asked));
      readAgain();
    },
  });
  return { jobs, acts };
}

/** The job of a photo that is next or under way. */
function nextJob({ jobs }: LookItem): EditJobId[] {
  const next = jobs.find(({ status }) => status === 'in_progress');
  return next ? [next.id] : [];
}

function perform(look: Look, asked: LookAct, idempotencyKey: string): Promise<Look> {
  const lookId = look.id;
  switch (asked.act) {
    case 'approve':
      return call(lookRoutes.approve, {
        params: { lookId },
        body: asked.itemIds ? { item_ids: asked.itemIds } : {},
      });
    case 'retry':
      return call(lookRoutes.retryItem, {
        params: { lookId, itemId: asked.itemId },
        body: {},
        idempotencyKey,
      });
    case 'leave out':
      return call(lookRoutes.leaveOut, { params: { lookId, itemId: asked.itemId } });
    case 'stop':
      return call(lookRoutes.cancelItem, { params: { lookId, itemId: asked.itemId } });
    case 'stop all':
      return call(lookRoutes.cancel, { params: { lookId } });
  }
}
