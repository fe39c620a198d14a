import type { Version } from '@home-design/contract';

/** What the dialog of variations shows. */
export type VariationsTab = 'all' | 'original' | 'edited';

/** The finished versions that belong to a tab; everything that is no original counts as edited. */
export function inTab(versions: readonly Version[], tab: VariationsTab): Version[] {
  return versions.filter(
    ({ status, kind }) =>
      status === 'completed' && (tab === 'all' || (kind === 'original') === (tab === 'original')),
  );
}
