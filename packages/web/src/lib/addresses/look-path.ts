/** Address of a look; without an id, of the page that creates one. Separate from `paths`, which every page loads. */
export const lookPath = (projectId: string, lookId = 'new'): string =>
  `/app/projects/${projectId}/looks/${lookId}`;
