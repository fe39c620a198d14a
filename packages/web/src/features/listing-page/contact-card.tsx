import type { ListingPage } from '@home-design/contract';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './listing-page.module.css';

const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** Price and agent. On a wide screen the card is beside the text and stays in sight. */
export function ContactCard({ page, onWrite }: { page: ListingPage; onWrite: () => void }) {
  const { contact, takes_leads: takesLeads } = page;
  if (contact === null && !takesLeads) return null;
  return (
    <aside className={classes.contact} aria-label={copy.contactLabel}>
      <p className={classes.contactPrice}>{page.display_price || copy.priceOnRequest}</p>
      {contact !== null && (
        <div className={classes.agent}>
          <Title order={2} size="h5" c="dimmed">
            {copy.agent}
          </Title>
          {contact.name !== '' && (
            <Text fw={600} size="lg">
              {contact.name}
            </Text>
          )}
          {contact.phone !== '' && (
            <Anchor href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className={classes.reach ?? ''}>
              <IconPhone {...icon} />
              {contact.phone}
            </Anchor>
          )}
          {contact.email !== '' && (
            <Anchor href={`mailto:${contact.email}`} className={classes.reach ?? ''}>
              <IconMail {...icon} />
              {contact.email}
            </Anchor>
          )}
        </div>
      )}
      {takesLeads && (
        <Button size="md" fullWidth onClick={onWrite}>
          {copy.write}
        </Button>
      )}
    </aside>
  );
}
