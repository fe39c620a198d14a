import type { Image, ImageId, ProjectDetail } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inOrder } from '../../../core/store/operations/image-operations.ts';
import { projectQuery } from '../../../core/store/queries.ts';
import { useOperations } from '../../../core/store/use-operations.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toasts.ts';
import { arrangeCopy as copy } from './copy.ts';

/** A change of the order: what the server is told, and how it looks until it has answered. */
interface OrderChange {
  imageIds: ImageId[];
  /** Absent: these come first, and the rest after them. */
  before?: ImageId | null;
  order: ImageId[];
  said: string;
  /** The order before, to go back to; absent for going back itself. */
  former?: ImageId[];
}

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Changes the order of a project's photos: shown at once, kept by the server, and taken back when it cannot be. */
export function usePhotoOrder(project: ProjectDetail) {
  const { images } = useOperations();
  const queries = useQueryClient();
  const { queryKey } = projectQuery(project.id);
  const show = (order: readonly ImageId[]) =>
    queries.setQueryData(queryKey, (shown) => shown && inOrder(shown, order));

  const change = useMutation({
    // One after the other, in the order they were made.
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
    /** Puts a photo at the place of another one, which moves on. */
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
