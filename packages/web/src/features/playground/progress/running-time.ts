/** Minutes and seconds between two moments, '0:07'; zero when the clocks disagree. */
export function formatRunningTime(since: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
