import { MAX_TAG_LENGTH, MAX_TAGS_PER_VERSION, type Version } from '@home-design/contract';
import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagsQuery } from '../../core/store/queries.ts';
import { useOperations } from '../../core/store/use-operations.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import classes from './images.module.css';

interface TagsDialogProps {
  version: Version;
  /** Name of the picture. */
  name: string;
  onClose: () => void;
}

/** The tags of a version: taken away, and added by choosing or by writing a new one. */
export function TagsDialog({ version, name, onClose }: TagsDialogProps) {
  const [text, setText] = useState('');
  const { tags } = useOperations();
  const known = useQuery(tagsQuery).data ?? [];
  const onError = (error: Error) => toast.error(copy.tagsFailed, messageOf(error, copy.tagsFailed));
  const add = useMutation({
    mutationFn: (tag: string) => tags.add(version.id, tag),
    onSuccess: () => setText(''),
    onError,
  });
  const remove = useMutation({ mutationFn: (tag: string) => tags.remove(version.id, tag), onError });
  const own = new Set(version.tags.map((tag) => tag.name));
  const others = known.filter((tag) => !own.has(tag.name));

  return (
    <Dialog opened onClose={onClose} title={copy.tagsOf(name)} closeLabel={copy.close}>
      {version.tags.length === 0 && <Text c="dimmed">{copy.noTags}</Text>}
      <ul className={classes.tags}>
        {version.tags.map((tag) => (
          <li key={tag.id} className={classes.ownTag}>
            <span>{tag.name}</span>
            <CloseButton
              size={32}
              aria-label={copy.removeTag(tag.name)}
              disabled={remove.isPending}
              onClick={() => remove.mutate(tag.id)}
            />
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') add.mutate(text.trim());
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap" mt="md">
          <TextInput
            className={classes.grow}
            size="md"
            label={copy.newTag}
            value={text}
            maxLength={MAX_TAG_LENGTH}
            disabled={version.tags.length >= MAX_TAGS_PER_VERSION}
            data-autofocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            type="submit"
            className={classes.touch}
            loading={add.isPending}
            disabled={text.trim() === ''}
          >
            {copy.addTag}
          </Button>
        </Group>
      </form>
      {others.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md" mb={4}>
            {copy.yourTags}
          </Text>
          <Group gap="xs">
            {others.map((tag) => (
              <Button
                key={tag.id}
                variant="default"
                className={classes.touch}
                disabled={add.isPending}
                onClick={() => add.mutate(tag.id)}
              >
                {tag.name}
              </Button>
            ))}
          </Group>
        </>
      )}
    </Dialog>
  );
}
