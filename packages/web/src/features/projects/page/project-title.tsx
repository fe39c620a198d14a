import type { ProjectDetail } from '@home-design/contract';
import { ActionIcon, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useOperations } from '../../../core/store/use-operations.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';

const TitleField = lazyPart(async () => (await import('./title-field.tsx')).TitleField, 'line');

/** The project's name, which is edited in place. */
export function ProjectTitle({ project }: { project: ProjectDetail }) {
  const [isEditing, setIsEditing] = useState(false);
  /** A name that could not be saved, to continue from. */
  const [unkept, setUnkept] = useState<string | null>(null);
  const button = useFocusBack(isEditing);
  const { projects } = useOperations();
  const rename = useMutation({
    mutationFn: (title: string) => projects.update(project.id, { title }),
    onSuccess: () => setUnkept(null),
    onError: (error, asked) => {
      setUnkept(asked);
      toast.failed(copy.saveFailed, error, messageOf(error, copy.saveFailed), () => rename.mutate(asked));
    },
  });
  const shown = rename.isPending ? rename.variables : project.title;

  function finish(text: string | null): void {
    setIsEditing(false);
    const title = text?.trim();
    if (title === '') toast.error(copy.titleRequired);
    else if (title !== undefined && title !== project.title) rename.mutate(title);
  }

  const heading = (
    <Title order={1} size="h2">
      {shown}
    </Title>
  );
  if (isEditing) {
    return (
      <Suspense fallback={heading}>
        <TitleField title={unkept ?? project.title} onEnd={finish} />
      </Suspense>
    );
  }
  return (
    <div className={classes.title}>
      {heading}
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        aria-label={copy.renameHere(project.title)}
        onClick={() => setIsEditing(true)}
      >
        <IconPencil size={20} stroke={ICON_STROKE} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Ending the edit returns the focus to its button. */
function useFocusBack(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isEditing && document.activeElement === document.body) button.current?.focus();
    was.current = isEditing;
  }, [isEditing]);
  return button;
}
