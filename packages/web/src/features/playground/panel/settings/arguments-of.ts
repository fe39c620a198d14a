import { EDIT_ARGUMENTS, type EditMode, type StagingPlan } from '@home-design/contract';
import { panelCopy as copy } from '../../base/panel-copy.ts';
import { NOTHING_POINTED_OUT, type PointedOut } from '../../marks/pointed-out.ts';
import type { EditSettings, SettingProblems } from './edit-settings.ts';
import { ownArguments } from './own-arguments.ts';

/**
 * The arguments to send, checked by the contract. They are null if there are problems.
 * @param plan the arrangement of the shown version; null when it is not furnished
 * @param pointed the user's marks on the photo
 */
export function argumentsOf(
  settings: EditSettings,
  plan: StagingPlan | null = null,
  pointed: PointedOut = NOTHING_POINTED_OUT,
): {
  args: Record<string, unknown> | null;
  problems: SettingProblems;
} {
  const { mode, seed } = settings;
  const keptPlan = mode === 'furniture' && settings.arrangement === 'keep' ? plan : null;
  if (keptPlan && settings.style === keptPlan.style && (seed === '' || seed === keptPlan.seed)) {
    return { args: null, problems: { style: copy.sameStyle } };
  }
  if (mode === 'watermark' && !settings.rights) return { args: null, problems: { marks: copy.rightsFirst } };
  const args = {
    ...(keptPlan ? { style: settings.style, plan: keptPlan } : ownArguments(settings, pointed)),
    ...(seed === '' ? {} : { seed }),
  };

  const checked = EDIT_ARGUMENTS[mode].safeParse(args);
  if (checked.success) return { args, problems: {} };

  const fields = new Set(checked.error.issues.map((issue) => issue.path[0]));
  return { args: null, problems: problemsOf(mode, fields) };
}

function problemsOf(mode: EditMode, fields: ReadonlySet<PropertyKey | undefined>): SettingProblems {
  const problems: SettingProblems = {};
  if (fields.has('color') && mode === 'selective-change') problems.marks = copy.chooseSomething;
  else if (fields.has('color')) problems.color = copy.colorInvalid;
  if (fields.has('categories')) problems.marks = copy.chooseFirst;
  if (fields.has('corrections')) problems.marks = copy.tooMuchMarked;
  if (fields.has('text')) problems.marks = copy.brandMissing;
  if (fields.has('seed')) problems.seed = copy.seedInvalid;
  return problems;
}

/** How many versions the settings request. Each costs a design. */
export function designsOf(settings: EditSettings, plan: StagingPlan | null): number {
  const isNew = settings.mode === 'furniture' && (plan === null || settings.arrangement === 'new');
  return isNew ? settings.alternatives : 1;
}
