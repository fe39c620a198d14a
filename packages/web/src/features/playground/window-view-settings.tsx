import { WINDOW_VIEWS } from '@home-design/contract';
import { DescribedCards } from './described-cards.tsx';
import { MarkSettings } from './marks/mark-settings.tsx';
import type { ModeSettingsProps } from './mode-settings.tsx';
import { panelCopy as copy, windowViewNames } from './panel-copy.ts';
import { StrengthSlider } from './strength-slider.tsx';

/** What is to be seen through the windows. */
export function WindowViewSettings({ settings, base, before, onChange }: ModeSettingsProps) {
  return (
    <>
      <DescribedCards
        label={copy.windowView}
        choices={WINDOW_VIEWS}
        descriptions={windowViewNames}
        value={settings.windowView}
        onChange={(windowView) => onChange({ windowView })}
      />
      <MarkSettings
        mode="window-view"
        base={base}
        before={before}
        onRestart={({ view }) => {
          const windowView = WINDOW_VIEWS.find((each) => each === view);
          if (windowView) onChange({ windowView });
        }}
      />
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
