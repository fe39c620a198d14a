import { MAX_TAG_LENGTH, MAX_TAGS_PER_VERSION, type Version } from '@home-design/contract';
import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { tagOperations } from '../store/operations/tag-operations.ts';
import { tagsQuery } from '../store/queries.ts';
import { tagsCopy as copy } from './tags-copy.ts';
import classes from './tags-dialog.module.css';

interface TagsDialogProps {
  version: Version;
  /** The version's label on the page. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The tags of a version: removes tags, and adds existing or new ones. */
export function TagsDialog({ version, name, opened, onClose }: TagsDialogProps) {
  const [text, setText] = useDraft(`tag-${version.id}`, '');
  const known = useQuery({ ...tagsQuery, enabled: opened }).data ?? [];
  const { add, remove } = useTagChanges(version);
  const own = new Set(version.tags.map((tag) => tag.name));
  const others = known.filter((tag) => !own.has(tag.name));

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title(name)} closeLabel={copy.close}>
      {version.tags.length === 0 && <Text c="dimmed">{copy.none}</Text>}
      <ul className={classes.tags}>
        {version.tags.map((tag) => (
          <li key={tag.id} className={classes.tag}>
            <span>{tag.name}</span>
            <CloseButton
              size={44}
              iconSize={18}
              aria-label={copy.remove(tag.name)}
              disabled={remove.isPending}
              onClick={() => remove.mutate(tag.id)}
            />
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') add.mutate(text.trim(), { onSuccess: () => setText('') });
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap" mt="md">
          <TextInput
            className={classes.field}
            size="md"
            label={copy.newTag}
            value={text}
            maxLength={MAX_TAG_LENGTH}
            disabled={version.tags.length >= MAX_TAGS_PER_VERSION}
            data-autofocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
            {copy.add}
          </Button>
        </Group>
      </form>
      {others.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt="md" mb={4}>
            {copy.others}
          </Text>
          <Group gap="xs">
            {others.map((tag) => (
              <Button
                key={tag.id}
                variant="default"
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

/** Each change is saved at once; a failure is shown. */
function useTagChanges({ id }: Version) {
  const tags = tagOperations(useQueryClient());
  const onError = (error: Error) => toast.failed(copy.failed, error, messageOf(error, copy.failed));
  return {
    add: useMutation({ mutationFn: (tag: string) => tags.add(id, tag), onError }),
    remove: useMutation({ mutationFn: (tag: string) => tags.remove(id, tag), onError }),
  };
}
