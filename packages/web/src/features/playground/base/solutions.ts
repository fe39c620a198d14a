import { type EditMode, isCombined, type Version } from '@home-design/contract';

/** The server's error code for an edit that refused the picture. It is not a fault. */
export const REFUSED = 'edit_not_confident';

/** Names of the buttons that open the tool to use after a refusal, by edit. */
const NAMES: Readonly<Partial<Record<EditMode, string>>> = {
  'wall-color': 'Select the walls',
  wallpaper: 'Select the walls',
  floor: 'Select the floor',
  'empty-room': 'Mark what goes',
  'object-removal': 'Mark what goes',
  declutter: 'Mark what goes',
  sky: 'Mark the sky',
  'window-view': 'Mark the windows',
};

/** The name of the button that opens an edit and its tool. */
export function solutionName(mode: EditMode): string {
  return NAMES[mode] ?? (isCombined(mode) ? 'See what can be done' : 'Change the settings');
}

/** The name of the button that does an edit's choice by hand; null if everything is chosen by the settings. */
export const correctionName = (mode: EditMode): string | null => NAMES[mode] ?? null;

/** Whether an edit refused the picture. */
export const isRefused = ({ status, error_code }: Version): boolean =>
  status === 'failed' && error_code === REFUSED;
