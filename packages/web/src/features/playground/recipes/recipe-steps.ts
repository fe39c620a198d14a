import {
  EDIT_MODES,
  type EditMode,
  TRANSFORMATION_NAMES,
  TRANSFORMATIONS,
  type Version,
  type VersionId,
  type WorkflowStep,
} from '@home-design/contract';

/** Arguments that belong to one photo. A recipe is for any photo. */
const OF_ONE_PHOTO = new Set(['job_id', 'seed', 'corrections', 'walls', 'objects', 'alternatives', 'plan']);

/** An edit as a step of a recipe; null when it has no arguments without its photo. */
export function stepOf(mode: EditMode, args: Readonly<Record<string, unknown>>): WorkflowStep | null {
  const parameters = Object.fromEntries(Object.entries(args).filter(([name]) => !OF_ONE_PHOTO.has(name)));
  const pointsOut = mode === 'object-removal' && !isFilled(parameters.categories);
  // The right to remove a watermark must be stated for each picture.
  return pointsOut || mode === 'watermark'
    ? null
    : { transformation: TRANSFORMATION_NAMES[mode][0], parameters };
}

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** The versions from the first edit of the original to a version, in their order. */
export function editsUpTo(versions: readonly Version[], version: Version): Version[] {
  const edits: Version[] = [];
  const byId = new Map<VersionId, Version>(versions.map((each) => [each.id, each]));
  for (let at: Version | undefined = version; at && edits.length < versions.length; ) {
    if (at.parent !== null || at.kind !== 'original') edits.unshift(at);
    at = at.parent === null ? undefined : byId.get(at.parent);
  }
  return edits.filter(({ kind }) => kind !== 'original');
}

/** The steps of a chain of edits, and the labels of the edits that belong to their photo. */
export function stepsOf(edits: readonly Version[]): { steps: WorkflowStep[]; leftOut: string[] } {
  const steps: WorkflowStep[] = [];
  const leftOut: string[] = [];
  for (const { operation, params, label } of edits) {
    const mode = EDIT_MODES.find((each) => each === operation);
    const step = mode ? stepOf(mode, params) : null;
    if (step) steps.push(step);
    else leftOut.push(label);
  }
  return { steps, leftOut };
}

/** The kind of edit of a step; null for one unknown to this app. */
export const modeOf = ({ transformation }: WorkflowStep): EditMode | null =>
  TRANSFORMATIONS[transformation] ?? null;

/** The argument that characterizes a step: 'sage', 'golden_hour'. */
export function detailOf({ parameters }: WorkflowStep): string | null {
  for (const name of ['color', 'style', 'type', 'sky_type', 'view', 'scale', 'room_type']) {
    const value = parameters[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return null;
}
