import { type Board, MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '@home-design/contract';
import { Button, Group, Skeleton, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useDraft } from '../../../ui/use-draft.ts';
import { copy } from '../copy.ts';
import { BoardTrail } from '../page/board-trail.tsx';
import { type BoardDraft, draftOf, isIncomplete } from './board-draft.ts';
import { BoardPictures } from './board-pictures.tsx';
import classes from './edit-board.module.css';
import { useSaveBoard } from './use-save-board.ts';

const SectionList = lazyPart(async () => (await import('./section-list.tsx')).SectionList);

/** The form that edits a board. Nothing is sent before it is saved. */
export function EditBoardForm({ board }: { board: Board }) {
  const [name, setName] = useDraft(`board-${board.id}-name`, board.name);
  const [description, setDescription] = useDraft(`board-${board.id}-description`, board.description);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [draft, setDraft] = useDraft<BoardDraft>(`board-${board.id}-layout`, draftOf(board));
  const [showsProblems, setShowsProblems] = useState(false);
  useDocumentTitle(`${copy.editTitle}: ${board.name}`);

  const save = useSaveBoard(board, { name, description, draft });

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
      <Suspense fallback={<Skeleton height={64} aria-hidden />}>
        <SectionList draft={draft} onChange={setDraft} showsProblems={showsProblems} />
      </Suspense>
      <BoardPictures board={board} draft={draft} onChange={setDraft} />
      <Group justify="flex-end" gap="sm" data-foot-bar className={classes.footer}>
        <Button component={Link} to={paths.board(board.id)} variant="default">
          {copy.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {copy.save}
        </Button>
      </Group>
    </form>
  );
}
