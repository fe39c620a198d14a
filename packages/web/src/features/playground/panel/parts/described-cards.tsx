import { Radio, Text } from '@mantine/core';
import classes from './parts.module.css';

interface DescribedCardsProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  /** The name and description of each choice. */
  descriptions: Record<Choice, readonly [name: string, line: string]>;
  value: Choice;
  error?: string | undefined;
  onChange: (choice: Choice) => void;
}

/** Cards with a name and a description, of which one is chosen. */
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
              // One Tab stop, with arrow keys inside.
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
