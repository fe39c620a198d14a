import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { shellCopy } from '../../copy.ts';

const SCHEMES = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

/** Menu entries for light, dark, or the system's scheme; this browser remembers the choice. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{shellCopy.colorScheme}</Menu.Label>
      <Menu.RadioGroup value={colorScheme}>
        {SCHEMES.map(([scheme, Icon]) => (
          <Menu.RadioItem
            key={scheme}
            value={scheme}
            // Gets the focus when the menu opens.
            data-autofocus={scheme === SCHEMES[0][0] || undefined}
            rightSection={<Icon size={18} stroke={ICON_STROKE} aria-hidden="true" />}
            onChange={() => setColorScheme(scheme)}
          >
            {shellCopy.schemes[scheme]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
