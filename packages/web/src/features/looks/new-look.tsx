import {
  type Image,
  lookRoutes,
  type ProjectDetail,
  TRANSFORMATIONS,
  type Version,
} from '@home-design/contract';
import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { judgeAsked } from '../../core/publishing/judge-asked.ts';
import { projectProfileQuery } from '../../core/publishing/queries.ts';
import { RulesNote } from '../../core/publishing/rules-note.tsx';
import { creditsQuery } from '../../core/session/credits-query.ts';
import { PROJECTS_KEY } from '../../core/store/queries.ts';
import { lookPath } from '../../lib/addresses/look-path.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../lib/api/repeat-keys.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';
import {
  asksForRoom,
  designsOf,
  FIRST_CHOICE,
  type LookChoice,
  lookRequest,
  type PhotoChoice,
  stepsOf,
} from './look-choice.ts';
import { LookSettings } from './look-settings.tsx';
import classes from './looks.module.css';
import { PhotoPlan } from './photo-plan.tsx';
import { lightQuery, lookQuery, looksQuery, recipesQuery } from './queries.ts';
import { useUprights } from './use-uprights.ts';

interface Shown {
  image: Image;
  primary: Version;
}

/** Photos, each with the version that its edits start from. */
const shownPhotos = ({ images }: ProjectDetail): Shown[] =>
  images.flatMap((image) => {
    const primary = image.versions.find((version) => version.is_primary);
    return primary ? [{ image, primary }] : [];
  });

/** The choice of edits, all photos before and after, and the cost. */
export function NewLook({ project }: { project: ProjectDetail }) {
  const [choice, setChoice] = useState<LookChoice>(FIRST_CHOICE);
  const [chosen, setChosen] = useState<Readonly<Record<string, PhotoChoice>>>({});
  const recipes = useQuery(recipesQuery).data ?? [];
  const { data: profile } = useQuery(projectProfileQuery(project.id));
  const remaining = useQuery(creditsQuery).data?.credits.remaining;
  const photos = shownPhotos(project);
  const included = photos.filter(({ image }) => !chosen[image.id]?.isOut);
  const lights = useQuery({
    ...lightQuery(
      project.id,
      included.map(({ image }) => image.id),
    ),
    enabled: choice.bringsLight && included.length > 0,
    // The figures of the remaining photos stay in sight until the new ones arrive.
    placeholderData: (before) => before,
  });
  const uprights = useUprights(
    included.map(({ primary }) => primary.id),
    choice.straightens,
  );
  const steps = stepsOf(choice, recipes);
  const planned = photos.map(({ image, primary }) => {
    const upright = uprights.get(primary.id);
    return {
      imageId: image.id,
      chosen: chosen[image.id] ?? {},
      light: lights.data?.find((light) => light.image === image.id),
      upright: upright?.at === 'known' ? upright.view : undefined,
    };
  });
  const request = lookRequest(choice, steps, planned);
  const designs = designsOf(request, steps);
  const rules = steps.flatMap((step) => {
    const mode = TRANSFORMATIONS[step.transformation];
    return (mode && judgeAsked(profile, mode, step.parameters ?? {})) ?? [];
  });
  const isBanned = rules.some(({ rule }) => rule === 'banned');
  const isComparing = choice.bringsLight && lights.isFetching;
  const isLooking = choice.straightens && [...uprights.values()].some(({ at }) => at === 'waiting');
  const start = useStart(project);

  return (
    <>
      <LookSettings choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />
      <section className={classes.page} aria-labelledby="look-photos">
        <Title order={2} size="h4" id="look-photos">
          {copy.shown(photos.length)}
        </Title>
        <ul className={classes.grid}>
          {photos.map(({ image, primary }, i) => (
            <PhotoPlan
              key={image.id}
              name={image.name}
              picture={primary}
              choice={choice}
              chosen={chosen[image.id] ?? {}}
              light={planned[i]?.light}
              upright={uprights.get(primary.id)}
              asksForRoom={asksForRoom(steps)}
              onChange={(change) => setChosen({ ...chosen, [image.id]: { ...chosen[image.id], ...change } })}
            />
          ))}
        </ul>
      </section>
      <div className={classes.group}>
        {rules.map((each, i) => (
          <RulesNote key={each.text} id={`look-rules-${i}`} rules={each} />
        ))}
        <Text size="sm" role="status" c={lights.isError ? 'red' : 'dimmed'}>
          {isComparing && copy.measuring}
          {!isComparing && isLooking && copy.looking}
          {choice.bringsLight && lights.isError && copy.measureFailed}
        </Text>
        <Text size="sm" id="look-cost" c={remaining !== undefined && remaining < designs ? 'red' : 'dimmed'}>
          {designs === 0 ? copy.nothing : copy.cost(designs)}{' '}
          {remaining !== undefined && copy.left(remaining)}
        </Text>
        <div className={classes.row}>
          <Button
            aria-describedby="look-cost"
            disabled={designs === 0 || isBanned || isComparing || isLooking}
            loading={start.isPending}
            onClick={() => start.mutate(request)}
          >
            {copy.start(request.photos.length)}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Makes the look, for all photos or for none, and leads to its sheet. */
function useStart(project: ProjectDetail) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(createRepeatKeys);
  const start = useMutation({
    mutationFn: (body: ReturnType<typeof lookRequest>) =>
      call(lookRoutes.create, { params: { projectId: project.id }, body, idempotencyKey: keys.keyFor(body) }),
    onSuccess(look) {
      keys.succeeded();
      queries.setQueryData(lookQuery(look.id).queryKey, look);
      void queries.invalidateQueries(looksQuery(project.id)); // shows its own failure
      void queries.invalidateQueries({ queryKey: creditsQuery.queryKey }); // shows its own failure
      void queries.invalidateQueries({ queryKey: PROJECTS_KEY }); // shows its own failure
      void navigate(lookPath(project.id, look.id));
    },
    onError: (error, asked) =>
      toast.failed(copy.startFailed, error, messageOf(error, copy.startFailed), () => start.mutate(asked)),
  });
  return start;
}
