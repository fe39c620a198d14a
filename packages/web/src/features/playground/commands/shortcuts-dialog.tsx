import { Kbd, Stack, Table, Title } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';
import { commandsCopy as copy } from './commands-copy.ts';

/** Lists the keys of the playground. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.shortcuts} closeLabel={copy.close}>
      <Stack gap="md">
        {copy.keyGroups.map(([where, keys]) => (
          <section key={where} aria-label={where}>
            <Title order={3} size="h5" mb={4}>
              {where}
            </Title>
            <Table withRowBorders={false}>
              <Table.Tbody>
                {keys.map(([key, does]) => (
                  <Table.Tr key={key}>
                    <Table.Th scope="row" w={112}>
                      <Kbd>{key}</Kbd>
                    </Table.Th>
                    <Table.Td>{does}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
