import type { listingRoutes, ResponseOf } from '@home-design/contract';
import { Alert, Text } from '@mantine/core';
import { addCopy } from './add-copy.ts';
import { shortAddress } from './listing-state.ts';
import classes from './listings.module.css';

interface ImportErrorsProps {
  errors: ResponseOf<typeof listingRoutes.createFromUrls>['errors'];
}

/** Addresses that were not taken, each with its reason. */
export function ImportErrors({ errors }: ImportErrorsProps) {
  return (
    <Alert role="alert" color="red" title={addCopy.notTaken(errors.length)}>
      <Text size="sm">{addCopy.notTakenText}</Text>
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
