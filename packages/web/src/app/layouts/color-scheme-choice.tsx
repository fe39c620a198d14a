import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { shellCopy } from '../copy.ts';

const SCHEMES = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const satisfies readonly (readonly [MantineColorScheme, unknown])[];

/** Entries of a menu that choose light, dark, or what the system says; remembered on this browser. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{shellCopy.colorScheme}</Menu.Label>
      {SCHEMES.map(([scheme, Icon]) => (
        <Menu.Item
          key={scheme}
          role="menuitemradio"
          aria-checked={colorScheme === scheme}
          closeMenuOnClick={false}
          leftSection={<Icon size={18} stroke={ICON_STROKE} />}
          rightSection={colorScheme === scheme && <IconCheck size={16} stroke={ICON_STROKE} />}
          onClick={() => setColorScheme(scheme)}
        >
          {shellCopy.schemes[scheme]}
        </Menu.Item>
      ))}
    </>
  );
}
