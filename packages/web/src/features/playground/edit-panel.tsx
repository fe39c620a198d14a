import { EDIT_MODES, type EditMode, type Version, type VersionId } from '@home-design/contract';
import { Button, Card, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import { AdvancedSettings } from './advanced-settings.tsx';
import { copy } from './copy.ts';
import { CostNote } from './cost-note.tsx';
import { argumentsOf, defaultSettings, designsOf, type EditSettings } from './edit-settings.ts';
import type { Furnished } from './furnished.ts';
import { FurnitureSettings } from './furniture-settings.tsx';
import { LightingSettings } from './lighting-settings.tsx';
import classes from './playground.module.css';
import { SettingSlider } from './setting-slider.tsx';
import { useCredits } from './use-credits.ts';
import { WallColorSettings } from './wall-color-settings.tsx';

const MODES = EDIT_MODES.map((mode) => ({ value: mode, label: copy.modes[mode] }));

/** An edit as a person asked for it. */
export interface AskedEdit {
  versionId: VersionId;
  mode: EditMode;
  args: Record<string, unknown>;
}

export interface EditPanelProps {
  /** The version that would be edited; null while there is no image. */
  base: Version | null;
  /** The staging of that version, if it is one: furnishing again begins before it. */
  furnished?: Furnished | null;
  isApplying: boolean;
  /** Why the last edit was not accepted. */
  problem?: Error | null;
  /** Null while there is nothing to edit. */
  onApply: ((edit: AskedEdit) => void) | null;
}

/** Chooses an edit: what it does, what it costs, and Apply. */
export function EditPanel({ base, furnished = null, isApplying, problem = null, onApply }: EditPanelProps) {
  const [settings, setSettings] = useState(defaultSettings);
  const [wasTried, setWasTried] = useState(false);
  const credits = useCredits();
  const costId = useId();
  const change = (part: Partial<EditSettings>) => setSettings((before) => ({ ...before, ...part }));
  const plan = furnished?.plan ?? null;
  const { args, problems } = argumentsOf(settings, plan);
  const designs = designsOf(settings, plan);
  const isSpent = credits !== null && credits.remaining < designs;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (!base || !onApply) toast.error(copy.noImage);
    else if (args && !isApplying && !isSpent) {
      const from = settings.mode === 'furniture' && furnished ? furnished.before : base;
      onApply({ versionId: from.id, mode: settings.mode, args });
    }
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
          {settings.mode === 'furniture' && (
            <FurnitureSettings
              settings={settings}
              furnished={furnished}
              styleProblem={wasTried ? problems.style : undefined}
              onChange={change}
            />
          )}
          {settings.mode === 'wall-color' && (
            <WallColorSettings
              color={settings.color}
              problem={problems.color}
              onChange={(color) => change({ color })}
            />
          )}
          {settings.mode === 'lighting' && <LightingSettings settings={settings} onChange={change} />}
          {settings.mode !== 'furniture' && (
            <SettingSlider
              setting="strength"
              value={settings.strength}
              onChange={(strength) => change({ strength })}
            />
          )}
          <AdvancedSettings
            seed={settings.seed}
            problem={wasTried ? problems.seed : undefined}
            onChange={(seed) => change({ seed })}
          />
        </Stack>
        <Stack gap="sm" className={classes.panelFoot}>
          <CostNote id={costId} designs={designs} credits={credits} />
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
