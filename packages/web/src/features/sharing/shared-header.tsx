import { type SharedBoard, shareRoutes } from '@home-design/contract';
import { Badge, Button, Switch, Text, Title } from '@mantine/core';
import {
  IconDownload,
  IconExternalLink,
  IconFileTypePdf,
  IconPhotoPlus,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { routeUrl } from '../../lib/api/route-url.ts';
import { isFramed } from '../../lib/framed.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './sharing.module.css';

interface SharedHeaderProps {
  token: string;
  board: SharedBoard;
  /** Whether downloads get a label that says they were altered. */
  isLabeled: boolean;
  onLabel: (isLabeled: boolean) => void;
  onSlideshow: () => void;
}

/** The part of the page where visitors send photos. */
export const UPLOAD_ID = 'send-photos';

const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** The facts of a shared board, its owner's message, and the actions on all of its pictures. */
export function SharedHeader({ token, board, isLabeled, onLabel, onSlideshow }: SharedHeaderProps) {
  const { versions, permission, expires_at, message } = board;
  const isAltered = versions.some((version) => version.is_altered);
  const framed = isFramed();
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        <Title order={1}>{board.name}</Title>
        {board.description !== '' && <Text className={classes.description}>{board.description}</Text>}
        <Text c="dimmed">{copy.project(board.project_name)}</Text>
        <div className={classes.badges}>
          <Badge variant="light" color={permission === 'upload' ? 'terracotta' : 'forest'}>
            {copy.permission[permission]}
          </Badge>
          <Badge variant="light" color="gray">
            {copy.imageCount(versions.length)}
          </Badge>
          {expires_at !== null && (
            <Text size="sm" c="dimmed">
              {copy.until(expires_at)}
            </Text>
          )}
        </div>
      </div>
      <div className={classes.downloads}>
        <div className={classes.actions}>
          {versions.length > 1 && (
            <Button variant="default" leftSection={<IconPlayerPlay {...icon} />} onClick={onSlideshow}>
              {copy.slideshow}
            </Button>
          )}
          {board.allows_download && versions.length > 0 && (
            <Button
              component="a"
              href={routeUrl(shareRoutes.downloadAll, { token }, isLabeled ? { label: '1' } : {})}
              download
              leftSection={<IconDownload {...icon} />}
            >
              {copy.downloadAll}
            </Button>
          )}
          {board.allows_download && versions.length > 0 && (
            <Button
              component="a"
              href={routeUrl(shareRoutes.pdf, { token }, isLabeled ? { label: '1' } : {})}
              download
              variant="default"
              leftSection={<IconFileTypePdf {...icon} />}
            >
              {copy.pdf}
            </Button>
          )}
          {permission === 'upload' && !framed && versions.length > 0 && (
            <Button
              component="a"
              href={`#${UPLOAD_ID}`}
              variant="default"
              leftSection={<IconPhotoPlus {...icon} />}
            >
              {copy.uploadTitle}
            </Button>
          )}
          {framed && (
            <Button
              component="a"
              href={window.location.href}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconExternalLink {...icon} />}
            >
              {copy.openPage}
            </Button>
          )}
        </div>
        {/* There is no choice when the owner labels every picture. */}
        {board.allows_download && isAltered && !board.shows_label && (
          <Switch
            className={classes.switch}
            size="sm"
            label={copy.labelDownloads}
            checked={isLabeled}
            onChange={({ currentTarget }) => onLabel(currentTarget.checked)}
          />
        )}
      </div>
      {message !== '' && (
        <section className={classes.message} aria-label={copy.messageLabel}>
          <Text className={classes.description}>{message}</Text>
        </section>
      )}
      {framed && board.takes_comments && (
        <Text size="sm" c="dimmed" className={classes.wide}>
          {copy.framedHint}
        </Text>
      )}
    </header>
  );
}
