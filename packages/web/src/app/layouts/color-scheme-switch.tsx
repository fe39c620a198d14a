import { type MantineColorScheme, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { shellCopy } from '../copy.ts';

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: shellCopy.schemes.light },
  { value: 'dark', label: shellCopy.schemes.dark },
  { value: 'auto', label: shellCopy.schemes.auto },
];

/** Switches between light, dark, and the system's scheme; this browser remembers the choice. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        {shellCopy.colorScheme}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={shellCopy.colorScheme}
        data={SCHEMES}
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme)}
      />
    </Stack>
  );
}
