import { Button } from '@mantine/core';
import { IconLayoutBoard } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';

/** Shown for boards that do not exist, and in the same way for boards of other users. */
export function BoardNotFound() {
  useDocumentTitle(copy.notFoundTitle);
  return (
    <StatePanel
      order={1}
      icon={<IconLayoutBoard stroke={ICON_STROKE} />}
      title={copy.notFoundTitle}
      text={copy.notFoundText}
      action={
        <Button component={Link} to={paths.boards()}>
          {copy.backToBoards}
        </Button>
      }
    />
  );
}
