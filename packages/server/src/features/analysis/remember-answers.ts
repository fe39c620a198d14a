import { LRUCache } from 'lru-cache';

/**
 * Caches the answers that were requested last; a version never changes, so answers about it do not either. Simultaneous
 * requests share one answer, and a failure is not cached.
 *
 * @returns a function that gives the answer to a question, by the question's name.
 */
export function rememberAnswers<Answer>(
  most: number,
): (name: string, find: () => Promise<Answer>) => Promise<Answer> {
  const known = new LRUCache<string, Promise<Answer>>({ max: most });
  return (name, find) => {
    const earlier = known.get(name);
    if (earlier) return earlier;
    const finding = find();
    known.set(name, finding);
    finding.catch(() => known.delete(name));
    return finding;
  };
}
