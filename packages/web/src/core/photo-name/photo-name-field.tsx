import { type Image, MAX_TITLE_LENGTH, objectRoutes } from '@home-design/contract';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useRef } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { imageOperations } from '../store/operations/image-operations.ts';
import { projectQuery } from '../store/queries.ts';
import { copy } from './copy.ts';
import classes from './photo-name.module.css';
import { freeName, recognizedRoom } from './recognized-room.ts';

interface PhotoNameFieldProps {
  image: Image;
  onEnd: () => void;
}

/** The name of a photo while it is edited. Enter or leaving the field saves it, Escape does not. */
export function PhotoNameField({ image, onEnd }: PhotoNameFieldProps) {
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useDraft(`photo-name-here-${image.id}`, image.name);
  const rename = useMutation({
    mutationFn: (asked: string) => imageOperations(queries).rename(image.id, asked),
    onSuccess: onEnd,
    // Renaming twice to the same name is harmless, so the toast offers Retry.
    onError: (error, asked) =>
      toast.failed(copy.failed, error, messageOf(error, copy.failed), () => rename.mutate(asked)),
  });
  const suggest = useMutation({
    mutationFn: async () => {
      const original = image.versions[0];
      const body = original === undefined ? {} : { version_id: original.id };
      const { objects } = await call(objectRoutes.detect, { params: { imageId: image.id }, body });
      return recognizedRoom(objects);
    },
    onSuccess(room) {
      if (room === null) toast.error(copy.unrecognized);
      else setName(freeName(room, otherNames()));
      field.current?.focus();
    },
    onError: (error) => toast.failed(copy.suggestFailed, error, messageOf(error, copy.suggestFailed)),
  });

  /** Names of the project's other photos, as far as they are loaded here. */
  function otherNames(): string[] {
    if (image.project === null) return [];
    const project = queries.getQueryData(projectQuery(image.project).queryKey);
    return project?.images.filter(({ id }) => id !== image.id).map((other) => other.name) ?? [];
  }
  function keep(): void {
    const asked = name.trim();
    if (rename.isPending) return;
    if (asked === '') toast.error(copy.required);
    else if (asked === image.name) onEnd();
    else rename.mutate(asked);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    // The suggestion button belongs to the field.
    if (!currentTarget.contains(relatedTarget) && !suggest.isPending) keep();
  }

  return (
    <form
      className={classes.field}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextInput
        ref={field}
        size="md"
        autoFocus
        aria-label={copy.field}
        value={name}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        disabled={rename.isPending}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onEnd();
        }}
      />
      <ActionIcon
        variant="default"
        aria-label={copy.suggest}
        title={copy.suggest}
        loading={suggest.isPending}
        onClick={() => suggest.mutate()}
      >
        <IconWand size={20} stroke={ICON_STROKE} aria-hidden />
      </ActionIcon>
    </form>
  );
}
