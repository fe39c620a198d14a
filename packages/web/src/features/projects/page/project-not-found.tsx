import { Button } from '@mantine/core';
import { IconHomeQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';

/** Shown for projects that do not exist, and in the same way for projects of other users. */
export function ProjectNotFound() {
  useDocumentTitle(copy.notFoundTitle);
  return (
    <StatePanel
      icon={<IconHomeQuestion stroke={ICON_STROKE} />}
      title={copy.notFoundTitle}
      text={copy.notFoundText}
      action={
        <Button component={Link} to={paths.projects()}>
          {copy.backToProjects}
        </Button>
      }
    />
  );
}
