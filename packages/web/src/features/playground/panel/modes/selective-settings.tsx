import { StrengthSlider } from '../parts/strength-slider.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { ObjectRemovalSettings } from './object-removal-settings.tsx';
import { LightChoice, PaintChoice } from './paint-and-light.tsx';
import { redesignCopy as copy } from './redesign-copy.ts';

/** Paint, light and things to remove, each only if it is chosen. */
export function SelectiveSettings(props: ModeSettingsProps) {
  const { settings, onChange } = props;
  return (
    <>
      <PaintChoice label={copy.paint} settings={settings} without={copy.keepPaint} onChange={onChange} />
      <LightChoice label={copy.light} settings={settings} without={copy.keepLight} onChange={onChange} />
      <ObjectRemovalSettings {...props} />
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
