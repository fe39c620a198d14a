import { listingRoutes, type ProjectId } from '@home-design/contract';
import { Progress, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PROJECTS_KEY } from '../../../core/store/queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { formatNumber, plural } from '../../../lib/formats.ts';
import classes from '../projects.module.css';

/** How often running downloads are polled, in milliseconds. */
const ASKED_EVERY_MS = 3_000;

const copy = {
  here: (done: number, total: number) =>
    `${formatNumber(done)} of ${plural(total, 'picture')} of the listing ${done === 1 ? 'is' : 'are'} here.`,
  failed: (failed: number) => `${formatNumber(failed)} could not be downloaded.`,
};

/**
 * The progress of downloads for the project's listing. Each picture appears in the project as it arrives.
 * @param images how many pictures the project shows
 */
export function PicturesOnTheirWay({ projectId, images }: { projectId: ProjectId; images: number }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['listings', 'of-project', projectId],
    queryFn: ({ signal }) =>
      call(listingRoutes.list, { query: { project: projectId, page_size: 20 }, signal }),
    select: ({ results }) => ({
      download: sumOf(results.flatMap(({ download }) => download ?? [])),
      pictures: results.reduce((total, { image_count }) => total + image_count, 0),
    }),
    refetchInterval: ({ state: { data: page } }) =>
      page?.results.some(({ download }) => download !== null) ? ASKED_EVERY_MS : false,
  });
  const here = data && (data.download?.done ?? null);
  const pictures = data?.pictures ?? 0;
  const before = useRef<number | null>(undefined);
  useEffect(() => {
    if (here === undefined) return;
    // Pictures that arrived after the project was loaded, and before the first answer, are missing.
    const isMissingSome = before.current === undefined && pictures > images;
    // Reloads the project for every arrived picture, including the last one, after which no download is left.
    if (isMissingSome || here !== (before.current ?? null)) {
      void queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    }
    before.current = here;
  }, [here, pictures, images, queries]);

  if (!data?.download) return null;
  const { done, total, failed } = data.download;
  const words = [copy.here(done, total), ...(failed > 0 ? [copy.failed(failed)] : [])];
  return (
    <div className={classes.onTheirWay}>
      <Text size="sm">{words.join(' ')}</Text>
      <Progress.Root size="sm">
        <Progress.Section
          value={total === 0 ? 0 : (100 * done) / total}
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
