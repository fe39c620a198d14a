import type { SharedVersion } from '@home-design/contract';
import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconMessage, IconSquareToggle } from '@tabler/icons-react';
import { cardIcon as icon } from './card-icon.ts';
import { copy } from './copy.ts';
import { labelOf } from './shared-names.ts';
import classes from './sharing.module.css';
import type { Replies } from './use-replies.ts';

interface SharedCardToolsProps {
  version: SharedVersion;
  replies: Replies;
  onOpen: (as: 'comparison' | 'comment') => void;
}

/** The buttons of a card of a shared board: favorite, comment, and before and after. */
export function SharedCardTools({ version, replies, onOpen }: SharedCardToolsProps) {
  const label = labelOf(version);
  const isLiked = replies.isPicked(version.id);
  const comments = replies.commentsOn(version.id).length;
  return (
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
      {version.original !== null && (
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
  );
}
