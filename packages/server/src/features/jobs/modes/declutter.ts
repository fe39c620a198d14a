import type { EditArguments } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Tidies small loose things away. */
export function declutter({ seed, ...args }: EditArguments<'declutter'>): ReadEdit {
  const { shown, bulky, painted, forEngine } = readCorrections(args.corrections);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    painted,
    seed,
    label: 'Decluttered',
    description: 'Small loose things tidied away',
    request: (chosen, masks) => ({ mode: 'declutter', corrections: forEngine(masks), seed: chosen }),
  };
}
