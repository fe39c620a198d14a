import { NativeSelect } from '@mantine/core';
import classes from '../../base/playground.module.css';
import own from './parts.module.css';

interface ListedChoiceProps<Choice extends string> {
  label: string;
  value: Choice;
  /** In the order of the list. */
  choices: readonly (readonly [value: Choice, name: string])[];
  onChange: (choice: Choice) => void;
}

/** A choice by name in a native select. */
export function ListedChoice<Choice extends string>(props: ListedChoiceProps<Choice>) {
  const { label, value, choices, onChange } = props;
  return (
    <NativeSelect
      label={label}
      classNames={{ root: own.listed ?? '', input: classes.field ?? '' }}
      value={value}
      data={choices.map(([each, name]) => ({ value: each, label: name }))}
      onChange={(event) => {
        const chosen = choices.find(([each]) => each === event.currentTarget.value);
        if (chosen) onChange(chosen[0]);
      }}
    />
  );
}
