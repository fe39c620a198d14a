import { ListingId, listingPageRoutes } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { RequireSession } from '../../core/session/require-session.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { call } from '../../lib/api/api-client.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import type { LeadFormPart } from './lead-form-part.ts';
import classes from './listing-preview.module.css';
import { PageInState } from './page-in-state.tsx';
import { useOpenedPage } from './use-opened-page.ts';

/** The page of a listing as buyers will see it, for its agent, whether the page is on or off. */
export function ListingPreview({ LeadForm }: { LeadForm: LeadFormPart }) {
  const id = ListingId.safeParse(useParams().listingId).data ?? null;
  return (
    <RequireSession asks={copy.previewAsks}>
      <PreviewOf key={id} id={id} LeadForm={LeadForm} />
    </RequireSession>
  );
}

function PreviewOf({ id, LeadForm }: { id: ListingId | null; LeadForm: LeadFormPart }) {
  const ask = useMemo(
    () =>
      id === null
        ? null
        : (signal: AbortSignal) => call(listingPageRoutes.preview, { params: { listingId: id }, signal }),
    [id],
  );
  const { state, load } = useOpenedPage(ask);
  const back = paths.listings(id === null ? {} : { listing: id, part: 'page' });
  return (
    <div className={classes.page}>
      <aside className={classes.bar} aria-label={copy.preview}>
        <IconEye size={22} stroke={ICON_STROKE} aria-hidden />
        <Text component="p">
          <strong>{copy.preview}.</strong> {copy.previewText}
        </Text>
        <Button
          component={Link}
          to={back}
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={ICON_STROKE} aria-hidden />}
        >
          {copy.previewBack}
        </Button>
      </aside>
      <PageInState
        state={state}
        token={null}
        LeadForm={LeadForm}
        onUnlock={load}
        onTryAgain={() => void load()} // the state carries the failure
      />
    </div>
  );
}
