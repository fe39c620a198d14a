import type { ProjectDetail } from '@home-design/contract';
import { Button, Card, Group, Progress, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { askForNotices, canAskForNotices } from '../../../core/job-watch/desktop-notice.ts';
import { useSecondsLeft } from '../../../core/job-watch/use-seconds-left.ts';
import { inAboutWords } from '../../../lib/formats.ts';
import { useNow } from '../../../lib/use-now.ts';
import classes from './batch.module.css';
import { BatchRow } from './batch-row.tsx';
import { type BatchSummary, secondsLeft, suggestionOf } from './batch-state.ts';
import { type Batch, closeBatch } from './batch-store.ts';
import { batchCopy as copy } from './copy.ts';
import { useBatch } from './use-batch.ts';

/** The view of a batch: its progress, photo by photo, and in the end its results. */
export function BatchPanel({ project, batch }: { project: ProjectDetail; batch: Batch }) {
  const { jobs, summary, stop, retry } = useBatch(project.id, batch);
  const images = new Map(project.images.map((image) => [image.id, image]));
  const { isOver, total, failed } = summary;
  const suggested = batch.entries.filter(({ imageId, jobId }) => {
    const image = images.get(imageId);
    return image && suggestionOf(image, jobs.get(jobId));
  }).length;
  const panel = useRef<HTMLDivElement>(null);
  const { isAsked = false } = batch;

  // The button was at the bottom of the page.
  useEffect(() => {
    if (isAsked) panel.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);

  return (
    <Card ref={panel} component="section" aria-labelledby="batch" padding="md" className={classes.panel}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h4" id="batch">
            {isOver ? copy.over(summary.done, total) : copy.running(total)}
          </Title>
          <Text size="sm" c="dimmed">
            <span role="status">{isOver ? outcome(summary, suggested) : standing(summary)}</span>
            {!isOver && <TimeLeft told={secondsLeft(batch.entries, jobs)} />}
          </Text>
        </div>
        <Group gap="xs">
          {!isOver && <TellMe />}
          {!isOver && (
            <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
              {copy.stop}
            </Button>
          )}
          {isOver && failed > 0 && (
            <Button loading={retry.isPending} onClick={() => retry.mutate()}>
              {copy.retry(failed)}
            </Button>
          )}
          {isOver && (
            <Button variant="default" onClick={() => closeBatch(project.id)}>
              {copy.close}
            </Button>
          )}
        </Group>
      </div>
      <Progress
        value={summary.fraction * 100}
        color={isOver && failed > 0 ? 'terracotta' : 'forest'}
        aria-label={copy.progress}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ul className={classes.rows} aria-label={copy.photoList} tabIndex={0}>
        {batch.entries.map(({ imageId, jobId }) => (
          <BatchRow key={imageId} image={images.get(imageId)} job={jobs.get(jobId)} />
        ))}
      </ul>
    </Card>
  );
}

const standing = ({ done, failed, total }: BatchSummary): string =>
  [copy.made(done, total), ...(failed > 0 ? [copy.overFailed(failed)] : [])].join(' · ');

/** The time left, counted down. It is no status: screen readers would read every change. */
function TimeLeft({ told }: { told: number | null }) {
  const left = useSecondsLeft(told, useNow(1000));
  return left === null ? null : ` · ${copy.timeLeft(inAboutWords(left))}`;
}

const outcome = ({ failed, stopped }: BatchSummary, suggested: number): string =>
  [
    suggested > 0 && copy.overSuggested(suggested),
    failed > 0 && copy.overFailed(failed),
    stopped > 0 && copy.overStopped(stopped),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');

/** Offers a notification if the browser has them and the user was not asked yet. */
function TellMe() {
  const [canAsk, setCanAsk] = useState(canAskForNotices);
  if (!canAsk) return null;
  return (
    <Button
      variant="subtle"
      onClick={() => void askForNotices().then(() => setCanAsk(false))} // never rejects
    >
      {copy.tellMe}
    </Button>
  );
}
