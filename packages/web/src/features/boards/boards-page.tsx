import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RequireSession } from '../../core/session/require-session.tsx';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { BoardList } from './board-list.tsx';
import classes from './boards.module.css';
import { copy } from './copy.ts';

/** The page with all boards of the user. */
export function BoardsPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <div className={classes.page}>
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={1} size="h2">
              {copy.title}
            </Title>
            <Text c="dimmed" id="create-board-hint">
              {copy.createHint}
            </Text>
          </div>
          <Button
            component={Link}
            to={paths.projects()}
            leftSection={<IconPlus size={18} stroke={ICON_STROKE} aria-hidden />}
            aria-describedby="create-board-hint"
          >
            {copy.create}
          </Button>
        </Group>
        <BoardList
          empty={{
            title: copy.emptyTitle,
            text: copy.emptyText,
            action: (
              <Button component={Link} to={paths.projects()} size="md">
                {copy.createFirst}
              </Button>
            ),
          }}
        />
      </div>
    </RequireSession>
  );
}
