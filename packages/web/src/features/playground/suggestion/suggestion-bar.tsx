import { type EditMode, isCharged, type Version } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { correctionName } from '../base/solutions.ts';
import { useVersionChanges } from '../base/use-version-changes.ts';
import classes from './suggestion-bar.module.css';
import { suggestionCopy as copy } from './suggestion-copy.ts';

interface SuggestionBarProps {
  /** The suggested version. */
  version: Version;
  /** Opens the version before it with the tool that corrects the edit; null if there is none. */
  onCorrect: ((mode: EditMode) => void) | null;
  onDiscarded: () => void;
}

/** Why a version is only a suggestion, and what can be done with it: keep it, correct it, or discard it. */
export function SuggestionBar({ version, onCorrect, onDiscarded }: SuggestionBarProps) {
  const { keep, remove } = useVersionChanges(version);
  const mode = version.operation as EditMode;
  const correction = correctionName(mode);
  const isBusy = keep.isPending || remove.isPending;
  return (
    <section className={classes.bar} aria-label={copy.title}>
      <IconBulb className={classes.icon} stroke={ICON_STROKE} aria-hidden />
      <div className={classes.text}>
        <Text size="sm" fw={600}>
          {copy.title}
        </Text>
        <Text size="sm">
          {version.suggested_because} {isCharged(version.steps) ? copy.keepCosts : copy.keepIsFree}
        </Text>
      </div>
      <Group gap={6} className={classes.actions}>
        <Button loading={keep.isPending} disabled={isBusy} onClick={() => keep.mutate()}>
          {copy.keep}
        </Button>
        {correction !== null && onCorrect && (
          <Button variant="default" disabled={isBusy} onClick={() => onCorrect(mode)}>
            {correction}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          loading={remove.isPending}
          disabled={isBusy}
          onClick={() => remove.mutate(undefined, { onSuccess: onDiscarded })}
        >
          {copy.discard}
        </Button>
      </Group>
    </section>
  );
}
