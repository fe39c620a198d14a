import type { ListingLead } from '@home-design/contract';
import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { Moment } from '../../../ui/moment.tsx';
import { AskFirst } from '../cards/ask-first.tsx';
import cards from '../cards/cards.module.css';
import classes from './messages.module.css';
import { messagesCopy as copy } from './messages-copy.ts';
import { useRemoveMessage } from './messages-queries.ts';

/** A message from a buyer: the sender, the home, and the ways to answer. */
export function MessageCard({ message }: { message: ListingLead }) {
  const { id, name, email, phone, message: text, listing, listing_title: title } = message;
  const [isAsking, asking] = useDisclosure(false);
  const remove = useRemoveMessage();
  return (
    <article className={cards.card} aria-label={name}>
      <div className={cards.head}>
        <Title order={2} size="h4">
          {name}
        </Title>
        <Text c="dimmed" size="sm">
          <Moment at={message.created_at}>{formatTimeAgo(message.created_at, new Date())}</Moment>
        </Text>
        {message.is_suspect && (
          <Badge variant="light" color="gray">
            {copy.suspect}
          </Badge>
        )}
      </div>
      <Text>
        {copy.listing}{' '}
        {listing === null ? (
          <span>
            {title} ({copy.deletedListing})
          </span>
        ) : (
          <Anchor component={Link} to={paths.listings({ listing })} underline="always">
            {title}
          </Anchor>
        )}
      </Text>
      {text === '' ? (
        <Text c="dimmed">{copy.noText}</Text>
      ) : (
        <Text className={classes.text ?? ''}>{text}</Text>
      )}
      <Group gap="sm" align="center">
        <Anchor href={`mailto:${email}`} className={cards.reach ?? ''}>
          {email}
        </Anchor>
        {phone !== '' && (
          <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={cards.reach ?? ''}>
            {phone}
          </Anchor>
        )}
        {!isAsking && (
          <Button
            variant="subtle"
            color="red"
            className={classes.remove ?? ''}
            aria-label={copy.removeOf(name)}
            onClick={asking.open}
          >
            {copy.remove}
          </Button>
        )}
      </Group>
      {isAsking && (
        <AskFirst
          question={copy.removeAsk}
          keep={copy.keep}
          doIt={copy.remove}
          isDoing={remove.isPending}
          onKeep={asking.close}
          onDo={() => remove.mutate(id)}
        />
      )}
    </article>
  );
}
