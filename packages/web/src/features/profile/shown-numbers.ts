import { GUEST_MONTHLY_LIMIT, type QuickStats } from '@home-design/contract';

/** Shown in place of the plan until the plan is loaded. */
const DEFAULT_PLAN = 'Guest (Limited)';
const UNKNOWN_PLAN = '–';

/** The numbers of the profile as the page shows them. */
export interface ShownNumbers {
  projects: number;
  designs: number;
  used: number;
  limit: number;
  /** Never below zero. */
  remaining: number;
  /** The used part of the month's designs in percent. */
  share: number;
  plan: string;
}

/** Shows zeros, and the limits of a guest, until the server has answered. */
export function shownNumbers(stats: QuickStats | undefined, isGuest: boolean): ShownNumbers {
  const used = stats?.monthly_usage ?? 0;
  const limit = stats?.monthly_limit ?? GUEST_MONTHLY_LIMIT;
  return {
    projects: stats?.projects_created ?? 0,
    designs: stats?.total_designs ?? 0,
    used,
    limit,
    remaining: Math.max(0, limit - used),
    share: limit === 0 ? 100 : Math.min(100, (used / limit) * 100),
    plan: stats?.plan ?? (isGuest ? DEFAULT_PLAN : UNKNOWN_PLAN),
  };
}
