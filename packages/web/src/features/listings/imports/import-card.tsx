import type { ListingBatch } from '@home-design/contract';
import { Badge, Button, Group, Progress, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { Moment } from '../../../ui/moment.tsx';
import { AskFirst } from '../cards/ask-first.tsx';
import cards from '../cards/cards.module.css';
import { ImportRows } from './import-rows.tsx';
import { importsCopy as copy } from './imports-copy.ts';
import { isRunning, overOf, useCancelImport, useRetryImport } from './imports-queries.ts';

interface ImportCardProps {
  batch: ListingBatch;
  /** Whether its listings are shown from the start. */
  isOpen: boolean;
}

/** An import: its progress, its failures, and its actions. */
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
    <article className={cards.card} aria-label={name}>
      <div className={cards.head}>
        <Title order={2} size="h4">
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
        <Button variant="default" aria-expanded={showsRows} aria-controls={rowsId} onClick={rows.toggle}>
          {showsRows ? copy.hideRows : copy.showRows}
        </Button>
        {retryable > 0 && (
          <Button loading={retry.isPending} onClick={() => retry.mutate(batch)}>
            {copy.retry(retryable)}
          </Button>
        )}
        {canCancel && !isAsking && (
          <Button variant="subtle" color="red" onClick={asking.open}>
            {copy.cancel}
          </Button>
        )}
      </Group>
      {canCancel && isAsking && (
        <AskFirst
          question={copy.cancelAsk}
          keep={copy.keep}
          doIt={copy.cancel}
          isDoing={cancel.isPending}
          onKeep={asking.close}
          onDo={() => cancel.mutate(batch)}
        />
      )}
      <div id={rowsId} hidden={!showsRows}>
        {showsRows && <ImportRows batchId={id} name={name} />}
      </div>
    </article>
  );
}
