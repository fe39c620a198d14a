import { Anchor, Card, Progress, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { formatNumber } from '../../lib/formats.ts';
import { Fact } from '../../ui/fact.tsx';
import { copy } from './copy.ts';
import { PlanActions } from './plan-actions.tsx';
import classes from './profile.module.css';
import { quickStatsQuery } from './queries.ts';
import { QuietFailure } from './quiet-failure.tsx';
import { shownNumbers } from './shown-numbers.ts';

/** What the user has made, and how many designs of the month are used. */
export function NumbersCard({ isGuest }: { isGuest: boolean }) {
  const stats = useQuery(quickStatsQuery);
  if (stats.isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{copy.numbersLoading}</VisuallyHidden>
        <Skeleton height={236} aria-hidden="true" />
      </div>
    );
  }

  const { projects, designs, used, limit, remaining, share, plan } = shownNumbers(stats.data, isGuest);
  const usage = copy.usage(formatNumber(used), formatNumber(limit));
  return (
    <Card component="section" aria-label={copy.numbers}>
      <dl className={classes.numbers}>
        <Fact className={classes.value} name={copy.projectsCreated} value={formatNumber(projects)} />
        <Fact className={classes.value} name={copy.totalDesigns} value={formatNumber(designs)} />
        <Fact className={classes.value} name={copy.currentPlan} value={plan} />
      </dl>
      <div className={classes.usage}>
        <div className={classes.usageLine}>
          <Title order={2} size="h4">
            {copy.monthlyUsage}
          </Title>
          <Text>{usage}</Text>
        </div>
        <Progress
          value={share}
          size="lg"
          color={remaining === 0 ? 'terracotta' : 'forest'}
          aria-label={`${copy.monthlyUsage}: ${usage}`}
        />
        <div className={classes.usageLine}>
          <Text size="sm" c="dimmed">
            {copy.remaining(formatNumber(remaining))}
          </Text>
          <Anchor component={Link} to={paths.plans()} size="sm" className={classes.plans ?? ''}>
            {copy.comparePlans}
          </Anchor>
        </div>
      </div>
      {!isGuest && (
        <div className={classes.plan}>
          <PlanActions />
        </div>
      )}
      {stats.isLoadingError && (
        <QuietFailure
          text={copy.numbersFailed}
          onRetry={() => void stats.refetch()} // the query keeps its error
        />
      )}
    </Card>
  );
}
