import { NativeSelect } from '@mantine/core';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** The label of each value. */
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A menu with a few named values. */
export function ChoiceField<Value extends string>({
  label,
  names,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <NativeSelect
      size="md"
      label={label}
      data={Object.entries<string>(names).map(([each, name]) => ({ value: each, label: name }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}
