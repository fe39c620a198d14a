import { Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { useSignedInUser } from '../../../core/session/use-session.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { shellCopy } from '../../copy.ts';
import classes from './credits-box.module.css';

/** This month's designs; renders nothing while they are unknown. */
export function CreditsBox() {
  const isSignedIn = useSignedInUser() !== null;
  const { data } = useQuery({ ...creditsQuery, enabled: isSignedIn });
  if (data === undefined) return null;

  const { total, used, remaining } = data.credits;
  const share = total === 0 ? 100 : Math.min(100, (used / total) * 100);
  return (
    <Stack gap={6} className={classes.box} component="section" aria-label={shellCopy.designsThisMonth}>
      <Text size="sm" fw={550}>
        {shellCopy.designsThisMonth}
      </Text>
      <Progress
        value={share}
        size="sm"
        color={remaining === 0 ? 'terracotta' : 'forest'}
        aria-label={shellCopy.creditsUsed(formatNumber(used), formatNumber(total))}
      />
      <Text size="xs" c="dimmed" className={classes.numbers}>
        <span>{shellCopy.creditsUsed(formatNumber(used), formatNumber(total))}</span>
        <span>{shellCopy.creditsLeft(formatNumber(remaining))}</span>
      </Text>
    </Stack>
  );
}
