import {
  type BodyOf,
  type ImageId,
  type lookRoutes,
  type PhotoLight,
  type Recipe,
  type RecipeId,
  TRANSFORMATIONS,
  type UprightView,
  type WorkflowStep,
} from '@home-design/contract';
import {
  BATCH_EDITS,
  type BatchChoices,
  type BatchEdit,
  batchRequest,
} from '../../core/photo-edits/batch-edits.ts';

/** The choices for all photos. */
export interface LookChoice {
  bringsLight: boolean;
  straightens: boolean;
  /** A recipe's id; `own`: the edit chosen here; `none`: only the preparing steps. */
  recipe: string;
  mode: string;
  fields: BatchChoices;
}

export const FIRST_CHOICE: LookChoice = {
  bringsLight: false,
  straightens: false,
  recipe: 'own',
  mode: 'lighting',
  fields: {},
};

/** The choices for one photo; absent: it takes part in everything. */
export interface PhotoChoice {
  isOut?: boolean;
  keepsLight?: boolean;
  keepsLean?: boolean;
  room?: string;
}

/** The chosen edit. */
export const editOf = ({ mode }: LookChoice): BatchEdit =>
  BATCH_EDITS.find((each) => each.mode === mode) ?? (BATCH_EDITS[0] as BatchEdit);

/** The steps of the recipe or the chosen edit, as far as they are known. */
export function stepsOf(choice: LookChoice, recipes: readonly Recipe[]): readonly WorkflowStep[] {
  if (choice.recipe === 'none') return [];
  if (choice.recipe === 'own') return [batchRequest(editOf(choice), choice.fields)];
  return recipes.find(({ id }) => id === choice.recipe)?.steps ?? [];
}

const WITH_ROOM = new Set(['furniture', 'style-transfer', 'redesign', 'concept']);
/** Whether one of the steps needs the kind of room. */
export const asksForRoom = (steps: readonly WorkflowStep[]): boolean =>
  steps.some(({ transformation }) => WITH_ROOM.has(TRANSFORMATIONS[transformation] ?? ''));

/** A photo with its facts and choices. */
export interface PlannedPhoto {
  imageId: ImageId;
  chosen: PhotoChoice;
  light: PhotoLight | undefined;
  upright: UprightView | undefined;
}

type Body = BodyOf<typeof lookRoutes.create>;

/** The request of a look: the included photos with at least one step. */
export function lookRequest(
  choice: LookChoice,
  steps: readonly WorkflowStep[],
  planned: readonly PlannedPhoto[],
): Body {
  const photos = planned
    .filter(({ chosen }) => !chosen.isOut)
    .map(({ imageId, chosen, light, upright }) => ({
      image_id: imageId,
      light: choice.bringsLight && !chosen.keepsLight ? (light?.shift ?? null) : null,
      straightens: choice.straightens && !chosen.keepsLean && Boolean(upright?.map),
      ...(chosen.room && asksForRoom(steps) ? { room_type: chosen.room as never } : {}),
    }))
    .filter(({ light, straightens }) => steps.length > 0 || light !== null || straightens);
  const what =
    choice.recipe === 'own'
      ? { name: editOf(choice).label, steps: [...steps] }
      : choice.recipe === 'none'
        ? { steps: [...steps] }
        : { recipe_id: choice.recipe as RecipeId };
  return { ...what, photos };
}

/** How many designs the look takes: one for each edit. */
export const designsOf = ({ photos }: Body, steps: readonly WorkflowStep[]): number =>
  photos.reduce(
    (sum, { light, straightens }) => sum + (light ? 1 : 0) + (straightens ? 1 : 0) + steps.length,
    0,
  );
