import type { EditClass } from './edit-class.ts';
import type { EditVocabulary } from './edit-vocabulary.ts';
import { architecture } from './edits/architecture.ts';
import { blueprint } from './edits/blueprint.ts';
import { brand } from './edits/brand.ts';
import { concept } from './edits/concept.ts';
import { declutter } from './edits/declutter.ts';
import { emptyRoom } from './edits/empty-room.ts';
import { floor } from './edits/floor.ts';
import { furniture } from './edits/furniture.ts';
import { lightMatch } from './edits/light-match.ts';
import { lighting } from './edits/lighting.ts';
import { objectRemoval } from './edits/object-removal.ts';
import { outdoorSpace } from './edits/outdoor-space.ts';
import { redesign } from './edits/redesign.ts';
import { selectiveChange } from './edits/selective-change.ts';
import { sky } from './edits/sky.ts';
import { styleTransfer } from './edits/style-transfer.ts';
import { upright } from './edits/upright.ts';
import { upscale } from './edits/upscale.ts';
import { wallColor } from './edits/wall-color.ts';
import { wallpaper } from './edits/wallpaper.ts';
import { watermark } from './edits/watermark.ts';
import { windowView } from './edits/window-view.ts';

/** All edits by mode. A new edit starts here: the compiler then names every place that must handle it. */
export const EDIT_VOCABULARY = {
  furniture,
  'wall-color': wallColor,
  wallpaper,
  floor,
  lighting,
  'light-match': lightMatch,
  upright,
  sky,
  'window-view': windowView,
  'object-removal': objectRemoval,
  'empty-room': emptyRoom,
  declutter,
  watermark,
  'style-transfer': styleTransfer,
  redesign,
  concept,
  'outdoor-space': outdoorSpace,
  'selective-change': selectiveChange,
  architecture,
  blueprint,
  brand,
  upscale,
} as const satisfies Readonly<Record<string, EditVocabulary>>;

export type EditMode = keyof typeof EDIT_VOCABULARY;
export const EDIT_MODES = Object.keys(EDIT_VOCABULARY) as EditMode[];

/**
 * What each edit changes; for combined edits, the most that they can change. The resulting version has the real class.
 */
export const editClassOf = (mode: EditMode): EditClass => EDIT_VOCABULARY[mode].editClass;
