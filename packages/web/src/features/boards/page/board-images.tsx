import type { Board, BoardVersion, VersionId } from '@home-design/contract';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../../core/photo/photo.tsx';
import { paths } from '../../../lib/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';

const BoardLightbox = lazyPart(async () => (await import('./board-lightbox.tsx')).BoardLightbox, 'dialog');

/** The pictures of a board in its order, large when pressed. */
export function BoardImages({ board }: { board: Board }) {
  const [openedId, setOpenedId] = useState<VersionId | null>(null);
  if (board.versions.length === 0) return <NoImages board={board} />;
  return (
    <>
      <ul className={classes.grid}>
        {board.versions.map((version) => (
          <li key={version.id}>
            <Picture version={version} onOpen={() => setOpenedId(version.id)} />
          </li>
        ))}
      </ul>
      <Suspense>
        {openedId !== null && (
          <BoardLightbox versions={board.versions} openedId={openedId} onClose={() => setOpenedId(null)} />
        )}
      </Suspense>
    </>
  );
}

function Picture({ version, onOpen }: { version: BoardVersion; onOpen: () => void }) {
  const { image_name, label, sent_by } = version;
  return (
    <article className={classes.picture} aria-label={`${image_name}, ${label}`}>
      <UnstyledButton
        className={classes.pictureButton}
        aria-label={copy.viewPicture(image_name, label)}
        onClick={onOpen}
      >
        <Photo
          className={classes.photo}
          picture={version}
          alt=""
          sizes="(max-width: 36em) 100vw, 380px"
          detail="thumbnail"
        />
      </UnstyledButton>
      <div className={classes.pictureText}>
        <Text fw={550} truncate title={label}>
          {label}
        </Text>
        <Text size="xs" c="dimmed" truncate title={image_name}>
          {image_name}
        </Text>
        {sent_by !== null && (
          <Text size="xs" className={classes.sender}>
            {copy.sentBy(sent_by.name)}
          </Text>
        )}
      </div>
    </article>
  );
}

function NoImages({ board }: { board: Board }) {
  return (
    <StatePanel
      icon={<IconPhoto stroke={ICON_STROKE} />}
      title={copy.noImages}
      text={copy.noImagesHint}
      // A board that keeps itself fills when the project does.
      action={
        <Button
          component={Link}
          className={classes.touch}
          to={
            board.is_auto_generated && board.project !== null
              ? paths.project(board.project)
              : paths.editBoard(board.id)
          }
        >
          {copy.addImages}
        </Button>
      }
    />
  );
}
