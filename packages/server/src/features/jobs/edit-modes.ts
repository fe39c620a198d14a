import { EDIT_ARGUMENTS, type EditArguments, type EditMode } from '@home-design/contract';
import { architecture } from './modes/architecture.ts';
import { blueprint } from './modes/blueprint.ts';
import { brand } from './modes/brand.ts';
import { declutter } from './modes/declutter.ts';
import { emptyRoom } from './modes/empty-room.ts';
import { floor } from './modes/floor.ts';
import { furniture } from './modes/furniture.ts';
import { lightMatch } from './modes/light-match.ts';
import { lighting } from './modes/lighting.ts';
import { objectRemoval } from './modes/object-removal.ts';
import { outdoorSpace } from './modes/outdoor-space.ts';
import type { ReadEdit } from './modes/read-edit.ts';
import { concept, redesign } from './modes/redesign.ts';
import { selectiveChange } from './modes/selective-change.ts';
import { sky } from './modes/sky.ts';
import { styleTransfer } from './modes/style-transfer.ts';
import { upright } from './modes/upright.ts';
import { upscale } from './modes/upscale.ts';
import { wallColor } from './modes/wall-color.ts';
import { wallpaper } from './modes/wallpaper.ts';
import { watermark } from './modes/watermark.ts';
import { windowView } from './modes/window-view.ts';

/** The label and the engine request of each mode. */
const MODES: { readonly [Mode in EditMode]: (args: EditArguments<Mode>) => ReadEdit } = {
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
};

/**
 * Reads the arguments of an edit by the schema of its mode.
 * @throws ZodError if they do not fit
 */
export function readEdit(mode: EditMode, raw: unknown): ReadEdit {
  // The mode selects both, so they fit; the type of a union of functions cannot express that.
  const read = MODES[mode] as (args: EditArguments<EditMode>) => ReadEdit;
  return read(EDIT_ARGUMENTS[mode].parse(raw));
}
