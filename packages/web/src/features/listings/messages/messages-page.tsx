import { ListingId } from '@home-design/contract';
import { Anchor, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { CardPage } from '../cards/card-page.tsx';
import cards from '../cards/cards.module.css';
import { MessageCard } from './message-card.tsx';
import { messagesCopy as copy } from './messages-copy.ts';
import { messagesQuery } from './messages-queries.ts';

/** Messages of buyers from the pages of the user's listings. */
export function MessagesPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <Messages />
    </RequireSession>
  );
}

function Messages() {
  const [query] = useSearchParams();
  const listing = ListingId.safeParse(query.get('listing')).data;
  const messages = useInfiniteQuery(messagesQuery(listing));
  const shown = messages.data?.pages.flatMap(({ results }) => results) ?? [];
  const count = messages.data?.pages.at(-1)?.count ?? 0;
  return (
    <CardPage
      copy={copy}
      query={messages}
      emptyIcon={<IconMail stroke={ICON_STROKE} />}
      more={
        listing !== undefined && (
          <Anchor component={Link} to={paths.listingMessages()} className={cards.reach ?? ''}>
            {copy.all}
          </Anchor>
        )
      }
      summary={<Text role="status">{copy.count(count)}</Text>}
      cards={shown.map((message) => ({ id: message.id, card: <MessageCard message={message} /> }))}
    />
  );
}
