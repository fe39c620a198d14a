import { type Listing, listingRoutes } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PROJECTS_KEY } from '../../core/store/queries.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../lib/api/repeat-keys.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import classes from './card.module.css';
import { copy } from './copy.ts';
import { hasBeenRead, nameOf } from './listing-state.ts';
import { changeListing, LISTINGS_KEY } from './queries.ts';

/** Makes a project of a listing, or links to its project. */
export function ProjectButton({ listing }: { listing: Listing }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(createRepeatKeys);
  const button = useRef<HTMLButtonElement>(null);
  // The link replaces the button and gets its focus.
  const hadFocus = useRef(false);
  const create = useMutation({
    mutationFn: () =>
      call(listingRoutes.createProject, {
        params: { listingId: listing.id },
        body: { listing_id: listing.id, download_images: true },
        idempotencyKey: keys.keyFor(listing.id),
      }),
    onSuccess({ project, listing: made }) {
      keys.succeeded();
      hadFocus.current =
        document.activeElement === button.current || document.activeElement === document.body;
      changeListing(queries, made.id, made);
      toast.offer(copy.projectCreated, made.download === null ? undefined : copy.projectCreatedText, {
        label: copy.viewProject,
        onAct: () => void navigate(paths.project(project.id)),
      });
      void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures
      void queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) => toast.failed(copy.errorTitle, error, failureOf(error), () => create.mutate()),
  });

  if (listing.project !== null) {
    return (
      <Button
        component={Link}
        to={paths.project(listing.project)}
        variant="light"
        px="sm"
        className={classes.mainButton}
        aria-label={copy.viewProjectOf(nameOf(listing))}
        ref={(link: HTMLAnchorElement | null) => {
          if (link !== null && hadFocus.current) link.focus();
          hadFocus.current = false;
        }}
      >
        {copy.viewProject}
      </Button>
    );
  }
  const isReady = hasBeenRead(listing);
  return (
    <Button
      ref={button}
      px="sm"
      className={classes.mainButton}
      aria-label={copy.createProjectOf(nameOf(listing))}
      title={isReady ? undefined : copy.notReadYet}
      disabled={!isReady}
      loading={create.isPending}
      onClick={() => create.mutate()}
    >
      {copy.createProject}
    </Button>
  );
}

/** The limit of the plan is named, because the user can do something about it. */
const failureOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'project_limit_reached'
    ? `${copy.projectFailed}. ${error.detail}`
    : copy.projectFailed;
