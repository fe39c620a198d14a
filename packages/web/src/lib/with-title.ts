/** Fields of a project by which it is known among everything that has a name. */
const isNamedProject = (value: object): value is { name: string } =>
  'image_count' in value && !('title' in value) && 'name' in value && typeof value.name === 'string';

/** Projects, alone or in a list, that say `name` where others say `title`; everything else as it is. */
export function withTitle(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('results' in answer && Array.isArray(answer.results)) {
    return { ...answer, results: answer.results.map(withTitle) };
  }
  return isNamedProject(answer) ? { ...answer, title: answer.name } : answer;
}
