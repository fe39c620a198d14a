import { MarkSettings } from './marks/mark-settings.tsx';
import type { ModeSettingsProps } from './mode-settings.tsx';

/** Nothing but what a person points out. */
export function DeclutterSettings({ base }: ModeSettingsProps) {
  return <MarkSettings mode="declutter" base={base} before={null} />;
}
