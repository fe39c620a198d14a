import { PAINT_HEX, WALL_COLORS, WALLPAPER_REPEATS, WALLPAPERS } from '@home-design/contract';
import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part/lazy-part.tsx';
import {
  panelCopy as copy,
  paintNames,
  wallpaperNames,
  wallpaperRepeatNames,
} from '../../base/panel-copy.ts';
import { ListedChoice } from '../parts/listed-choice.tsx';
import { PatternCards } from '../parts/pattern-cards.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import classes from './modes.module.css';

const OwnColorField = lazyPart(
  async () => (await import('../parts/own-color-field.tsx')).OwnColorField,
  'line',
);

/** Height of label, hint and field in pixels, so that nothing moves when the picker is loaded. */
const OWN_COLOR_HEIGHT = 84;
const REPEATS = WALLPAPER_REPEATS.map((value) => ({ value, label: wallpaperRepeatNames[value] }));
/** The choice that opens the field for any color. */
const OWN = 'own';
const COLORS = [
  ['', copy.ownColors],
  ...WALL_COLORS.map((name) => [name, paintNames[name]] as const),
  [OWN, copy.ownColor],
] as const;
const NAMED: ReadonlySet<string> = new Set(['', ...WALL_COLORS]);

/** The paper or panels, their color and their size. */
export function WallpaperSettings({ settings, problems, base, before, onChange }: ModeSettingsProps) {
  const { wallpaper, wallpaperColor: color, wallpaperRepeat } = settings;
  const repeatId = useId();
  // An emptied field stays, although no color means 'as pictured': the next one is about to be typed.
  const [isEmptied, setEmptied] = useState(false);
  const isOwn = !NAMED.has(color) || (isEmptied && color === '');
  const choose = (pattern: unknown) => {
    const chosen = WALLPAPERS.find((each) => each === pattern);
    if (chosen) onChange({ wallpaper: chosen });
  };
  return (
    <>
      <PatternCards
        label={copy.wallpaper}
        patterns={WALLPAPERS}
        names={wallpaperNames}
        pictures="/wallpapers"
        value={wallpaper}
        onChange={choose}
      />
      <ListedChoice
        label={copy.wallpaperColor}
        value={isOwn ? OWN : color}
        choices={COLORS}
        onChange={(chosen) => {
          setEmptied(false);
          onChange({ wallpaperColor: chosen === OWN ? PAINT_HEX.sage : chosen });
        }}
      />
      {isOwn && (
        <Suspense fallback={<Skeleton height={OWN_COLOR_HEIGHT} />}>
          <OwnColorField
            value={color}
            onChange={(typed) => {
              setEmptied(typed === '');
              onChange({ wallpaperColor: typed });
            }}
            problem={problems.color}
          />
        </Suspense>
      )}
      <div className={classes.named}>
        <Text id={repeatId} size="sm" fw={500}>
          {copy.wallpaperRepeat}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby={repeatId}
          data={REPEATS}
          value={wallpaperRepeat}
          onChange={(repeat) => onChange({ wallpaperRepeat: repeat })}
        />
      </div>
      <MarkSettings
        mode="wallpaper"
        base={base}
        before={before}
        onRestart={({ pattern }) => choose(pattern)}
      />
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
