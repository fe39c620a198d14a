import {
  type Board,
  boardRoutes,
  MAX_TITLE_LENGTH,
  type ProjectId,
  type Version,
} from '@home-design/contract';
import { Button, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { boardsQuery, keepBoard } from '../../../core/store/board-queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import boards from '../boards.module.css';
import { copy as boardsCopy } from '../copy.ts';
import classes from './one-picture.module.css';
import { onePictureCopy as copy } from './one-picture-copy.ts';

interface BoardChoiceProps {
  project: ProjectId;
  imageName: string;
  version: Version;
  /** Whether the dialog is open; boards are loaded only then. */
  isWanted: boolean;
  /** Called when the picture is on the board. */
  onAdded: (board: Board) => void;
}

/** Chooses a board of the project for a picture, or makes one. Auto-generated boards are left out. */
export function BoardChoice({ project, imageName, version, isWanted, onAdded }: BoardChoiceProps) {
  const query = useInfiniteQuery({ ...boardsQuery(project), enabled: isWanted });
  const { add, create } = usePutOnBoard(project, version, onAdded);
  const isBusy = add.isPending || create.isPending;
  const own = query.data?.pages.flatMap(({ results }) => results).filter((board) => !board.is_auto_generated);

  return (
    <div className={boards.page}>
      {query.isPending && <Skeleton height={96} aria-label={copy.loading} />}
      {query.isError && own === undefined && (
        <div role="alert">
          <Text mb="sm">{copy.loadFailed}</Text>
          <Button variant="default" onClick={() => void query.refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {own !== undefined && own.length > 0 && (
        <section aria-label={copy.existing}>
          <Text size="sm" fw={550} mb={6}>
            {copy.existing}
          </Text>
          <ul className={classes.boards}>
            {own.map((board) => (
              <li key={board.id}>
                <UnstyledButton
                  className={classes.board}
                  aria-label={copy.choose(board.name)}
                  disabled={isBusy}
                  onClick={() => add.mutate(board)}
                >
                  <Text component="span" truncate>
                    {board.name}
                  </Text>
                  <Text component="span" size="xs" c="dimmed">
                    {boardsCopy.imageCount(board.image_count)}
                  </Text>
                  <IconChevronRight size={18} stroke={ICON_STROKE} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="subtle"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {boardsCopy.showMore}
            </Button>
          )}
        </section>
      )}
      <NewBoard
        // The file name of the photo without its extension.
        suggestion={imageName.replace(/\.[a-z]{3,4}$/i, '')}
        isBusy={isBusy}
        onCreate={(name) => create.mutate(name)}
      />
    </div>
  );
}

interface NewBoardProps {
  suggestion: string;
  isBusy: boolean;
  onCreate: (name: string) => void;
}

function NewBoard({ suggestion, isBusy, onCreate }: NewBoardProps) {
  const [name, setName] = useDraft(`board-for-${suggestion}`, suggestion);
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === '') setProblem(copy.nameRequired);
    else if (!isBusy) onCreate(name.trim());
  }

  return (
    <form className={classes.newBoard} onSubmit={submit} aria-label={copy.newBoard} noValidate>
      <TextInput
        label={copy.nameField}
        size="md"
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" loading={isBusy}>
        {copy.create}
      </Button>
    </form>
  );
}

/** Puts a version on an existing board, or on a board made for it. */
function usePutOnBoard(project: ProjectId, version: Version, onAdded: (board: Board) => void) {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);

  function keep(board: Board): void {
    keys.succeeded();
    keepBoard(queries, board);
    onAdded(board);
  }

  const add = useMutation({
    mutationFn: (board: Board) =>
      call(boardRoutes.addVersions, {
        params: { boardId: board.id },
        body: { version_ids: [version.id] },
      }),
    onSuccess: keep,
    onError: (error, asked) => toast.failed(copy.addFailed, error, error.message, () => add.mutate(asked)),
  });
  const create = useMutation({
    mutationFn: (name: string) => {
      const body = { project, name, version_ids: [version.id] };
      return call(boardRoutes.create, { body, idempotencyKey: keys.keyFor(body) });
    },
    onSuccess: keep,
    onError: (error, asked) =>
      toast.failed(copy.errorTitle, error, copy.createFailed, () => create.mutate(asked)),
  });
  return { add, create };
}
