import { type OwnPlan, type PaidPlan, PLAN_NAMES, planRoutes } from '@home-design/contract';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconMail, IconPlugConnectedX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ManageButton } from '../../core/plans/manage-button.tsx';
import { ownPlanQuery } from '../../core/plans/own-plan-query.ts';
import { SubscriptionState } from '../../core/plans/subscription-state.tsx';
import { useCheckout } from '../../core/plans/use-payment.ts';
import { googleCopy } from '../../core/session/google/google-copy.ts';
import { goToGoogle } from '../../core/session/google/use-google-sign-in.ts';
import { useSignedInUser } from '../../core/session/use-session.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { formatDay, formatNumber, plural } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';
import { PaymentDone } from './payment-done.tsx';
import { PlanCards } from './plan-cards.tsx';

/** The plans for a user who has one. */
export function OwnPlans() {
  const own = useQuery(ownPlanQuery);
  if (own.isPending) return <PageSkeleton label={copy.loading} />;
  if (own.isError) {
    return (
      <StatePanel
        tone="problem"
        icon={<IconPlugConnectedX stroke={ICON_STROKE} />}
        title={copy.loadFailed}
        text={messageOf(own.error, copy.loadFailed)}
        action={
          <Button size="sm" onClick={() => void own.refetch()}>
            {copy.tryAgain}
          </Button>
        } // the query shows its own failure
      />
    );
  }
  return (
    <Stack gap="lg">
      <PaymentDone own={own.data} />
      <Standing own={own.data} />
      {own.data.payment.is_offered ? <PlansToPay own={own.data} /> : <PlansToAskFor own={own.data} />}
    </Stack>
  );
}

/** The plans for accounts on a server that takes payments. */
function PlansToPay({ own }: { own: OwnPlan }) {
  const checkout = useCheckout();
  const isGuest = useSignedInUser()?.isAnonymous === true;
  return (
    <>
      <PlanCards
        own={own}
        upgrade={{
          name: isGuest ? copy.signInToUpgrade : copy.upgrade,
          choose: (plan) => (isGuest ? void goToGoogle(googleCopy.upgradeFailed) : checkout.mutate(plan)), // both show their own failures
          choosing: checkout.isPending ? checkout.variables : null,
        }}
      />
      <Text size="sm" c="dimmed">
        {copy.paymentNote} {isGuest && copy.paymentNeedsAccount}
      </Text>
    </>
  );
}

/** An upgrade sends a request when the server takes no payments. */
function PlansToAskFor({ own }: { own: OwnPlan }) {
  const request = useUpgradeRequest();
  return (
    <>
      <PlanCards
        own={own}
        upgrade={{
          name: copy.upgrade,
          choose: (plan) => request.mutate(plan),
          choosing: request.isPending ? request.variables : null,
        }}
      />
      <Text size="sm" c="dimmed">
        {copy.requestNote}
      </Text>
    </>
  );
}

/** The use of the plan, and the requested plan. */
function Standing({ own: { plan, numbers, projects, request, payment } }: { own: OwnPlan }) {
  const isGuest = useSignedInUser()?.isAnonymous === true && plan === 'free';
  const { limit, used } = projects;
  return (
    <Stack gap="xs">
      {(isGuest || limit !== null) && (
        <Text>
          {isGuest && (
            <span>
              {copy.guest(formatNumber(numbers.designs.guest), formatNumber(numbers.designs.free))}{' '}
            </span>
          )}
          {limit !== null && (
            <span>
              {copy.projects(formatNumber(used), plural(limit, 'project'))}{' '}
              {used >= limit && copy.projectsFull}
            </span>
          )}
        </Text>
      )}
      {payment.subscription !== null && <SubscriptionState subscription={payment.subscription} />}
      {payment.is_customer && (
        <div>
          <ManageButton />
        </div>
      )}
      {request !== null && (
        <Alert
          role="status"
          color="forest"
          icon={<IconMail stroke={ICON_STROKE} />}
          title={copy.pending(PLAN_NAMES[request.plan], formatDay(request.created_at))}
        >
          {copy.pendingText}
        </Alert>
      )}
    </Stack>
  );
}

/** Sends a request for a plan. A request for another plan replaces it. */
function useUpgradeRequest() {
  const queries = useQueryClient();
  const request = useMutation({
    mutationFn: (plan: PaidPlan) => call(planRoutes.requestUpgrade, { body: { plan } }),
    onSuccess: async ({ plan }) => {
      toast.success(copy.requestedToast(PLAN_NAMES[plan]), copy.requestedText);
      await queries.invalidateQueries({ queryKey: ownPlanQuery.queryKey });
    },
    onError: (error, plan) =>
      toast.failed(copy.requestFailed, error, messageOf(error, copy.requestFailed), () =>
        request.mutate(plan),
      ),
  });
  return request;
}
