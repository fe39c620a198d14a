import type { Board } from '@home-design/contract';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhotoPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { copy } from '../copy.ts';
import { type BoardDraft, inOrder } from './board-draft.ts';
import classes from './edit-board.module.css';

const PictureOrder = lazyPart(async () => (await import('./picture-order.tsx')).PictureOrder);
const AddPicturesDialog = lazyPart(
  async () => (await import('./add-pictures-dialog.tsx')).AddPicturesDialog,
  'dialog',
);

interface BoardPicturesProps {
  board: Board;
  draft: BoardDraft;
  onChange: (draft: BoardDraft) => void;
}

/** The pictures of a board in their order, and the button that adds pictures of its project. */
export function BoardPictures({ board, draft, onChange }: BoardPicturesProps) {
  const [isAdding, adding] = useDisclosure(false);
  const pictures = inOrder(draft);

  return (
    <>
      <section aria-labelledby="board-order" className={classes.order}>
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2} size="h4" id="board-order">
              {copy.order}
            </Title>
            <Text size="sm" c="dimmed">
              {pictures.length === 0 ? copy.noImages : copy.orderHint}
            </Text>
          </div>
          {board.project !== null && (
            <Button
              variant="default"
              leftSection={<IconPhotoPlus size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={adding.open}
            >
              {copy.addImages}
            </Button>
          )}
        </Group>
        <Suspense fallback={<PicturesSkeleton count={pictures.length} />}>
          <PictureOrder draft={draft} onChange={onChange} />
        </Suspense>
      </section>
      {board.project !== null && (
        <OnDemand wanted={isAdding}>
          <AddPicturesDialog
            project={board.project}
            present={pictures}
            opened={isAdding}
            onAdd={(added) =>
              onChange({
                ...draft,
                pictures: [
                  ...draft.pictures,
                  ...added.map((picture) => ({ ...picture, section: null, caption: '' })),
                ],
              })
            }
            onClose={adding.close}
          />
        </OnDemand>
      )}
    </>
  );
}

/** The places of the pictures while their list is loaded, so that the buttons below it stay where they are. */
function PicturesSkeleton({ count }: { count: number }) {
  return (
    <div className={classes.pictures} aria-hidden>
      {Array.from({ length: count }, (_none, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <Skeleton key={place} className={classes.pictureSkeleton} />
      ))}
    </div>
  );
}
