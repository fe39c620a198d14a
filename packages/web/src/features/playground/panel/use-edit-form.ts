import type { EditMode, Version, VersionId } from '@home-design/contract';
import { type FormEvent, useState } from 'react';
import { judgeAsked } from '../../../core/publishing/judge-asked.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { panelCopy as copy } from '../base/panel-copy.ts';
import { useImageProfile } from '../base/use-image-profile.ts';
import { useCredits } from '../cost/use-credits.ts';
import { useForecast } from '../forecast/use-forecast.ts';
import { forgetMarks } from '../marks/mark-store.ts';
import { forgetSelection } from '../select/select-store.ts';
import type { EditPanelProps } from './edit-panel-props.ts';
import { openSolvingTool } from './pointing/open-solving-tool.ts';
import { usePointedOut } from './pointing/use-pointed-out.ts';
import { argumentsOf, designsOf } from './settings/arguments-of.ts';
import type { EditSettings } from './settings/edit-settings.ts';
import { useKeptSettings } from './settings/use-kept-settings.ts';

/** A corrected edit of these starts again from the version before. Other edits start from the shown version. */
const RESTARTED: ReadonlySet<EditMode> = new Set([
  'wall-color',
  'wallpaper',
  'floor',
  'sky',
  'window-view',
  'watermark',
]);

/** The settings of the edit, what follows from them, and Apply. */
export function useEditForm({ base, before = null, furnished = null, isApplying, onApply }: EditPanelProps) {
  const [settings, setSettings] = useKeptSettings();
  const [wasTried, setWasTried] = useState(false);
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
    // Another try takes the place of a suggestion.
    if (shown.suggested_because !== null && before) return before;
    return restart && isPointing ? restart : shown;
  }

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

  return {
    ...{ settings, change, setSettings, restart, args, problems, wasTried },
    ...{ designs, credits, forecast, rules, isStopped },
    ...{ submit, choose, solveBy, comeNear, setNear },
  };
}
