import { type OwnPlan, type PaidPlan, PLAN_NAMES, planRoutes } from '@home-design/contract';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconMail, IconPlugConnectedX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../core/session/use-session.ts';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { formatDay, formatNumber, plural } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import { PlanCards } from './plan-cards.tsx';
import { ownPlanQuery } from './queries.ts';

/** The plans for somebody who has one. */
export function OwnPlans() {
  const own = useQuery(ownPlanQuery);
  const request = useUpgradeRequest();
  if (own.isPending) return <PageSkeleton label={copy.loading} />;
  if (own.isError) {
    return (
      <StatePanel
        tone="problem"
        icon={<IconPlugConnectedX stroke={ICON_STROKE} />}
        title={copy.loadFailed}
        text={messageOf(own.error, copy.loadFailed)}
        action={<Button onClick={() => void own.refetch()}>{copy.tryAgain}</Button>} // the query tells of its failure
      />
    );
  }
  return (
    <Stack gap="lg">
      <Standing own={own.data} />
      <PlanCards
        own={own.data}
        upgrade={{
          choose: (plan) => request.mutate(plan),
          choosing: request.isPending ? request.variables : null,
        }}
      />
      <Text size="sm" c="dimmed">
        {copy.requestNote}
      </Text>
    </Stack>
  );
}

/** What is used of the plan, and what was asked for. */
function Standing({ own: { plan, numbers, projects, request } }: { own: OwnPlan }) {
  const isGuest = useSignedInUser()?.isAnonymous === true && plan === 'free';
  const { limit, used } = projects;
  return (
    <Stack gap="xs">
      {isGuest && (
        <Text>{copy.guest(formatNumber(numbers.designs.guest), formatNumber(numbers.designs.free))}</Text>
      )}
      {limit !== null && (
        <Text>
          {copy.projects(formatNumber(used), plural(limit, 'project'))} {used >= limit && copy.projectsFull}
        </Text>
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

/** Sends what was asked for; asking for another plan changes the request. */
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
