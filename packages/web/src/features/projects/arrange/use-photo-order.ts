import type { Image, ImageId, ProjectDetail } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inOrder } from '../../../core/store/operations/image-operations.ts';
import { projectQuery } from '../../../core/store/queries.ts';
import { useOperations } from '../../../core/store/use-operations.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { arrangeCopy as copy } from './copy.ts';

/** A change of the order: its request, and its optimistic state. */
interface OrderChange {
  imageIds: ImageId[];
  /** Absent: the given photos come first, and the rest after them. */
  before?: ImageId | null;
  order: ImageId[];
  said: string;
  /** The order to go back to by Undo; absent for an Undo. */
  former?: ImageId[];
}

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Changes the order of a project's photos. A change shows at once, and is undone when the request fails. */
export function usePhotoOrder(project: ProjectDetail) {
  const { images } = useOperations();
  const queries = useQueryClient();
  const { queryKey } = projectQuery(project.id);
  const show = (order: readonly ImageId[]) =>
    queries.setQueryData(queryKey, (shown) => shown && inOrder(shown, order));

  const change = useMutation({
    // Changes are sent one by one, in their order.
    scope: { id: `order ${project.id}` },
    mutationFn: ({ imageIds, before }: OrderChange) =>
      images.arrange(project.id, { image_ids: imageIds, ...(before === undefined ? {} : { before }) }),
    onMutate: async ({ order }) => {
      await queries.cancelQueries({ queryKey });
      show(order);
    },
    onSuccess: (_answer, { said, former }) => {
      if (former) toast.undo(said, copy.undo, () => goBack(former));
      else toast.success(said);
    },
    onError: (error) => {
      toast.error(copy.failed, messageOf(error, copy.failed));
      return queries.invalidateQueries({ queryKey });
    },
  });

  function goBack(former: ImageId[]): void {
    change.mutate({ imageIds: former, order: former, said: copy.undone });
  }

  return {
    /** Moves a photo to the place of another one, which moves on. */
    move(moved: Image, to: number): void {
      const former = project.images.map(({ id }) => id);
      const order = former.filter((id) => id !== moved.id);
      order.splice(to, 0, moved.id);
      const before = order[to + 1] ?? null;
      change.mutate({ imageIds: [moved.id], before, order, said: copy.moved(moved.name), former });
    },
    sortByName(): void {
      const former = project.images.map(({ id }) => id);
      const order = project.images.toSorted((a, b) => NAMES.compare(a.name, b.name)).map(({ id }) => id);
      change.mutate({ imageIds: order, order, said: copy.sorted, former });
    },
  };
}
