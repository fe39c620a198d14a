import type { Listing, ListingPageState, ShareLink } from '@home-design/contract';
import { Anchor, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LinkLimits } from '../../../core/locked-link/link-limits.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { pageCopy as copy } from './page-copy.ts';
import type { usePageActs } from './page-queries.ts';
import classes from './page-section.module.css';

interface PageLinkProps {
  listing: Listing;
  state: ListingPageState;
  link: ShareLink;
  acts: ReturnType<typeof usePageActs>;
}

/** The link of a public page: copy it, open it, switch it off, and set its end and its password. */
export function PageLink({ listing, state, link, acts }: PageLinkProps) {
  const [isAsking, asking] = useDisclosure(false);

  async function copyLink(): Promise<void> {
    try {
      await copyText(link.url);
      toast.success(copy.copied);
    } catch {
      toast.error(copy.copyFailed);
    }
  }

  return (
    <div className={classes.link}>
      <TextInput
        label={copy.link}
        size="md"
        readOnly
        value={link.url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="sm">
        <Button
          leftSection={<IconCopy size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => void copyLink()} // reports its own failure
        >
          {copy.copyLink}
        </Button>
        <Button
          component="a"
          href={link.url}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} stroke={ICON_STROKE} aria-hidden />}
        >
          {copy.open}
        </Button>
        {!isAsking && (
          <Button variant="subtle" color="red" onClick={asking.open}>
            {copy.switchOff}
          </Button>
        )}
      </Group>
      {isAsking && (
        <div className={classes.ask} role="alert">
          <span>{copy.switchOffAsk}</span>
          <Group gap="sm">
            <Button variant="default" autoFocus onClick={asking.close}>
              {copy.keep}
            </Button>
            <Button
              color="red"
              loading={acts.switchOff.isPending}
              onClick={() => acts.switchOff.mutate(link.id)}
            >
              {copy.switchOff}
            </Button>
          </Group>
        </div>
      )}
      <Group gap="md">
        <Text>{copy.views(link.visit_count, link.visitor_count)}</Text>
        {state.lead_count > 0 ? (
          <Anchor component={Link} to={paths.listingMessages({ listing: listing.id })} underline="always">
            {copy.messages(state.lead_count)}
          </Anchor>
        ) : (
          <Text c="dimmed">{copy.messages(0)}</Text>
        )}
      </Group>
      <div className={classes.settings}>
        <Title order={4} size="h5">
          {copy.limits}
        </Title>
        <LinkLimits link={link} change={acts.changeLink} />
      </div>
    </div>
  );
}
