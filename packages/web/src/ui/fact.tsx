import { Text } from '@mantine/core';

interface FactProps {
  name: string;
  value: string;
  /** The style of the value. */
  className?: string | undefined;
}

/** A name and its value, within a `<dl>`. */
export function Fact({ name, value, className }: FactProps) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} className={className}>
        {value}
      </Text>
    </div>
  );
}
