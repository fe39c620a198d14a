import { MAX_TITLE_LENGTH, type ProjectDetail } from '@home-design/contract';
import { ActionIcon, TextInput, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useOperations } from '../../core/store/use-operations.ts';
import { messageOf } from '../../lib/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import classes from './projects.module.css';

/** The project's name, changed where it stands: Enter or leaving the field keeps it, Escape does not. */
export function ProjectTitle({ project }: { project: ProjectDetail }) {
  const [isEditing, setIsEditing] = useState(false);
  const [text, setText] = useState(project.title);
  const button = useFocusBack(isEditing);
  const { projects } = useOperations();
  const rename = useMutation({
    mutationFn: (title: string) => projects.update(project.id, { title }),
    onError(error) {
      setText(project.title);
      toast.error(copy.saveFailed, messageOf(error, copy.saveFailed));
    },
  });
  const shown = rename.isPending ? rename.variables : project.title;

  function finish(): void {
    setIsEditing(false);
    const title = text.trim();
    if (title === '' || title === project.title) setText(project.title);
    else rename.mutate(title);
    if (title === '') toast.error(copy.titleRequired);
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Enter') finish();
    if (key !== 'Escape') return;
    setText(project.title);
    setIsEditing(false);
  }

  if (isEditing) {
    return (
      <TextInput
        size="lg"
        autoFocus
        aria-label={copy.titleLabel}
        value={text}
        maxLength={MAX_TITLE_LENGTH}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
    );
  }
  return (
    <div className={classes.title}>
      <Title order={1} size="h2">
        {shown}
      </Title>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={copy.renameHere(project.title)}
        onClick={() => setIsEditing(true)}
      >
        <IconPencil size={20} stroke={ICON_STROKE} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Whoever ends editing is back where it began. */
function useFocusBack(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isEditing && document.activeElement === document.body) button.current?.focus();
    was.current = isEditing;
  }, [isEditing]);
  return button;
}
