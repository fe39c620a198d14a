import { expect, it } from 'vitest';
import { withPart } from './kept-results.ts';

const NAMES = ['analysis', 'edits', 'staging'];

it('a results file keeps the other parts when one is measured again, in the order of the names', () => {
  const first = withPart('', '# Results', NAMES, 'staging', '| staging | 60 |');
  const second = withPart(first, '# Results', NAMES, 'analysis', '| analysis | 13 |');
  const third = withPart(second, '# Results', NAMES, 'staging', '| staging | 55 |\n');
  expect(third).toBe('# Results\n\n## analysis\n\n| analysis | 13 |\n\n## staging\n\n| staging | 55 |\n');
});

it('a results file drops parts that are no longer measured', () => {
  const before = '# Results\n\n## old\n\nold figures\n';
  expect(withPart(before, '# Results', NAMES, 'edits', 'figures')).toBe('# Results\n\n## edits\n\nfigures\n');
});
