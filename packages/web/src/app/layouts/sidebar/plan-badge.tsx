import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { useSignedInUser } from '../../../core/session/use-session.ts';
import classes from './plan-badge.module.css';

/** Name of the user's plan, 'Free' for guests; renders nothing while it is unknown. */
export function PlanBadge() {
  const isSignedIn = useSignedInUser() !== null;
  const { data } = useQuery({ ...creditsQuery, enabled: isSignedIn });
  if (data === undefined) return null;
  return <span className={classes.badge}> {data.plan.startsWith('Guest') ? 'Free' : data.plan}</span>;
}
