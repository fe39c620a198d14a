import { PAINT_HEX, WALL_COLORS } from '@home-design/contract';
import { ColorInput, ColorSwatch, Radio, Text } from '@mantine/core';
import { copy, paintNames } from './copy.ts';
import classes from './playground.module.css';

interface WallColorSettingsProps {
  /** Name of a paint, or a hex value as typed. */
  color: string;
  problem: string | undefined;
  onChange: (color: string) => void;
}

/** Ten paints by name, and any other color. */
export function WallColorSettings({ color, problem, onChange }: WallColorSettingsProps) {
  const named = WALL_COLORS.find((name) => name === color);
  return (
    <>
      <Radio.Group label={copy.wallColor} value={named ?? null} onChange={onChange}>
        <div className={classes.paints}>
          {WALL_COLORS.map((name) => (
            <Radio.Card key={name} value={name} className={classes.paint} aria-label={paintNames[name]}>
              <ColorSwatch color={PAINT_HEX[name]} size={32} component="span" />
              <Text component="span" size="xs" truncate>
                {paintNames[name]}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <ColorInput
        label={copy.ownColor}
        description={copy.ownColorHint}
        classNames={{ input: classes.field ?? '' }}
        format="hex"
        fixOnBlur={false}
        value={named ? PAINT_HEX[named] : color}
        onChange={(typed) => {
          // The field repeats the paint that was chosen by name; that is not a new choice.
          if (!named || typed.toUpperCase() !== PAINT_HEX[named]) onChange(typed);
        }}
        eyeDropperButtonProps={{ 'aria-label': copy.pickFromScreen }}
        error={problem}
      />
    </>
  );
}
