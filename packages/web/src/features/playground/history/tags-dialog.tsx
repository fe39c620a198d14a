import { MAX_TAG_LENGTH, MAX_TAGS_PER_VERSION, type Version } from '@home-design/contract';
import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/dialog.tsx';
import { tagsQuery } from '../detail-queries.ts';
import { historyCopy as copy } from './history-copy.ts';
import type { VersionChanges } from './use-version-changes.ts';

interface TagsDialogProps {
  version: Version;
  changes: VersionChanges;
  opened: boolean;
  onClose: () => void;
}

/** The words a version is sorted by; each is kept as soon as it is typed or taken away. */
export function TagsDialog({ version, changes, opened, onClose }: TagsDialogProps) {
  const known = useQuery({ ...tagsQuery, enabled: opened });
  const names = version.tags.map(({ name }) => name);

  function change(wanted: string[]): void {
    for (const name of wanted.filter((each) => !names.includes(each))) {
      changes.tag.mutate({ name: name.slice(0, MAX_TAG_LENGTH), isOn: true });
    }
    for (const name of names.filter((each) => !wanted.includes(each))) {
      changes.tag.mutate({ name, isOn: false });
    }
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.tagsOf(version.label)} closeLabel={copy.close}>
      <TagsInput
        label={copy.tags}
        description={copy.tagsHint}
        data-autofocus
        size="md"
        maxTags={MAX_TAGS_PER_VERSION}
        data={known.data?.map(({ name }) => name) ?? []}
        value={names}
        onChange={change}
      />
    </Dialog>
  );
}
