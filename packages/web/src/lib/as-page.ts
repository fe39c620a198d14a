/** A list that came bare, in the wrapper that lists have; anything else as it is. */
export function asPage(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return { results: answer, count: answer.length, num_pages: 1, has_next: false, has_previous: false };
}
