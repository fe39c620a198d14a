import { Button } from '@mantine/core';
import { IconBuildingEstate } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';
import { importsQuery } from '../imports/imports-queries.ts';
import { messagesQuery } from '../messages/messages-queries.ts';
import { AddFirstListing } from './add-first-listing.tsx';
import classes from './no-listings.module.css';

/** The page of an account without any listing: what a listing is, what comes next, and the button that adds one. */
export function NoListings({ onAdd }: { onAdd: () => void }) {
  return (
    <div>
      <StatePanel
        icon={<IconBuildingEstate stroke={ICON_STROKE} />}
        title={copy.emptyTitle}
        text={copy.noListings}
        action={
          <>
            <AddFirstListing onAdd={onAdd} />
            <Remains />
          </>
        }
      />
      <ol className={classes.steps} aria-label={copy.steps}>
        {copy.stepList.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Links to imports and messages that are left of deleted listings. */
function Remains() {
  const imports = useInfiniteQuery(importsQuery).data?.pages[0]?.count ?? 0;
  const messages = useInfiniteQuery(messagesQuery(undefined)).data?.pages[0]?.count ?? 0;
  if (imports + messages === 0) return null;
  return (
    <div className={classes.remains}>
      {imports > 0 && (
        <Button component={Link} to={paths.listingImports()} variant="subtle">
          {copy.imports}
        </Button>
      )}
      {messages > 0 && (
        <Button component={Link} to={paths.listingMessages()} variant="subtle">
          {copy.messages}
        </Button>
      )}
    </div>
  );
}
