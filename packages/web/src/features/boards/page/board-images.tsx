import type { Board, BoardVersion, VersionId } from '@home-design/contract';
import { Button, Text, Title, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../../core/photo/photo.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';

const BoardLightbox = lazyPart(async () => (await import('./board-lightbox.tsx')).BoardLightbox, 'dialog');

/** The pictures of a board in its order. Pressing one shows it large. */
export function BoardImages({ board }: { board: Board }) {
  const [openedId, setOpenedId] = useState<VersionId | null>(null);
  if (board.versions.length === 0) return <NoImages board={board} />;
  return (
    <>
      {groupsOf(board).map(({ id, name, question, versions }) => (
        <section key={id} className={classes.section} aria-label={name}>
          {name !== undefined && (
            <div>
              <Title order={2} size="h4">
                {name}
              </Title>
              {question !== null && (
                <Text size="sm" c="dimmed">
                  {copy.asksVisitors(question)}
                </Text>
              )}
            </div>
          )}
          <ul className={classes.grid}>
            {versions.map((version) => (
              <li key={version.id}>
                <Picture
                  version={version}
                  isCover={version.id === board.cover}
                  onOpen={() => setOpenedId(version.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Suspense>
        {openedId !== null && (
          <BoardLightbox versions={board.versions} openedId={openedId} onClose={() => setOpenedId(null)} />
        )}
      </Suspense>
    </>
  );
}

interface Group {
  id: string;
  /** Undefined when the board has no sections. */
  name: string | undefined;
  question: string | null;
  versions: BoardVersion[];
}

/** The groups of pictures as the board shows them; sections without pictures are left out. */
function groupsOf({ sections, versions }: Board): Group[] {
  const placed = new Set(sections.flatMap(({ version_ids }) => version_ids));
  const others = versions.filter(({ id }) => !placed.has(id));
  const named = sections.map(({ version_ids, ...section }) => ({
    ...section,
    versions: versions.filter(({ id }) => version_ids.includes(id)),
  }));
  const name = sections.length === 0 ? undefined : copy.otherPictures;
  const rest = { id: '', name, question: null, versions: others };
  return [...named, rest].filter((group) => group.versions.length > 0);
}

interface PictureProps {
  version: BoardVersion;
  isCover: boolean;
  onOpen: () => void;
}

function Picture({ version, isCover, onOpen }: PictureProps) {
  const { image_name, label, caption, sent_by } = version;
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
        {caption !== '' && <Text size="sm">{caption}</Text>}
        {isCover && (
          <Text size="xs" className={classes.sender}>
            {copy.cover}
          </Text>
        )}
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
      // An auto-generated board fills when its project gets pictures.
      action={
        <Button
          component={Link}
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
