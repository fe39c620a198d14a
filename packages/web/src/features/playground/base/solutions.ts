import { type EditMode, isCombined, type Version } from '@home-design/contract';

/** The server's code for an edit that refused the picture: nothing went wrong. */
export const REFUSED = 'edit_not_confident';

/** What leads to the tool that gets around a refusal, by the edit it belongs to. */
const NAMES: Readonly<Partial<Record<EditMode, string>>> = {
  'wall-color': 'Select the walls',
  floor: 'Select the floor',
  'empty-room': 'Mark what goes',
  'object-removal': 'Mark what goes',
  declutter: 'Mark what goes',
  sky: 'Mark the sky',
  'window-view': 'Mark the windows',
};

/** The name of the button that leads to an edit and its tool. */
export function solutionName(mode: EditMode): string {
  return NAMES[mode] ?? (isCombined(mode) ? 'See what can be done' : 'Change the settings');
}

/** Whether an edit refused the picture. */
export const isRefused = ({ status, error_code }: Version): boolean =>
  status === 'failed' && error_code === REFUSED;
