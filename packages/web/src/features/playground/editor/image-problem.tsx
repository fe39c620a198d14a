import { Button, Card, Group } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../base/copy.ts';

interface ImageProblemProps {
  title: string;
  error: Error;
  /** Null when a retry cannot help. */
  onRetry: (() => void) | null;
}

/** Takes the place of a photo that could not be loaded. */
export function ImageProblem({ title, error, onRetry }: ImageProblemProps) {
  return (
    <Card>
      <StatePanel
        tone="problem"
        icon={<IconPhotoOff stroke={ICON_STROKE} />}
        title={title}
        text={error.message}
        action={
          <Group justify="center">
            {onRetry !== null && <Button onClick={onRetry}>{copy.tryAgain}</Button>}
            <Button component={Link} to={paths.playground()} variant="default">
              {copy.chooseAnother}
            </Button>
          </Group>
        }
      />
    </Card>
  );
}
