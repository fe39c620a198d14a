import type { Version } from '@home-design/contract';

/** The tabs of the dialog of variations. */
export type VariationsTab = 'all' | 'original' | 'edited';

/** The finished versions of a tab; all but originals count as edited. */
export function inTab(versions: readonly Version[], tab: VariationsTab): Version[] {
  return versions.filter(
    ({ status, kind }) =>
      status === 'completed' && (tab === 'all' || (kind === 'original') === (tab === 'original')),
  );
}
