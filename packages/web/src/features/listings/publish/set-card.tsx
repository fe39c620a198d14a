import { MANIFEST_FORMATS, type Publication, publicationRoutes } from '@home-design/contract';
import { Badge, Button, Progress, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { routeUrl } from '../../../lib/api/route-url.ts';
import { formatBytes, formatMoment, formatTimeAgo } from '../../../lib/formats.ts';
import { saveFromServer } from '../../../lib/save-file.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';
import { isUnderWay } from './queries.ts';

const SetPictures = lazyPart(async () => (await import('./set-pictures.tsx')).SetPictures);

interface SetCardProps {
  set: Publication;
  /** Whether the current plan would give the same set. */
  isAsNow: boolean;
  isLeaving: boolean;
  onCancel: () => void;
  onRemove: () => void;
}

/** A set: its progress, or its downloads. */
export function SetCard({ set, isAsNow, isLeaving, onCancel, onRemove }: SetCardProps) {
  const { status, error, picture_count: count, pictures_done: done, created_at: at } = set;
  return (
    <li className={classes.set}>
      <div className={classes.row}>
        <Text fw={600}>{copy.setOf(count, set.profile_name)}</Text>
        <Badge variant="light" color={status === 'failed' ? 'red' : status === 'done' ? 'forest' : 'gray'}>
          {copy.statuses[status]}
        </Badge>
      </div>
      <Text size="sm" c="dimmed">
        {copy.setVersion(set.profile_version)} · <Moment at={at}>{formatTimeAgo(at, new Date())}</Moment>
        {status === 'done' && ` · ${isAsNow ? copy.asNow : copy.changedSince}`}
      </Text>
      {error !== null && (
        <Text c="red" size="sm">
          {error}
        </Text>
      )}
      {isUnderWay(set) && (
        <>
          <Text size="sm" role="status">
            {copy.progress(done, count)}
          </Text>
          <Progress value={(100 * done) / Math.max(1, count)} aria-label={copy.progressLabel} />
        </>
      )}
      {set.provenance && (
        <Text size="sm" c="dimmed">
          {set.provenance.detail}
        </Text>
      )}
      <div className={classes.row}>
        {status === 'done' && <Downloads set={set} />}
        {isUnderWay(set) ? (
          <Button variant="default" loading={isLeaving} onClick={onCancel}>
            {copy.cancel}
          </Button>
        ) : (
          <Button
            variant="default"
            loading={isLeaving}
            aria-label={copy.removeOf(formatMoment(at))}
            onClick={onRemove}
          >
            {copy.remove}
          </Button>
        )}
      </div>
      {status === 'done' && <Results set={set} />}
    </li>
  );
}

function Downloads({ set }: { set: Publication }) {
  const { id, listing, bytes, download_url: zip } = set;
  const save = (address: string) =>
    void saveFromServer(address).catch((error: Error) =>
      toast.failed(copy.downloadFailed, error, error.message, () => save(address)),
    );
  const manifestAt = (format: (typeof MANIFEST_FORMATS)[number]) =>
    routeUrl(publicationRoutes.manifest, { listingId: listing, publicationId: id, format }, undefined);
  return (
    <>
      {zip !== null && <Button onClick={() => save(zip)}>{copy.download(formatBytes(bytes ?? 0))}</Button>}
      {MANIFEST_FORMATS.map((format) => (
        <Button key={format} variant="default" onClick={() => save(manifestAt(format))}>
          {copy.manifest(format)}
        </Button>
      ))}
    </>
  );
}

function Results({ set }: { set: Publication }) {
  const [isShown, { toggle }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" className={classes.results} aria-expanded={isShown} onClick={toggle}>
        {isShown ? copy.hideResults : copy.showResults}
      </Button>
      {isShown && (
        <Suspense fallback={<Skeleton height={160} />}>
          <SetPictures set={set} />
        </Suspense>
      )}
    </>
  );
}
