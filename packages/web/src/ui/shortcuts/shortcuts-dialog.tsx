import { Kbd, Stack, Table, Title } from '@mantine/core';
import { Dialog } from '../dialog/dialog.tsx';

/** The keys of one place, and the action of each. */
export type KeyGroup = readonly [where: string, keys: readonly (readonly [key: string, does: string])[]];

interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Label of the button that closes it. */
  closeLabel: string;
  keyGroups: readonly KeyGroup[];
}

/** Lists the keys of a page. */
export function ShortcutsDialog({ keyGroups, ...dialog }: ShortcutsDialogProps) {
  return (
    <Dialog {...dialog}>
      <Stack gap="md">
        {keyGroups.map(([where, keys]) => (
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
