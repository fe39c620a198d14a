import type { EditMode, Version, VersionId } from '@home-design/contract';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { judgeAsked } from '../../../core/publishing/judge-asked.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { toast } from '../../../ui/toasts.ts';
import type { AskedEdit, WantedMode } from '../base/asked-edit.ts';
import { bringIntoView } from '../base/bring-into-view.ts';
import type { Furnished } from '../base/furnished.ts';
import { panelCopy as copy } from '../base/panel-copy.ts';
import frame from '../base/playground.module.css';
import { useImageProfile } from '../base/use-image-profile.ts';
import { useCredits } from '../cost/use-credits.ts';
import { useForecast } from '../forecast/use-forecast.ts';
import { forgetMarks } from '../marks/mark-store.ts';
import { RecipesButton } from '../recipes/recipes-button.tsx';
import { forgetSelection } from '../select/select-store.ts';
import { AdvancedSettings } from './advanced-settings.tsx';
import { ModeSettings } from './mode-settings.tsx';
import classes from './panel.module.css';
import { PanelFoot } from './panel-foot.tsx';
import { openSolvingTool } from './pointing/open-solving-tool.ts';
import { usePointedOut } from './pointing/use-pointed-out.ts';
import { ModeRail } from './rail/mode-rail.tsx';
import { argumentsOf, designsOf } from './settings/arguments-of.ts';
import type { EditSettings } from './settings/edit-settings.ts';
import { useKeptSettings } from './settings/use-kept-settings.ts';

const RecipesDialog = lazyPart(
  async () => (await import('../recipes/recipes-dialog.tsx')).RecipesDialog,
  'dialog',
);

const ForecastNote = lazyPart(
  async () => (await import('../forecast/forecast-note.tsx')).ForecastNote,
  'line',
);

export interface EditPanelProps {
  /** The version to edit; null without an image. */
  base: Version | null;
  /** The version before it; null for originals. */
  before?: Version | null;
  /** The staging of that version, if it has one; another staging starts before it. */
  furnished?: Furnished | null;
  isApplying: boolean;
  /** Why the last edit was not accepted. */
  problem?: Error | null;
  /** A kind of edit that was requested elsewhere. Each request is a new object. */
  wanted?: WantedMode | null;
  /** Null without a version to edit. */
  onApply: ((edit: AskedEdit) => void) | null;
}

/** A corrected edit of these starts again from the version before. Other edits start from the shown version. */
const RESTARTED: ReadonlySet<EditMode> = new Set(['wall-color', 'floor', 'sky', 'window-view', 'watermark']);

/** The form of an edit: what it does, what it costs, and Apply. */
export function EditPanel(props: EditPanelProps) {
  const { base, before = null, furnished = null, isApplying, problem = null, wanted = null, onApply } = props;
  const [settings, setSettings] = useKeptSettings();
  const [wasTried, setWasTried] = useState(false);
  const [isRecipesOpen, recipes] = useDisclosure(false);
  const rail = useRef<HTMLDivElement>(null);
  const credits = useCredits();
  const change = (part: Partial<EditSettings>) => setSettings((before) => ({ ...before, ...part }));
  const plan = furnished?.plan ?? null;
  const restart =
    before && base && RESTARTED.has(settings.mode) && base.operation === settings.mode ? before : null;
  const { pointed, isPointing } = usePointedOut(base, settings.mode);
  const { args, problems } = argumentsOf(settings, plan, pointed);
  const designs = designsOf(settings, plan);
  /** The version whose panel the user has come near. */
  const [near, setNear] = useState<VersionId | null>(null);
  const comeNear = () => setNear(base?.id ?? null);
  const forecast = useForecast(base, settings.mode, args, near !== null && near === base?.id);
  const isSpent = credits !== null && credits.remaining < designs;
  const rules = judgeAsked(useImageProfile(base), settings.mode, args);
  const isStopped = isSpent || problems.marks !== undefined || rules?.rule === 'banned';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (!base || !onApply) toast.error(copy.noImage);
    else if (args && !isApplying && !isStopped) {
      onApply({ versionId: startOf(base).id, mode: settings.mode, args });
    }
  }

  function startOf(shown: Version): Version {
    if (settings.mode === 'furniture' && furnished) return furnished.before;
    return restart && isPointing ? restart : shown;
  }

  const asked = useRef(wanted);
  useEffect(() => {
    if (!wanted || asked.current === wanted) return;
    asked.current = wanted;
    forgetMarks();
    forgetSelection();
    setSettings((before) => ({ ...before, mode: wanted.mode }));
    setNear(base?.id ?? null);
    if (wanted.opensTool && base) openSolvingTool(wanted.mode, base);
    // The modes may be far below the photo.
    bringIntoView(rail.current);
    const card = `[role="radio"][aria-label="${copy.modes[wanted.mode]}"]`;
    rail.current?.querySelector<HTMLElement>(card)?.focus({ preventScroll: true });
  }, [wanted, base, setSettings]);

  function choose(mode: EditMode): void {
    forgetMarks();
    forgetSelection();
    change({ mode });
    comeNear();
  }

  function solveBy(mode: EditMode): void {
    choose(mode);
    if (base) openSolvingTool(mode, base);
  }

  return (
    <>
      <div ref={rail} className={frame.rail}>
        <ModeRail mode={settings.mode} onChange={choose} />
      </div>
      <Card
        component="section"
        aria-labelledby="edit-panel"
        padding={0}
        className={`${frame.panel} ${classes.panelCard}`}
      >
        <form
          onSubmit={submit}
          onPointerEnter={comeNear}
          onFocus={comeNear}
          noValidate
          className={classes.panelForm}
        >
          <Stack className={classes.panelBody}>
            <Group justify="space-between" wrap="nowrap" className={classes.panelHead}>
              <Title order={2} size="h4" id="edit-panel">
                {copy.panelTitle}
              </Title>
              {base && <RecipesButton onOpen={recipes.open} />}
            </Group>
            <Text size="xs" c="dimmed" className={classes.touches}>
              {copy.touches[settings.mode]}
            </Text>
            {forecast && (
              <Suspense>
                <ForecastNote known={forecast} onSolve={solveBy} />
              </Suspense>
            )}
            <ModeSettings
              settings={settings}
              problems={problems}
              wasTried={wasTried}
              base={base}
              before={restart}
              furnished={furnished}
              onChange={change}
            />
            <AdvancedSettings
              seed={settings.seed}
              problem={wasTried ? problems.seed : undefined}
              onChange={(seed) => change({ seed })}
            />
          </Stack>
          <PanelFoot
            mode={settings.mode}
            designs={designs}
            credits={credits}
            rules={rules}
            marksProblem={base === null ? undefined : problems.marks}
            forecast={forecast}
            isApplying={isApplying}
            isStopped={isStopped}
            hasPhoto={base !== null}
            problem={problem}
          />
        </form>
        {/* Outside the form, because the dialog has its own form. */}
        {base && (
          <OnDemand wanted={isRecipesOpen}>
            <RecipesDialog
              base={base}
              asked={{ mode: settings.mode, args }}
              opened={isRecipesOpen}
              onClose={recipes.close}
            />
          </OnDemand>
        )}
      </Card>
    </>
  );
}
