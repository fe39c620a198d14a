import type { SharedBoard, VersionId } from '@home-design/contract';
import { Card, Skeleton, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useBrandedPage } from '../../core/branding/branded-page.ts';
import { BrandingBar } from '../../core/branding/branding-bar.tsx';
import { isFramed } from '../../lib/framed.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';
import { SharedCover } from './shared-cover.tsx';
import { groupsOf } from './shared-groups.ts';
import { SharedHeader, UPLOAD_ID } from './shared-header.tsx';
import { labelOf } from './shared-names.ts';
import { SharedSection } from './shared-section.tsx';
import classes from './sharing.module.css';
import { useReplies } from './use-replies.ts';

const SharedLightbox = lazyPart(async () => (await import('./shared-lightbox.tsx')).SharedLightbox, 'dialog');
const CompareDialog = lazyPart(async () => (await import('./compare-dialog.tsx')).CompareDialog, 'dialog');
const CommentDialog = lazyPart(async () => (await import('./comment-dialog.tsx')).CommentDialog, 'dialog');
const UploadCard = lazyPart(async () => (await import('./upload-card.tsx')).UploadCard);
const AnswersNote = lazyPart(async () => (await import('./answers-note.tsx')).AnswersNote);

interface ShareViewProps {
  token: string;
  board: SharedBoard;
  /** Called after photos were sent, to reload the board. */
  onChanged: () => Promise<void>;
}

/** The open dialog: one picture large, a slideshow, a comparison, or a comment. */
interface Opened {
  as: 'picture' | 'slideshow' | 'comparison' | 'comment';
  id: VersionId;
}

/** A shared board: its facts, its pictures, and the actions of its visitors. */
export function ShareView({ token, board, onChanged }: ShareViewProps) {
  const { versions, branding } = board;
  const framed = isFramed();
  useBrandedPage(branding !== null || framed);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isLabeled, setIsLabeled] = useState(false);
  const [name, setName] = useDraft('visitor-name', '');
  const replies = useReplies(token, board.takes_comments && !framed, name);
  const shown = versions.find((version) => version.id === opened?.id);
  const cover = versions.find((version) => version.id === board.cover);
  const [first] = versions;
  const groups = groupsOf(board);
  const close = () => setOpened(null);

  return (
    <div className={classes.page}>
      {branding !== null && <BrandingBar branding={branding} />}
      {cover && <SharedCover version={cover} onOpen={() => setOpened({ as: 'picture', id: cover.id })} />}
      <SharedHeader
        token={token}
        board={board}
        isLabeled={isLabeled}
        onLabel={setIsLabeled}
        onSlideshow={() => first && setOpened({ as: 'slideshow', id: first.id })}
      />
      {replies.answered.length > 0 && (
        <Suspense>
          <AnswersNote
            versions={versions}
            comments={replies.answered}
            onOpen={(id) => setOpened({ as: 'comment', id })}
          />
        </Suspense>
      )}
      {versions.length === 0 && (
        <Text c="dimmed" className={classes.empty}>
          {copy.empty}
        </Text>
      )}
      {groups.map((group, place) => (
        <SharedSection
          key={group.section?.id ?? ''}
          group={group}
          before={groups.slice(0, place).reduce((count, each) => count + each.versions.length, 0)}
          isOneOfSeveral={board.sections.length > 0}
          title={board.name}
          isLabeled={isLabeled}
          showsLabel={board.shows_label}
          replies={replies}
          name={name}
          onName={setName}
          onOpen={(as, id) => setOpened({ as, id })}
        />
      ))}
      {/* After the pictures, which are what the link is for; the header has a way here. */}
      {board.permission === 'upload' && !framed && (
        <Card component="section" padding="md" id={UPLOAD_ID} tabIndex={-1} aria-label={copy.uploadTitle}>
          <Suspense fallback={<Skeleton height={180} />}>
            <UploadCard token={token} board={board} name={name} onName={setName} onSent={onChanged} />
          </Suspense>
        </Card>
      )}
      <Suspense>
        {(opened?.as === 'picture' || opened?.as === 'slideshow') && (
          <SharedLightbox
            versions={versions}
            openedId={opened.id}
            isSlideshow={opened.as === 'slideshow'}
            onClose={close}
          />
        )}
        {opened?.as === 'comparison' && shown?.original && (
          <CompareDialog version={shown} original={shown.original} onClose={close} />
        )}
        {opened?.as === 'comment' && shown && (
          <CommentDialog
            label={labelOf(shown)}
            comments={replies.commentsOn(shown.id)}
            name={name}
            onName={setName}
            onSend={(text) => replies.comment(shown.id, text)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
