import { Button, Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import classes from '../settings.module.css';
import { brandingCopy as copy } from './branding-copy.ts';
import { BrandingForm } from './branding-form.tsx';
import { brandingQuery } from './branding-query.ts';
import { LogoField } from './logo-field.tsx';

/** The branding of a business on the pages of its links. */
export function BrandingSettings() {
  return (
    <div className={classes.page}>
      <Card component="section" aria-labelledby="branding">
        <Title order={2} size="h4" id="branding" mb="xs">
          {copy.title}
        </Title>
        <Text size="sm" mb="md">
          {copy.text}
        </Text>
        <Kept />
      </Card>
    </div>
  );
}

function Kept() {
  const found = useQuery(brandingQuery);
  if (found.isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
        <Skeleton height={420} aria-hidden="true" />
      </div>
    );
  }
  if (found.data === undefined) {
    return (
      <div role="alert">
        <Text size="sm">{messageOf(found.error, copy.loadFailed)}</Text>
        <Button
          variant="default"
          className={classes.action}
          onClick={() => void found.refetch()} // the query keeps its error
        >
          {copy.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.switches}>
      <LogoField branding={found.data} />
      <BrandingForm branding={found.data} />
    </div>
  );
}
