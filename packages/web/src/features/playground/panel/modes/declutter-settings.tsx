import type { GoingQuestion } from '@home-design/contract';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

const QUESTION: GoingQuestion = { mode: 'declutter' };

/** Only the selection of things to remove. */
export function DeclutterSettings({ base }: ModeSettingsProps) {
  return <MarkSettings mode="declutter" base={base} before={null} question={QUESTION} />;
}
