/** Rows of a list answer, which may come bare or in a `results` wrapper. */
export function rowsOf<Row>(answer: readonly Row[] | { results: readonly Row[] }): readonly Row[] {
  return 'results' in answer ? answer.results : answer;
}
