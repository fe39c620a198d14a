import type { VersionTag } from '@home-design/contract';
import { Badge, Group } from '@mantine/core';

/** How many tags a card shows; the others are counted. */
const SHOWN = 3;

/** Tags of a picture, the first three by name. */
export function PictureTags({ tags }: { tags: readonly VersionTag[] }) {
  if (tags.length === 0) return null;
  const hidden = tags.length - SHOWN;
  return (
    <Group gap={4}>
      {tags.slice(0, SHOWN).map((tag) => (
        <Badge key={tag.id} variant="default" size="sm" tt="none">
          {tag.name}
        </Badge>
      ))}
      {hidden > 0 && (
        <Badge variant="default" size="sm" title={tags.map(({ name }) => name).join(', ')}>
          +{hidden}
        </Badge>
      )}
    </Group>
  );
}
