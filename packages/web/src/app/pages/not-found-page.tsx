import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { shellCopy } from '../copy.ts';

/** Shown for every unknown address. */
export function NotFoundPage() {
  useDocumentTitle(shellCopy.notFoundTitle);
  return (
    <Stack align="center" ta="center" py={96} gap="md">
      <Title order={1}>{shellCopy.notFoundTitle}</Title>
      <Text c="dimmed">{shellCopy.notFoundText}</Text>
      <Button size="sm" component={Link} to={paths.landing()} mt="sm">
        {shellCopy.returnHome}
      </Button>
    </Stack>
  );
}
