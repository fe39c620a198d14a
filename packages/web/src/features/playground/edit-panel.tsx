import { EDIT_CLASS, type EditMode, type Version, type VersionId } from '@home-design/contract';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import { AdvancedSettings } from './advanced-settings.tsx';
import { copy as pageCopy } from './copy.ts';
import { CostNote } from './cost-note.tsx';
import { argumentsOf, defaultSettings, designsOf, type EditSettings } from './edit-settings.ts';
import type { Furnished } from './furnished.ts';
import { ModePicker } from './mode-picker.tsx';
import { ModeSettings } from './mode-settings.tsx';
import classes from './panel.module.css';
import { classNotes, panelCopy as copy } from './panel-copy.ts';
import { useCredits } from './use-credits.ts';

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
  const classId = useId();
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
          <ModePicker mode={settings.mode} onChange={(mode) => change({ mode })} />
          <Text size="sm" c="dimmed">
            {copy.touches[settings.mode]}
          </Text>
          <ModeSettings
            settings={settings}
            problems={problems}
            wasTried={wasTried}
            furnished={furnished}
            onChange={change}
          />
          <AdvancedSettings
            seed={settings.seed}
            problem={wasTried ? problems.seed : undefined}
            onChange={(seed) => change({ seed })}
          />
        </Stack>
        <Stack gap="sm" className={classes.panelFoot}>
          <Text size="sm" id={classId}>
            <strong>{copy.classTitle}:</strong> {classNotes[EDIT_CLASS[settings.mode]]}
          </Text>
          <CostNote id={costId} designs={designs} credits={credits} />
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={isApplying}
            mod={{ disabled: isSpent }}
            aria-disabled={isSpent}
            aria-describedby={`${classId} ${costId}`}
          >
            {copy.apply}
          </Button>
          {problem && (
            <Text size="sm" c="red" role="alert">
              {messageOf(problem, pageCopy.applyFailed)}
            </Text>
          )}
        </Stack>
      </form>
    </Card>
  );
}
