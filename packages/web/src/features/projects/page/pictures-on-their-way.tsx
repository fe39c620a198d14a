import { listingRoutes, type ProjectId } from '@home-design/contract';
import { Progress, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PROJECTS_KEY } from '../../../core/store/queries.ts';
import { call } from '../../../lib/api-client.ts';
import { formatNumber, plural } from '../../../lib/formats.ts';
import classes from '../projects.module.css';

/** How often running downloads are polled, in milliseconds. */
const ASKED_EVERY_MS = 3_000;

const copy = {
  here: (done: number, total: number) =>
    `${formatNumber(done)} of ${plural(total, 'picture')} of the listing ${done === 1 ? 'is' : 'are'} here.`,
  failed: (failed: number) => `${formatNumber(failed)} could not be downloaded.`,
};

/** The progress of downloads for the project's listing. Each picture appears in the project as it arrives. */
export function PicturesOnTheirWay({ projectId }: { projectId: ProjectId }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['listings', 'of-project', projectId],
    queryFn: ({ signal }) =>
      call(listingRoutes.list, { query: { project: projectId, page_size: 20 }, signal }),
    select: ({ results }) => sumOf(results.flatMap(({ download }) => download ?? [])),
    refetchInterval: ({ state: { data: page } }) =>
      page?.results.some(({ download }) => download !== null) ? ASKED_EVERY_MS : false,
  });
  const here = data?.done ?? null;
  const before = useRef(here);
  useEffect(() => {
    // Reloads the project for every arrived picture, including the last one, after which no download is left.
    if (here !== before.current) void queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    before.current = here;
  }, [here, queries]);

  if (!data) return null;
  const words = [copy.here(data.done, data.total), ...(data.failed > 0 ? [copy.failed(data.failed)] : [])];
  return (
    <div className={classes.onTheirWay}>
      <Text size="sm">{words.join(' ')}</Text>
      <Progress.Root size="sm">
        <Progress.Section
          value={data.total === 0 ? 0 : (100 * data.done) / data.total}
          aria-label={words.join(' ')}
          aria-valuetext={words.join(' ')}
        />
      </Progress.Root>
    </div>
  );
}

interface Download {
  total: number;
  done: number;
  failed: number;
}

/** Null: no downloads are running. */
function sumOf(downloads: readonly Download[]): Download | null {
  if (downloads.length === 0) return null;
  const sum = (of: (download: Download) => number) => downloads.reduce((total, each) => total + of(each), 0);
  return {
    total: sum(({ total }) => total),
    done: sum(({ done }) => done),
    failed: sum(({ failed }) => failed),
  };
}
