import { type OwnPlan, PLAN_NAMES } from '@home-design/contract';
import { Alert } from '@mantine/core';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ownPlanQuery } from '../../core/plans/own-plan-query.ts';
import { creditsQuery } from '../../core/session/credits-query.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';

/** How often the page asks whether Stripe has reported the payment. */
const ASK_MS = 2_000;

/** Shown after a payment. The payment counts as soon as Stripe has reported it to the server, which takes a moment. */
export function PaymentDone({ own }: { own: OwnPlan }) {
  const [query, setQuery] = useSearchParams();
  const isBack = query.get('payment') === 'done';
  // The note stays until the page is left. The address loses its mark once the payment counts, so that the note does
  // not return another day.
  const [isShown] = useState(isBack);
  const isPaid = own.payment.subscription !== null;
  useEffect(() => {
    if (isBack && isPaid) setQuery({}, { replace: true });
  }, [isBack, isPaid, setQuery]);
  return isShown && <Outcome own={own} />;
}

function Outcome({ own: { payment } }: { own: OwnPlan }) {
  const queries = useQueryClient();
  const { subscription } = payment;
  const isPaid = subscription !== null;
  useQuery({ ...ownPlanQuery, refetchInterval: isPaid ? false : ASK_MS });
  useEffect(() => {
    // Loaded designs and numbers belong to the plan before.
    if (isPaid) void queries.invalidateQueries({ queryKey: creditsQuery.queryKey });
  }, [isPaid, queries]);
  return (
    <Alert
      role="status"
      color="forest"
      icon={isPaid ? <IconCheck stroke={ICON_STROKE} /> : <IconHourglass stroke={ICON_STROKE} />}
      title={isPaid ? copy.paid(PLAN_NAMES[subscription.plan]) : copy.confirming}
    >
      {isPaid ? copy.paidText : copy.confirmingText}
    </Alert>
  );
}
