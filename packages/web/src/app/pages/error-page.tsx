import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { log } from '../../lib/log.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { shellCopy } from '../copy.ts';

/** Shown for a page that failed to load or to render. Its links reload, which helps in most cases. */
export function ErrorPage() {
  const error = useRouteError();
  useDocumentTitle(shellCopy.errorTitle);
  useEffect(() => log.error(shellCopy.errorTitle, error), [error]);

  return (
    <Container component="main" size="sm" py={96}>
      <Stack align="center" ta="center" gap="md" role="alert">
        <Title order={1}>{shellCopy.errorTitle}</Title>
        <Text c="dimmed">{shellCopy.errorText}</Text>
        <Group mt="sm" justify="center">
          <Button size="sm" onClick={() => window.location.reload()}>
            {shellCopy.reload}
          </Button>
          <Button size="sm" component="a" href={paths.landing()} variant="default">
            {shellCopy.returnHome}
          </Button>
        </Group>
      </Stack>
    </Container>
  );
}
