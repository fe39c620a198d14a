import { accountExportRoutes } from '@home-design/contract';
import { Button, Card, Text, Title } from '@mantine/core';
import { routeUrl } from '../../lib/api/route-url.ts';
import { exportCopy } from './copy.ts';
import classes from './settings.module.css';

/**
 * Downloads all data of the account. The browser writes it to the disk while it arrives, so the size does not matter.
 */
export function OwnData() {
  return (
    <Card component="section" aria-labelledby="own-data">
      <Title order={2} size="h4" id="own-data" mb="xs">
        {exportCopy.title}
      </Title>
      <Text size="sm">{exportCopy.text}</Text>
      <Button
        component="a"
        href={routeUrl(accountExportRoutes.download)}
        download
        variant="default"
        className={classes.action}
      >
        {exportCopy.download}
      </Button>
    </Card>
  );
}
