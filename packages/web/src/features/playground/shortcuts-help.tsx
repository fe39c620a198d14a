import { ActionIcon, Kbd, Table, Tooltip } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Dialog } from '../../ui/dialog.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';

interface ShortcutsHelpProps {
  opened: boolean;
  onOpen: (opened: boolean) => void;
}

/** Lists the keys of the playground. */
export function ShortcutsHelp({ opened, onOpen }: ShortcutsHelpProps) {
  return (
    <>
      <Tooltip label={copy.shortcuts}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={copy.shortcuts}
          visibleFrom="sm"
          onClick={() => onOpen(true)}
        >
          <IconKeyboard stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={opened} onClose={() => onOpen(false)} title={copy.shortcuts} closeLabel={copy.close}>
        <Table withRowBorders={false}>
          <Table.Tbody>
            {copy.shortcutList.map(([key, does]) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" w={80}>
                  <Kbd>{key}</Kbd>
                </Table.Th>
                <Table.Td>{does}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Dialog>
    </>
  );
}
