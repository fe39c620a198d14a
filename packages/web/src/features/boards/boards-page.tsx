import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RequireSession } from '../../core/session/require-session.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { BoardList } from './board-list.tsx';
import classes from './boards.module.css';
import { copy } from './copy.ts';

/** The page with all boards of the user. */
export function BoardsPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <div className={classes.page}>
        <PageHeader
          title={copy.title}
          subtitle={<span id="create-board-hint">{copy.createHint}</span>}
          actions={
            <Button
              component={Link}
              to={paths.projects()}
              leftSection={<IconPlus size={18} stroke={ICON_STROKE} aria-hidden />}
              aria-describedby="create-board-hint"
            >
              {copy.create}
            </Button>
          }
        />
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
