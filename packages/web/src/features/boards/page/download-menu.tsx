import { type Board, boardRoutes } from '@home-design/contract';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { routeUrl } from '../../../lib/route-url.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';

/** The pictures of a board in full size, as they are or with the words that say that they were altered. */
export function DownloadMenu({ board }: { board: Board }) {
  const params = { boardId: board.id };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.touch}
          leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={ICON_STROKE} aria-hidden />}
        >
          {copy.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          className={classes.touch}
          href={routeUrl(boardRoutes.download, params)}
          download
        >
          {copy.downloadPlain}
        </Menu.Item>
        <Menu.Item
          component="a"
          className={classes.touch}
          href={routeUrl(boardRoutes.download, params, { label: '1' })}
          download
        >
          {copy.downloadLabeled}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
