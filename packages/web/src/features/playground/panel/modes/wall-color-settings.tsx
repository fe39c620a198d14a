import { PAINT_HEX, WALL_COLORS } from '@home-design/contract';
import { ColorSwatch, Radio, Skeleton, Text } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazy-part/lazy-part.tsx';
import { panelCopy as copy, paintNames } from '../../base/panel-copy.ts';
import { askPreview } from '../../preview/ask-preview.ts';
import { PreviewWish } from '../../preview/preview-wish.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import classes from './modes.module.css';

// Most users choose a paint by name, and the color picker is heavy.
const OwnColorField = lazyPart(
  async () => (await import('../parts/own-color-field.tsx')).OwnColorField,
  'line',
);

/** Height of label, hint and field in pixels, so that nothing moves when the picker is loaded. */
const OWN_COLOR_HEIGHT = 84;

/** Ten paints by name, and any other color. */
export function WallColorSettings({ settings, problems, base, before, onChange }: ModeSettingsProps) {
  const { color, strength } = settings;
  const choose = (chosen: string) => onChange({ color: chosen });
  const named = WALL_COLORS.find((name) => name === color);
  return (
    <>
      <Radio.Group label={copy.wallColor} value={named ?? null} onChange={choose}>
        <div className={classes.paints}>
          {WALL_COLORS.map((name, place) => (
            <Radio.Card
              key={name}
              value={name}
              className={classes.paint}
              aria-label={paintNames[name]}
              // A click on the chosen paint also shows its preview.
              onClick={() => base && askPreview(base.id, { kind: 'paint', color: name, strength })}
              // One Tab stop, with arrow keys inside: the chosen one, or the first.
              tabIndex={name === named || (named === undefined && place === 0) ? 0 : -1}
            >
              <ColorSwatch color={PAINT_HEX[name]} size={32} component="span" />
              <Text component="span" size="xs" truncate>
                {paintNames[name]}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Suspense fallback={<Skeleton height={OWN_COLOR_HEIGHT} />}>
        <OwnColorField
          value={named ? PAINT_HEX[named] : color}
          onChange={(typed) => {
            // The field repeats the paint that was chosen by name; that is not a new choice.
            if (!named || typed.toUpperCase() !== PAINT_HEX[named]) choose(typed);
          }}
          problem={problems.color}
        />
      </Suspense>
      <MarkSettings
        mode="wall-color"
        base={base}
        before={before}
        onRestart={({ color: made }) => typeof made === 'string' && choose(made)}
      />
      <StrengthSlider settings={settings} onChange={onChange} />
      <PreviewWish version={base} wanted={{ kind: 'paint', color, strength }} />
    </>
  );
}
