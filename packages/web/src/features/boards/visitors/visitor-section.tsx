import { Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './visitors.module.css';
import { visitorsCopy } from './visitors-copy.ts';

interface VisitorSectionProps {
  title: string;
  loading: string;
  failure: string;
  empty: string;
  query: { isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown };
  isEmpty: boolean;
  children: ReactNode;
}

/** A part of the share settings in its four states. */
export function VisitorSection({
  title,
  loading,
  failure,
  empty,
  query,
  isEmpty,
  children,
}: VisitorSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {query.isPending && (
        <>
          <VisuallyHidden role="status">{loading}</VisuallyHidden>
          <Skeleton height={72} aria-hidden />
        </>
      )}
      {query.isError && query.data === undefined && (
        <div role="alert">
          <Text mb="sm">{failure}</Text>
          <Button variant="default" onClick={() => query.refetch()}>
            {visitorsCopy.tryAgain}
          </Button>
        </div>
      )}
      {isEmpty ? <Text c="dimmed">{empty}</Text> : children}
    </section>
  );
}
