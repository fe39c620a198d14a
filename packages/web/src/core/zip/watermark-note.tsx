import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ownPlanQuery } from '../plans/own-plan-query.ts';
import { zipCopy as copy } from './copy.ts';

/** Says before a download that the person's plan puts a mark on it, and where plans without one are. */
export function WatermarkNote() {
  const { data: own } = useQuery(ownPlanQuery);
  if (!own?.has_watermark) return null;
  return (
    <Text size="sm">
      {copy.watermark}{' '}
      <Anchor component={Link} to={paths.plans()} inherit underline="always">
        {copy.plans}
      </Anchor>
    </Text>
  );
}
