import { Button, NumberInput, Text, TextInput } from '@mantine/core';
import card from '../card.module.css';
import classes from '../details.module.css';
import type { DestinationFields, NumberField } from './destination-fields.ts';
import { publishingCopy as copy } from './publishing-copy.ts';

const NUMBERS: readonly NumberField[] = [
  'maxWidth',
  'maxHeight',
  'minWidth',
  'minHeight',
  'maxBytes',
  'maxPictures',
];

interface DestinationRulesProps {
  /** From 1. */
  place: number;
  destination: DestinationFields;
  problems: Partial<Record<keyof DestinationFields, string>>;
  onChange: (change: Partial<DestinationFields>) => void;
  /** Undefined when it is the only one. */
  onRemove: (() => void) | undefined;
}

/** The fields of a destination of pictures and its size limits. */
export function DestinationRules({
  place,
  destination,
  problems,
  onChange,
  onRemove,
}: DestinationRulesProps) {
  return (
    <fieldset className={classes.ownFields}>
      <Text component="legend" fw={600}>
        {copy.destination(place)}
      </Text>
      <TextInput
        size="md"
        label={copy.fields.destinationName}
        maxLength={80}
        value={destination.name}
        error={problems.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      {NUMBERS.map((name) => (
        <NumberInput
          key={name}
          size="md"
          label={copy.fields[name]}
          description={name === 'maxPictures' ? copy.fields.maxPicturesHint : undefined}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={destination[name]}
          error={problems[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {onRemove && (
        <Button
          variant="default"
          className={card.mainButton}
          aria-label={copy.removeDestinationOf(destination.name, place)}
          onClick={onRemove}
        >
          {copy.removeDestination}
        </Button>
      )}
    </fieldset>
  );
}
