import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { ownPlanQuery } from '../plans/own-plan-query.ts';
import { zipCopy as copy } from './copy.ts';

/** Says before a download that the user's plan adds a mark, and links to the plans without one. */
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
