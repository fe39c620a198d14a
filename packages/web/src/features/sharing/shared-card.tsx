import type { SharedVersion } from '@home-design/contract';
import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core';
import {
  IconCheck,
  IconDownload,
  IconEye,
  IconHeart,
  IconHeartFilled,
  IconMessage,
  IconSquareToggle,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { Photo } from '../../core/photo/photo.tsx';
import { formatDay } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Moment } from '../../ui/moment.tsx';
import { copy } from './copy.ts';
import replyClasses from './replies.module.css';
import { fileNameOf, labelOf } from './shared-names.ts';
import classes from './sharing.module.css';
import type { Replies } from './use-replies.ts';

const CardCompare = lazyPart(async () => (await import('./card-compare.tsx')).CardCompare);

const SIZES = '(min-width: 80em) 23vw, (min-width: 64em) 31vw, (min-width: 40em) 47vw, 94vw';

export interface SharedCardProps {
  version: SharedVersion;
  /** Whether the card is in sight when the page opens. */
  isFirst: boolean;
  /** Whether downloads get a label that says they were altered. */
  isLabeled: boolean;
  /** Whether altered pictures carry a label. */
  showsLabel: boolean;
  replies: Replies;
  /** Null: the section has no question. */
  choice: { isChosen: boolean; onChoose: () => void } | null;
  onOpen: (as: 'picture' | 'comparison' | 'comment') => void;
}

const icon = { size: 20, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** A picture of a shared board. Pressing the card anywhere opens it large. */
export function SharedCard({
  version,
  isFirst,
  isLabeled,
  showsLabel,
  replies,
  choice,
  onOpen,
}: SharedCardProps) {
  const label = labelOf(version);
  const isLiked = replies.isPicked(version.id);
  const comments = replies.commentsOn(version.id).length;
  const { original } = version;
  // A label at the bottom of a picture must not be cropped.
  const isWhole = showsLabel && version.is_altered;
  const photo = (
    <Photo
      className={isWhole ? classes.wholePhoto : classes.photo}
      picture={version}
      alt=""
      sizes={SIZES}
      detail="thumbnail"
      eager={isFirst}
    />
  );

  return (
    <article className={classes.card} aria-label={label} data-chosen={choice?.isChosen || undefined}>
      {original === null ? (
        photo
      ) : (
        <Suspense fallback={photo}>
          <CardCompare
            version={version}
            original={original}
            sizes={SIZES}
            isFirst={isFirst}
            isWhole={isWhole}
          />
        </Suspense>
      )}
      <UnstyledButton
        className={classes.open}
        aria-label={copy.view(label)}
        onClick={() => onOpen('picture')}
      >
        <span className={classes.eye}>
          <IconEye {...icon} />
        </span>
      </UnstyledButton>
      <div className={classes.cardText}>
        <Text fw={550} truncate title={label}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {version.photo_name !== null && version.photo_name !== label && `${version.photo_name} · `}
          {copy.kinds[version.kind]} ·{' '}
          <Moment at={version.created_at}>{formatDay(version.created_at)}</Moment>
        </Text>
        {version.caption !== '' && (
          <Text size="sm" className={classes.cardCaption}>
            {version.caption}
          </Text>
        )}
        {version.is_sent && (
          <Text size="xs" className={classes.sender}>
            {copy.fromVisitor}
          </Text>
        )}
      </div>
      <div className={classes.tools}>
        {replies.areTaken && (
          <>
            <ActionIcon
              variant="subtle"
              color={isLiked ? 'terracotta' : 'gray'}
              aria-label={copy.like(label)}
              aria-pressed={isLiked}
              onClick={() => replies.pick(version.id, !isLiked)}
            >
              {isLiked ? <IconHeartFilled {...icon} /> : <IconHeart {...icon} />}
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={copy.commentOf(label, comments)}
              title={comments > 0 ? copy.comments(comments) : copy.comment}
              onClick={() => onOpen('comment')}
            >
              <IconMessage {...icon} />
              {comments > 0 && <span className={classes.count}>{comments}</span>}
            </ActionIcon>
          </>
        )}
        {original !== null && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={copy.compareOf(label)}
            title={copy.compare}
            onClick={() => onOpen('comparison')}
          >
            <IconSquareToggle {...icon} />
          </ActionIcon>
        )}
      </div>
      {choice !== null && (
        <Button
          variant={choice.isChosen ? 'filled' : 'default'}
          className={replyClasses.choose}
          leftSection={choice.isChosen ? <IconCheck {...icon} /> : null}
          aria-label={choice.isChosen ? copy.chosenOf(label) : copy.chooseOf(label)}
          onClick={choice.onChoose}
        >
          {choice.isChosen ? copy.chosen : copy.choose}
        </Button>
      )}
      {version.download_url !== null && (
        <ActionIcon
          component="a"
          href={isLabeled ? `${version.download_url}?label=1` : version.download_url}
          download={fileNameOf(version)}
          variant="default"
          className={classes.download}
          aria-label={copy.download(label)}
          title={copy.download(label)}
        >
          <IconDownload {...icon} />
        </ActionIcon>
      )}
    </article>
  );
}
