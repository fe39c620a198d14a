import { type Board, boardRoutes, MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '@home-design/contract';
import { Button, Group, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { keepBoard } from '../../../core/store/board-queries.ts';
import { call } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { useDocumentTitle } from '../../../ui/document-title.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toasts.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { copy } from '../copy.ts';
import { BoardTrail } from '../page/board-trail.tsx';
import { type BoardDraft, bodyOf, draftOf, inOrder, isIncomplete } from './board-draft.ts';
import classes from './edit-board.module.css';

const PictureOrder = lazyPart(async () => (await import('./picture-order.tsx')).PictureOrder);
const SectionList = lazyPart(async () => (await import('./section-list.tsx')).SectionList);
const AddPicturesDialog = lazyPart(
  async () => (await import('./add-pictures-dialog.tsx')).AddPicturesDialog,
  'dialog',
);

/** The form that edits a board. Nothing is sent before it is saved. */
export function EditBoardForm({ board }: { board: Board }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useDraft(`board-${board.id}-name`, board.name);
  const [description, setDescription] = useDraft(`board-${board.id}-description`, board.description);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [draft, setDraft] = useDraft<BoardDraft>(`board-${board.id}-layout`, draftOf(board));
  const [showsProblems, setShowsProblems] = useState(false);
  const pictures = inOrder(draft);
  const [isAdding, adding] = useDisclosure(false);
  useDocumentTitle(`${copy.editTitle}: ${board.name}`);

  const save = useMutation({
    mutationFn: () =>
      call(boardRoutes.update, {
        params: { boardId: board.id },
        body: {
          name: name.trim(),
          description: description.trim(),
          ...bodyOf(draft, board),
        },
      }),
    onSuccess: (saved) => {
      keepBoard(queries, saved);
      toast.success(copy.saved);
      return navigate(paths.board(board.id));
    },
    onError: (error, asked) => toast.failed(copy.saveFailed, error, error.message, () => save.mutate(asked)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setShowsProblems(true);
    if (name.trim() === '') setNameProblem(copy.nameRequired);
    else if (!draft.sections.some(isIncomplete) && !save.isPending) save.mutate();
  }

  return (
    <form className={classes.page} onSubmit={submit} noValidate>
      <BoardTrail board={board} here={copy.editTitle} />
      <PageHeader title={copy.editTitle} />
      <div className={classes.fields}>
        <TextInput
          label={copy.nameField}
          size="md"
          required
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          value={name}
          error={nameProblem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setNameProblem(null);
          }}
        />
        <Textarea
          label={copy.descriptionField}
          placeholder={copy.optional}
          size="md"
          rows={3}
          maxLength={MAX_NOTES_LENGTH}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </div>
      <Suspense>
        <SectionList draft={draft} onChange={setDraft} showsProblems={showsProblems} />
      </Suspense>
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
        <Suspense>
          <PictureOrder draft={draft} onChange={setDraft} />
        </Suspense>
      </section>
      <Group justify="flex-end" gap="sm" className={classes.footer}>
        <Button component={Link} to={paths.board(board.id)} variant="default">
          {copy.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {copy.save}
        </Button>
      </Group>
      {board.project !== null && (
        <OnDemand wanted={isAdding}>
          <AddPicturesDialog
            project={board.project}
            present={pictures}
            opened={isAdding}
            onAdd={(added) =>
              setDraft({
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
    </form>
  );
}
