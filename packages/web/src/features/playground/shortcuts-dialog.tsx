import { Kbd, Table } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import { copy } from './copy.ts';

/** Lists the keys of the playground. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.shortcuts} closeLabel={copy.close}>
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
  );
}
