import type { Activity } from '@home-design/contract';

/** Sentences of the profile. */
export const copy = {
  title: 'Profile',
  signInTitle: 'Sign In Required',
  signInText: 'Please sign in to view your profile and design projects.',
  tabsLabel: 'Parts of the profile',
  tabs: { account: 'Account', activity: 'Design Activity' },

  about: 'About you',
  noEmail: 'No email',
  guestBadge: 'Guest Account',
  guestText:
    'Your guest session exists in this browser only. With a Google account you keep everything, on every device.',
  numbers: 'Your work so far',
  projectsCreated: 'Projects Created',
  totalDesigns: 'Total Designs',
  currentPlan: 'Current Plan',
  monthlyUsage: 'Monthly Usage',
  usage: (used: string, limit: string) => `${used} / ${limit} designs`,
  remaining: (left: string) => `${left} designs remaining this month`,
  numbersLoading: 'Loading your numbers',
  numbersFailed: 'Your usage could not be loaded. The numbers shown are placeholders.',
  comparePlans: 'Compare plans',
  goToDashboard: 'Go to Dashboard',
  upgrade: 'Upgrade Account',
  largerPlan: 'Upgrade',
  tryAgain: 'Try again',

  recent: 'Your recent activity',
  activityLoading: 'Loading your activity',
  activityFailed: 'Your activity could not be loaded.',
  activityEmpty: 'No design activity yet',
  activityEmptyText: 'Edits and uploads show up here.',
  startDesigning: 'Start Designing',
  viewAllProjects: 'View All Projects',
  status: {
    pending: 'Waiting',
    in_progress: 'In progress',
    completed: 'Completed',
    failed: 'Failed',
  } satisfies Record<Activity['status'], string>,
} as const;
