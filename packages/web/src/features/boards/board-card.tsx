import { BOARD_CARD_THUMBNAILS, type Board } from '@home-design/contract';
import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconDots, IconLock, IconPhoto } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../core/photo/photo.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { formatDay, formatTimeAgo } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Moment } from '../../ui/moment.tsx';
import classes from './boards.module.css';
import { copy } from './copy.ts';

// Menus need a positioning library, which would delay the first paint.
const BoardMenu = lazyPart(async () => (await import('./board-menu.tsx')).BoardMenu, 'line');

interface BoardCardProps {
  board: Board;
  /** Whether the card names the project. The project's own page does not. */
  showsProject: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** A board as a card: its first pictures, its facts and its menu. */
export function BoardCard({ board, showsProject, onRename, onRemove }: BoardCardProps) {
  return (
    <article className={classes.card} aria-label={board.name}>
      {/* The name below links to the same page, and is read out and reached by Tab instead. */}
      <Link to={paths.board(board.id)} className={classes.coverLink} tabIndex={-1} aria-hidden>
        <Cover board={board} />
      </Link>
      <div className={classes.cardText}>
        <div className={classes.cardHead}>
          <Link to={paths.board(board.id)} className={classes.cardTitle} title={board.name}>
            {board.name}
          </Link>
          <Suspense fallback={<MenuPlaceholder name={board.name} />}>
            <BoardMenu board={board} onRename={onRename} onRemove={onRemove} />
          </Suspense>
        </div>
        {board.description !== '' && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {board.description}
          </Text>
        )}
        {showsProject && board.project !== null && (
          <Text size="sm" truncate title={board.project_title}>
            <Link to={paths.project(board.project)} className={classes.cardProject}>
              {board.project_title}
            </Link>
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {copy.imageCount(board.image_count)} ·{' '}
          <Moment at={board.created_at}>{copy.created(formatTimeAgo(board.created_at, new Date()))}</Moment> ·{' '}
          <Moment at={board.updated_at}>{copy.updated(formatDay(board.updated_at))}</Moment>
        </Text>
        <Badges board={board} />
      </div>
    </article>
  );
}

/** 'Shared' and 'Public' of the specification, with what limits them and the sentence that says who can do what. */
function Badges({ board }: { board: Board }) {
  const isShared = board.share_token !== null;
  if (!isShared && !board.is_public && !board.is_auto_generated) return null;
  return (
    <>
      <Group gap={6}>
        {isShared && <Badge variant="light">{copy.shared}</Badge>}
        {board.is_public && (
          <Badge variant="light" color="terracotta">
            {copy.public}
          </Badge>
        )}
        {isShared && board.share_links.every(({ has_password }) => has_password) && (
          <Badge variant="light" color="gray" leftSection={<IconLock size={12} aria-hidden />}>
            {copy.withPassword}
          </Badge>
        )}
        {board.is_auto_generated && (
          <Badge variant="light" color="gray">
            {copy.automatic}
          </Badge>
        )}
      </Group>
      {isShared && (
        <Text size="xs" c="dimmed">
          {copy.opensFor(board.share_links)}
        </Text>
      )}
    </>
  );
}

/** Up to four pictures. The last one shows how many more there are. */
function Cover({ board }: { board: Board }) {
  const shown = board.versions.slice(0, BOARD_CARD_THUMBNAILS);
  const hidden = board.image_count - shown.length;
  if (shown.length === 0) {
    return (
      <span className={classes.cover} data-count={0}>
        <IconPhoto size={40} stroke={ICON_STROKE} aria-hidden />
      </span>
    );
  }
  return (
    <span className={classes.cover} data-count={shown.length}>
      {shown.map((version) => (
        <Photo
          key={version.id}
          className={classes.coverPhoto}
          picture={version}
          alt=""
          sizes={shown.length === 1 ? '(max-width: 36em) 100vw, 320px' : '180px'}
          detail="thumbnail"
        />
      ))}
      {hidden > 0 && <span className={classes.hidden}>{copy.hidden(hidden)}</span>}
    </span>
  );
}

/** Holds the place of the menu until the menu is loaded. */
function MenuPlaceholder({ name }: { name: string }) {
  return (
    <ActionIcon variant="subtle" color="gray" disabled aria-label={copy.menuOf(name)}>
      <IconDots stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
