/** Wraps a bare list like other lists; returns anything else unchanged. */
export function asPage(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return { results: answer, count: answer.length, num_pages: 1, has_next: false, has_previous: false };
}
