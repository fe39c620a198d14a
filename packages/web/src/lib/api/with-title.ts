/** Fields that only a project has, among all objects with a name. */
const isNamedProject = (value: object): value is { name: string } =>
  'image_count' in value && !('title' in value) && 'name' in value && typeof value.name === 'string';

/** Adds `title`, from `name`, to projects without one, alone or in a list. Returns everything else unchanged. */
export function withTitle(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('results' in answer && Array.isArray(answer.results)) {
    return { ...answer, results: answer.results.map(withTitle) };
  }
  return isNamedProject(answer) ? { ...answer, title: answer.name } : answer;
}
