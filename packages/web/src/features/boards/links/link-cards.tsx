import { type BoardId, SHARE_PERMISSIONS } from '@home-design/contract';
import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shareLinkDays } from '../../../core/store/share-link-days.ts';
import { boardLinksQuery, useGenerateLink } from './board-links.ts';
import { LinkCard } from './link-card.tsx';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';
import { liveLinks } from './live-links.ts';

interface LinkCardsProps {
  boardId: BoardId;
  hasDetails?: boolean;
}

/** One card for each permission, each with its own links. */
export function LinkCards({ boardId, hasDetails = false }: LinkCardsProps) {
  const links = useQuery(boardLinksQuery(boardId));
  const generate = useGenerateLink(boardId);

  if (links.isPending) {
    return (
      <div className={classes.cards}>
        <VisuallyHidden role="status">{linkCopy.loading}</VisuallyHidden>
        {SHARE_PERMISSIONS.map((permission) => (
          <Skeleton key={permission} height={140} aria-hidden />
        ))}
      </div>
    );
  }
  if (!links.data) {
    return (
      <div role="alert">
        <Text mb="sm">{linkCopy.loadFailed}</Text>
        <Button variant="default" onClick={() => void links.refetch()}>
          {linkCopy.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {linkCopy.newLink(shareLinkDays())}
      </Text>
      <div className={classes.cards}>
        {SHARE_PERMISSIONS.map((permission) => (
          <LinkCard
            key={permission}
            boardId={boardId}
            permission={permission}
            links={liveLinks(links.data, permission)}
            making={generate.isPending ? generate.variables : null}
            onGenerate={() => generate.mutate(permission)}
            hasDetails={hasDetails}
          />
        ))}
      </div>
    </>
  );
}
