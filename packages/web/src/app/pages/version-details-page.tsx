import { Button, Stack, Table, Title } from '@mantine/core';
import { Link } from 'react-router';
import { buildInfo } from '../../lib/build-info.ts';
import { formatMoment } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { shellCopy } from '../copy.ts';

/** What is running here, as the build recorded it. */
export function VersionDetailsPage() {
  useDocumentTitle(shellCopy.versionTitle);
  const rows = [
    [shellCopy.version, buildInfo.version],
    [
      shellCopy.buildTime,
      <time key="time" dateTime={buildInfo.time}>
        {formatMoment(buildInfo.time)}
      </time>,
    ],
    [shellCopy.buildEnvironment, buildInfo.environment],
  ] as const;

  return (
    <Stack gap="lg" maw={560} mx="auto" py="xl" align="flex-start">
      <Title order={1}>{shellCopy.versionTitle}</Title>
      <Table verticalSpacing="sm">
        <Table.Tbody>
          {rows.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw={550} w="50%">
                {label}
              </Table.Th>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button component={Link} to={paths.landing()} variant="default">
        {shellCopy.backToHome}
      </Button>
    </Stack>
  );
}
