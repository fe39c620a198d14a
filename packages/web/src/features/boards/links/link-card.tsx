import type { BoardId, ShareLink, SharePermission } from '@home-design/contract';
import { Button, Card, Text, Title } from '@mantine/core';
import { IconEye, IconLink, IconPhotoUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { LinkAddress } from './link-address.tsx';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';

const LinkDetails = lazyPart(async () => (await import('./link-details.tsx')).LinkDetails);

const ICONS = { view: IconEye, upload: IconPhotoUp };

interface LinkCardProps {
  boardId: BoardId;
  permission: SharePermission;
  /** Newest first; empty until one is made. */
  links: readonly ShareLink[];
  /** The permission of a link that is being made. */
  making: SharePermission | null;
  onGenerate: () => void;
  /** Whether visits, settings, the QR code and revoking are offered too. */
  hasDetails: boolean;
}

/** The permission of a card and its links. */
export function LinkCard({ boardId, permission, links, making, onGenerate, hasDetails }: LinkCardProps) {
  const { title, text } = linkCopy.cards[permission];
  const Icon = ICONS[permission];
  const nameOf = (place: number) => linkCopy.nameOf(permission, place, links.length);
  return (
    <Card component="section" aria-label={title} padding="md" className={classes.card}>
      <div className={classes.cardHead}>
        <Icon size={24} stroke={ICON_STROKE} aria-hidden />
        <div>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
      </div>
      {links.map((link, place) => (
        <section
          key={link.id}
          className={classes.link}
          aria-label={links.length > 1 ? nameOf(place) : undefined}
        >
          <LinkAddress link={link} name={nameOf(place)} />
          {!hasDetails && (
            <Text size="sm" c="dimmed">
              {link.expires_at === null ? linkCopy.neverEnds : linkCopy.ends(link.expires_at)}
            </Text>
          )}
          {hasDetails && (
            <Suspense>
              <LinkDetails boardId={boardId} link={link} name={nameOf(place)} />
            </Suspense>
          )}
        </section>
      ))}
      {(links.length === 0 || hasDetails) && (
        <Button
          variant={links.length === 0 ? 'light' : 'subtle'}
          className={classes.generate}
          leftSection={<IconLink size={18} stroke={ICON_STROKE} aria-hidden />}
          aria-label={linkCopy.generateOf(title, links.length > 0)}
          disabled={making !== null}
          loading={making === permission}
          onClick={onGenerate}
        >
          {links.length === 0 ? linkCopy.generate : linkCopy.generateMore}
        </Button>
      )}
    </Card>
  );
}
