import { Button, Loader, Text } from '@mantine/core';
import { IconHomePlus } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';

interface WelcomePanelProps {
  onCreate: () => void;
  /** Whether the sample project is being made. */
  isSampleBeingMade: boolean;
}

/** The welcome for a user without projects. */
export function WelcomePanel({ onCreate, isSampleBeingMade }: WelcomePanelProps) {
  return (
    <>
      <StatePanel
        icon={<IconHomePlus stroke={ICON_STROKE} />}
        title={copy.welcomeTitle}
        text={copy.welcomeText}
        action={
          <Button size="md" onClick={onCreate}>
            {copy.createFirst}
          </Button>
        }
      />
      {isSampleBeingMade && (
        <div className={classes.sampleNote} role="status">
          <Loader size={18} aria-hidden />
          <Text size="sm" c="dimmed">
            {copy.sampleBeingMade}
          </Text>
        </div>
      )}
    </>
  );
}
