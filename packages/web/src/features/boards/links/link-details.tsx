import type { BoardId, ShareLink } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustments, IconLinkOff, IconQrcode } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';

const LinkSettings = lazyPart(async () => (await import('./link-settings.tsx')).LinkSettings);
const QrDialog = lazyPart(async () => (await import('./qr-dialog.tsx')).QrDialog, 'dialog');
const RevokeDialog = lazyPart(async () => (await import('./revoke-dialog.tsx')).RevokeDialog, 'dialog');

interface LinkDetailsProps {
  boardId: BoardId;
  link: ShareLink;
  /** Distinguishes the link from the others of the board. */
  name: string;
}

/** The use of a link, and the other actions of its owner. */
export function LinkDetails({ boardId, link, name }: LinkDetailsProps) {
  const [showsSettings, settings] = useDisclosure(false);
  const [showsQr, qr] = useDisclosure(false);
  const [isRevoking, revoking] = useDisclosure(false);
  const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

  return (
    <>
      <ul className={classes.facts}>
        {factsOf(link).map((fact) => (
          <Text key={fact} component="li" size="sm" c="dimmed">
            {fact}
          </Text>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconAdjustments {...icon} />}
          aria-expanded={showsSettings}
          onClick={settings.toggle}
        >
          {linkCopy.settings}
        </Button>
        <Button variant="default" leftSection={<IconQrcode {...icon} />} onClick={qr.open}>
          {linkCopy.qrCode}
        </Button>
        <Button variant="subtle" color="red" leftSection={<IconLinkOff {...icon} />} onClick={revoking.open}>
          {linkCopy.revoke}
        </Button>
      </div>
      {showsSettings && (
        <Suspense>
          <LinkSettings boardId={boardId} link={link} />
        </Suspense>
      )}
      <OnDemand wanted={showsQr}>
        <QrDialog link={link} name={name} opened={showsQr} onClose={qr.close} />
      </OnDemand>
      <OnDemand wanted={isRevoking}>
        <RevokeDialog
          boardId={boardId}
          link={link}
          name={name}
          opened={isRevoking}
          onClose={revoking.close}
        />
      </OnDemand>
    </>
  );
}

function factsOf(link: ShareLink): string[] {
  const facts: string[] = [
    link.visit_count === 0 ? linkCopy.notVisited : linkCopy.visits(link.visit_count, link.visitor_count),
    link.expires_at === null ? linkCopy.neverEnds : linkCopy.ends(link.expires_at),
  ];
  if (link.has_password) facts.push(linkCopy.hasPassword);
  if (link.wrong_passwords_since !== null) {
    facts.push(linkCopy.wrongPasswords(link.wrong_passwords, link.wrong_passwords_since));
  }
  if (link.waiting_uploads > 0) facts.push(linkCopy.waiting(link.waiting_uploads));
  return facts;
}
