import { Button, Group, Text } from '@mantine/core';
import { copy } from '../copy.ts';

interface PagerProps {
  label: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onPage: (page: number) => void;
}

/** Previous, Next, and the page number between them. */
export function Pager({ label, page, pages, hasPrevious, hasNext, onPage }: PagerProps) {
  return (
    <Group component="nav" justify="space-between" gap="xs" mt="md" aria-label={label}>
      <Button variant="default" disabled={!hasPrevious} onClick={() => onPage(page - 1)}>
        {copy.previous}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {copy.pageOf(page, pages)}
      </Text>
      <Button variant="default" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {copy.next}
      </Button>
    </Group>
  );
}
