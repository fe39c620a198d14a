import {
  type BodyOf,
  type ImageId,
  type ListingId,
  type PlannedPhoto,
  type PublicationPlan,
  publicationRoutes,
  type VersionId,
} from '@home-design/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { PUBLISHING_KEY } from '../../../core/publishing/queries.ts';
import { useOperations } from '../../../core/store/use-operations.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { publishingScope } from '../rules/use-choose-profile.ts';
import { publishCopy as copy } from './copy.ts';
import { planQuery } from './queries.ts';

type Choice = NonNullable<BodyOf<typeof publicationRoutes.choose>>;

/** A change of the plan: its optimistic state, and its request. */
interface PlanChange {
  show: (plan: PublicationPlan) => PublicationPlan;
  /** Returns the new plan if the server answers with it. */
  tell: () => Promise<PublicationPlan | undefined>;
  failure: string;
}

const changePhoto =
  (image: ImageId, change: Partial<PlannedPhoto>) =>
  (plan: PublicationPlan): PublicationPlan => ({
    ...plan,
    photos: plan.photos.map((photo) => (photo.image === image ? { ...photo, ...change } : photo)),
  });

/** Changes the plan of publishing. A change shows at once, and is undone when the request fails. */
export function usePlanChanges(listingId: ListingId) {
  const queries = useQueryClient();
  const { images } = useOperations();
  const { queryKey } = planQuery(listingId);
  const change = useMutation({
    mutationKey: queryKey,
    scope: publishingScope(listingId),
    mutationFn: ({ tell }: PlanChange) => tell(),
    async onMutate({ show }) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (plan) => plan && show(plan));
    },
    onSuccess(plan) {
      // Later changes are missing in this answer.
      if (plan && isLast(queries, queryKey)) queries.setQueryData(queryKey, plan);
    },
    onError: (error, asked) =>
      toast.failed(asked.failure, error, messageOf(error, asked.failure), () => change.mutate(asked)),
    onSettled: (plan, error) => {
      if (!isLast(queries, queryKey)) return undefined;
      // The other queries show their own failures; the plan came with the answer.
      return queries.invalidateQueries({
        queryKey: PUBLISHING_KEY,
        predicate: (query) => error !== null || plan === undefined || !isPlan(query.queryKey, queryKey),
      });
    },
  });
  const choose = (body: Choice, show: PlanChange['show']) =>
    change.mutate({
      show,
      tell: () => call(publicationRoutes.choose, { params: { listingId }, body }),
      failure: copy.changeFailed,
    });

  return {
    include: ({ image }: PlannedPhoto, isIn: boolean) =>
      choose({ photos: [{ image, is_left_out: !isIn }] }, changePhoto(image, { is_left_out: !isIn })),
    /** @param caption empty: the name is the caption again */
    describe: ({ image }: PlannedPhoto, caption: string) =>
      // The field keeps the typed text in any case.
      choose({ photos: [{ image, caption: caption === '' ? null : caption }] }, (plan) => plan),
    sendTo: (ids: string[]) =>
      choose({ destinations: ids }, (plan) => ({
        ...plan,
        destinations: plan.destinations.map((each) => ({ ...each, is_chosen: ids.includes(each.id) })),
      })),
    showVersion: ({ image }: PlannedPhoto, version: VersionId) =>
      change.mutate({
        show: changePhoto(image, { version }),
        async tell() {
          await images.setPrimary(image, version);
          return undefined;
        },
        failure: copy.changeFailed,
      }),
    /** @param to the new place, from 0 */
    move({ project, photos }: PublicationPlan, { image }: PlannedPhoto, to: number): void {
      if (project === null) return;
      const order = photos.map((photo) => photo.image).filter((id) => id !== image);
      order.splice(to, 0, image);
      change.mutate({
        show: (plan) => ({
          ...plan,
          photos: plan.photos.toSorted((one, other) => order.indexOf(one.image) - order.indexOf(other.image)),
        }),
        async tell() {
          await images.arrange(project, { image_ids: [image], before: order[to + 1] ?? null });
          return undefined;
        },
        failure: copy.orderFailed,
      });
    },
  };
}

export type PlanChanges = ReturnType<typeof usePlanChanges>;

/** Whether no other change of the plan is under way or queued. */
const isLast = (queries: QueryClient, mutationKey: readonly unknown[]): boolean =>
  queries.isMutating({ mutationKey }) <= 1;

const isPlan = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place]);
