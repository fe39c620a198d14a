import { type OwnSubscription, PLAN_NAMES } from '@home-design/contract';
import { Alert, Text } from '@mantine/core';
import { IconCalendarX, IconCreditCardOff } from '@tabler/icons-react';
import { formatDay } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { paymentCopy } from './payment-copy.ts';

/** The state of a paid plan: its end or renewal date, and whether the last payment failed. */
export function SubscriptionState({
  subscription: { plan, is_past_due, cancels_at, ends_at },
}: {
  subscription: OwnSubscription;
}) {
  const name = PLAN_NAMES[plan];
  if (is_past_due) {
    return (
      <Alert
        role="status"
        color="terracotta"
        icon={<IconCreditCardOff stroke={ICON_STROKE} />}
        title={paymentCopy.pastDue(name)}
      >
        {paymentCopy.pastDueText}
      </Alert>
    );
  }
  if (cancels_at !== null) {
    return (
      <Alert
        role="status"
        color="forest"
        icon={<IconCalendarX stroke={ICON_STROKE} />}
        title={paymentCopy.ends(name, formatDay(cancels_at))}
      >
        {paymentCopy.endsText}
      </Alert>
    );
  }
  return <Text>{paymentCopy.renews(name, formatDay(ends_at))}</Text>;
}
