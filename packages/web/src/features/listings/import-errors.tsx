import type { listingRoutes, ResponseOf } from '@home-design/contract';
import { Alert, Text } from '@mantine/core';
import { shortAddress } from './listing-state.ts';
import classes from './listings.module.css';

interface ImportErrorsProps {
  title: string;
  /** What happens to them next. */
  text?: string;
  errors: ResponseOf<typeof listingRoutes.createFromUrls>['errors'];
}

/** Refused addresses, files or rows, each with its reason. */
export function ImportErrors({ title, text, errors }: ImportErrorsProps) {
  return (
    <Alert role="alert" color="red" title={title}>
      {text !== undefined && <Text size="sm">{text}</Text>}
      <ul className={classes.errors}>
        {errors.map(({ url, detail }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand there twice
          <li key={place}>
            <Text size="sm" fw={550} className={classes.breaks}>
              {shortAddress(url)}
            </Text>
            <Text size="sm">{detail}</Text>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
