import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ManageButton } from '../../core/plans/manage-button.tsx';
import { ownPlanQuery } from '../../core/plans/own-plan-query.ts';
import { SubscriptionState } from '../../core/plans/subscription-state.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './profile.module.css';

/**
 * The payment of an account's plan, and the upgrade. Nothing is shown when it cannot be loaded, and the rest of the
 * page stays.
 */
export function PlanActions() {
  const { data: own } = useQuery(ownPlanQuery);
  if (!own) return null;
  const { plan, payment } = own;
  const { subscription, is_customer } = payment;
  return (
    <>
      {subscription !== null && <SubscriptionState subscription={subscription} />}
      <div className={classes.planActions}>
        {plan !== 'business' && (
          <Button
            component={Link}
            to={paths.plans()}
            leftSection={<IconArrowUp size={18} stroke={ICON_STROKE} aria-hidden="true" />}
          >
            {copy.largerPlan}
          </Button>
        )}
        {is_customer && <ManageButton />}
      </div>
    </>
  );
}
