import type { GoingQuestion } from '@home-design/contract';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

const QUESTION: GoingQuestion = { mode: 'declutter' };

/** Nothing but what goes. */
export function DeclutterSettings({ base }: ModeSettingsProps) {
  return <MarkSettings mode="declutter" base={base} before={null} question={QUESTION} />;
}
