import { Radio, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './parts.module.css';

interface DescribedCardsProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  /** The name and description of each choice. */
  descriptions: Record<Choice, readonly [name: string, line: string]>;
  value: Choice;
  error?: string | undefined;
  /** The picture of a choice. With pictures, only the chosen one's description is shown, below all. */
  pictureOf?: ((choice: Choice) => ReactNode) | undefined;
  /** A sentence on the pictures, in place of the chosen one's description. Null: none now, with its room kept. */
  note?: string | null;
  /** Whether low windows only have the description of the chosen one. */
  isBrief?: boolean;
  onChange: (choice: Choice) => void;
  /** Called at each click, also on the chosen one. */
  onPick?: (choice: Choice) => void;
}

/** Cards with a name and a description or picture, of which one is chosen. */
export function DescribedCards<Choice extends string>(props: DescribedCardsProps<Choice>) {
  const { pictureOf, note, isBrief = false } = props;
  return (
    <Radio.Group
      className={(pictureOf && note === undefined) || isBrief ? classes.beside : undefined}
      label={props.label}
      value={props.value}
      error={props.error}
      onChange={(choice) => props.onChange(choice as Choice)}
    >
      <div className={pictureOf ? classes.pictured : classes.cards}>
        {props.choices.map((choice) => {
          const [name, line] = props.descriptions[choice];
          return (
            <Radio.Card
              key={choice}
              value={choice}
              className={pictureOf ? classes.picturedCard : classes.card}
              aria-label={`${name}. ${line}`}
              onClick={() => props.onPick?.(choice)}
              // One Tab stop, with arrow keys inside.
              tabIndex={choice === props.value ? 0 : -1}
            >
              {pictureOf?.(choice)}
              <Text component="span" size={pictureOf ? 'xs' : 'sm'} fw={550}>
                {name}
              </Text>
              {!pictureOf && (
                <Text
                  component="span"
                  size="xs"
                  c="dimmed"
                  className={isBrief ? classes.description : undefined}
                >
                  {line}
                </Text>
              )}
            </Radio.Card>
          );
        })}
      </div>
      {isBrief && (
        <Text size="xs" c="dimmed" className={classes.chosen} aria-hidden>
          {props.descriptions[props.value][1]}
        </Text>
      )}
      {pictureOf && (
        <Text size="xs" c="dimmed" className={note === undefined ? classes.line : classes.about}>
          {/* Each card has its description as a name for screen readers. */}
          {!note && <span aria-hidden>{props.descriptions[props.value][1]}</span>}
          <span role="status">{note}</span>
        </Text>
      )}
    </Radio.Group>
  );
}
