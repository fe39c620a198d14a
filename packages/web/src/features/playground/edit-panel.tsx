import { EDIT_MODES, type EditMode, type Version } from '@home-design/contract';
import { Button, Card, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import { AdvancedSettings } from './advanced-settings.tsx';
import { copy } from './copy.ts';
import { CostNote } from './cost-note.tsx';
import { argumentsOf, defaultSettings, type EditSettings } from './edit-settings.ts';
import { LightingSettings } from './lighting-settings.tsx';
import classes from './playground.module.css';
import { SettingSlider } from './setting-slider.tsx';
import { useCredits } from './use-credits.ts';
import { WallColorSettings } from './wall-color-settings.tsx';

const MODES = EDIT_MODES.map((mode) => ({ value: mode, label: copy.modes[mode] }));

export interface EditPanelProps {
  /** The version that would be edited; null while there is no image. */
  base: Version | null;
  isApplying: boolean;
  /** Why the last edit was not accepted. */
  problem?: Error | null;
  /** Null while there is nothing to edit. */
  onApply: ((mode: EditMode, args: Record<string, unknown>) => void) | null;
}

/** Chooses an edit: what it does, what it costs, and Apply. */
export function EditPanel({ base, isApplying, problem = null, onApply }: EditPanelProps) {
  const [settings, setSettings] = useState(defaultSettings);
  const [wasTried, setWasTried] = useState(false);
  const credits = useCredits();
  const costId = useId();
  const change = (part: Partial<EditSettings>) => setSettings((before) => ({ ...before, ...part }));
  const { args, problems } = argumentsOf(settings);
  const isSpent = credits?.remaining === 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (!base || !onApply) toast.error(copy.noImage);
    else if (args && !isApplying && !isSpent) onApply(settings.mode, args);
  }

  return (
    <Card component="section" aria-labelledby="edit-panel" padding={0} className={classes.panelCard}>
      <form onSubmit={submit} noValidate className={classes.panelForm}>
        <Stack gap="md" className={classes.panelBody}>
          <Title order={2} size="h4" id="edit-panel">
            {copy.panelTitle}
          </Title>
          <SegmentedControl
            fullWidth
            className={classes.modes}
            aria-label={copy.modeLabel}
            data={MODES}
            value={settings.mode}
            onChange={(mode) => change({ mode: mode as EditMode })}
          />
          <Text size="sm" c="dimmed">
            {copy.touches[settings.mode]}
          </Text>
          {settings.mode === 'wall-color' ? (
            <WallColorSettings
              color={settings.color}
              problem={problems.color}
              onChange={(color) => change({ color })}
            />
          ) : (
            <LightingSettings settings={settings} onChange={change} />
          )}
          <SettingSlider
            setting="strength"
            value={settings.strength}
            onChange={(strength) => change({ strength })}
          />
          <AdvancedSettings
            seed={settings.seed}
            problem={wasTried ? problems.seed : undefined}
            onChange={(seed) => change({ seed })}
          />
        </Stack>
        <Stack gap="sm" className={classes.panelFoot}>
          <CostNote id={costId} credits={credits} />
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={isApplying}
            mod={{ disabled: isSpent }}
            aria-disabled={isSpent}
            aria-describedby={costId}
          >
            {copy.apply}
          </Button>
          {problem && (
            <Text size="sm" c="red" role="alert">
              {messageOf(problem, copy.applyFailed)}
            </Text>
          )}
        </Stack>
      </form>
    </Card>
  );
}
