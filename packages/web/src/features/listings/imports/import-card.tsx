import type { ListingBatch } from '@home-design/contract';
import { Badge, Button, Group, Progress, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { Moment } from '../../../ui/moment.tsx';
import { ImportRows } from './import-rows.tsx';
import classes from './imports.module.css';
import { importsCopy as copy } from './imports-copy.ts';
import { isRunning, overOf, useCancelImport, useRetryImport } from './imports-queries.ts';

interface ImportCardProps {
  batch: ListingBatch;
  /** Whether each of its listings is shown from the start. */
  isOpen: boolean;
}

/** One import: how far it has come, what failed, and what can be done about it. */
export function ImportCard({ batch, isOpen }: ImportCardProps) {
  const { id, created_at, successful, failed, retryable, under_way, total } = batch;
  const [showsRows, rows] = useDisclosure(isOpen);
  const [isAsking, asking] = useDisclosure(false);
  const rowsId = useId();
  const retry = useRetryImport();
  const cancel = useCancelImport();
  const name = copy.name(batch);
  const gone = total - successful - failed - under_way;
  const facts = [
    copy.progress(successful, total),
    ...(failed > 0 ? [copy.failures(failed)] : []),
    ...(gone > 0 ? [copy.gone(gone)] : []),
  ].join(' · ');
  const canCancel = isRunning(batch) && batch.source_type !== 'photos';
  return (
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <Title order={2} size="h4" className={classes.name ?? ''}>
          {name}
        </Title>
        <Text c="dimmed" size="sm">
          <Moment at={created_at}>{formatTimeAgo(created_at, new Date())}</Moment>
        </Text>
        <Badge variant="light" tt="none" color={isRunning(batch) ? 'forest' : 'gray'}>
          {isRunning(batch) ? copy.underWay : copy.done}
        </Badge>
      </div>
      {isRunning(batch) && (
        <Progress.Root size="sm">
          <Progress.Section value={(100 * overOf(batch)) / total} aria-label={facts} aria-valuetext={facts} />
        </Progress.Root>
      )}
      <Text role={isRunning(batch) ? 'status' : undefined}>{facts}</Text>
      <Group gap="sm">
        <Button
          variant="default"
          className={classes.touch ?? ''}
          aria-expanded={showsRows}
          aria-controls={rowsId}
          onClick={rows.toggle}
        >
          {showsRows ? copy.hideRows : copy.showRows}
        </Button>
        {retryable > 0 && (
          <Button
            className={classes.touch ?? ''}
            loading={retry.isPending}
            onClick={() => retry.mutate(batch)}
          >
            {copy.retry(retryable)}
          </Button>
        )}
        {canCancel && !isAsking && (
          <Button variant="subtle" color="red" className={classes.touch ?? ''} onClick={asking.open}>
            {copy.cancel}
          </Button>
        )}
      </Group>
      {canCancel && isAsking && (
        <Group gap="sm" role="alert">
          <span>{copy.cancelAsk}</span>
          <Button variant="default" className={classes.touch ?? ''} autoFocus onClick={asking.close}>
            {copy.keep}
          </Button>
          <Button
            color="red"
            className={classes.touch ?? ''}
            loading={cancel.isPending}
            onClick={() => cancel.mutate(batch)}
          >
            {copy.cancel}
          </Button>
        </Group>
      )}
      <div id={rowsId} hidden={!showsRows}>
        {showsRows && <ImportRows batchId={id} name={name} />}
      </div>
    </article>
  );
}
