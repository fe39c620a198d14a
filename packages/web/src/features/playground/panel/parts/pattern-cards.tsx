import { Radio, Text } from '@mantine/core';
import classes from './parts.module.css';

interface PatternCardsProps<Pattern extends string> {
  label: string;
  patterns: readonly Pattern[];
  names: Readonly<Record<Pattern, string>>;
  /** The folder with the picture of each pattern. */
  pictures: string;
  value: Pattern;
  onChange: (pattern: unknown) => void;
}

/** Pictures of materials, of which one is chosen. Low windows show the name of the chosen one only. */
export function PatternCards<Pattern extends string>(props: PatternCardsProps<Pattern>) {
  const { label, patterns, names, pictures, value, onChange } = props;
  return (
    <Radio.Group className={classes.beside} label={label} value={value} onChange={onChange}>
      <div className={classes.patterns}>
        {patterns.map((name) => (
          <Radio.Card
            key={name}
            value={name}
            className={classes.pattern}
            aria-label={names[name]}
            title={names[name]}
            // One Tab stop, with arrow keys inside.
            tabIndex={name === value ? 0 : -1}
          >
            <img src={`${pictures}/${name}.webp`} alt="" width={120} height={72} loading="lazy" />
            <Text component="span" size="xs" lh={1.25}>
              {names[name]}
            </Text>
          </Radio.Card>
        ))}
      </div>
      <Text size="xs" c="dimmed" className={classes.chosen} aria-hidden>
        {names[value]}
      </Text>
    </Radio.Group>
  );
}
