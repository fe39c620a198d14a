import { WINDOW_VIEWS } from '@home-design/contract';
import { panelCopy as copy, windowViewNames } from '../../base/panel-copy.ts';
import { DescribedCards } from '../parts/described-cards.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

/** The view through the windows. */
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
