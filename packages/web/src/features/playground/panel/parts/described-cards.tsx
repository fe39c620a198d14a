import { Radio, Text } from '@mantine/core';
import classes from './parts.module.css';

interface DescribedCardsProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  /** Each choice's name and a line about it. */
  descriptions: Record<Choice, readonly [name: string, line: string]>;
  value: Choice;
  error?: string | undefined;
  onChange: (choice: Choice) => void;
}

/** One of several cards to choose, each with a name and a line about it. */
export function DescribedCards<Choice extends string>(props: DescribedCardsProps<Choice>) {
  return (
    <Radio.Group
      label={props.label}
      value={props.value}
      error={props.error}
      onChange={(choice) => props.onChange(choice as Choice)}
    >
      <div className={classes.cards}>
        {props.choices.map((choice) => {
          const [name, line] = props.descriptions[choice];
          return (
            <Radio.Card
              key={choice}
              value={choice}
              className={classes.card}
              aria-label={`${name}. ${line}`}
              // One stop for the Tab key, with arrow keys inside.
              tabIndex={choice === props.value ? 0 : -1}
            >
              <Text component="span" size="sm" fw={550}>
                {name}
              </Text>
              <Text component="span" size="xs" c="dimmed">
                {line}
              </Text>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
