import { Button, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { buildInfo } from '../../lib/build-info.ts';
import { formatMoment } from '../../lib/formats.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { shellCopy } from '../copy.ts';
import classes from './version-details-page.module.css';

/** The running version, as the build recorded it. */
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
      <table className={classes.facts}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="sm" component={Link} to={paths.landing()} variant="default">
        {shellCopy.backToHome}
      </Button>
    </Stack>
  );
}
