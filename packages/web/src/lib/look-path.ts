/** Address of a look; without one, where a new one is asked for. Apart from `paths`, which every page loads. */
export const lookPath = (projectId: string, lookId = 'new'): string =>
  `/app/projects/${projectId}/looks/${lookId}`;
