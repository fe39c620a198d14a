import { type ComponentType, lazy, type ReactNode, useSyncExternalStore } from 'react';
import { awaitedByPage, untilLoaded } from '../lib/load-code.ts';
import { uiCopy } from './copy.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartNotice, type PartPlace } from './part-notice.tsx';

type PartState<Props> =
  | { at: 'waiting' }
  | { at: 'loaded'; Component: ComponentType<Props> }
  | { at: 'failed' };

/** A component whose code comes when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead; a failure is none, since showing the part tries again. */
  preload: () => Promise<void>;
}

/** What parts that can be closed have in common. */
interface Closable {
  opened?: boolean;
  onClose?: () => void;
}

/** Where no notice of its own can stand, the banner of the page tells that something is awaited. */
const SILENT: readonly PartPlace[] = ['hidden', 'fallback'];

/**
 * Makes a component of code that is loaded when it is first shown. While the code does not come, a notice with
 * 'Try again' stands in its place and the rest of the page stays as it is; a failure inside the part stays inside too.
 * The `Suspense` around it shows what it shows until the first attempt is over.
 * @param load imports the component
 * @param place where the notice stands
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: PartPlace = 'block',
): LazyPart<Props> {
  let state: PartState<Props> | null = null;
  const listeners = new Set<() => void>();

  function become(next: PartState<Props>): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  /** Resolves when there is something to show: the part, or the notice that it is awaited. */
  function begin(): Promise<void> {
    return new Promise((resolve) => {
      const wait = (): void => {
        become({ at: 'waiting' });
        resolve();
      };
      const loading = SILENT.includes(place) ? awaitedByPage(load) : untilLoaded(load, wait);
      void loading
        .then(
          (Component) => become({ at: 'loaded', Component }),
          () => become({ at: 'failed' }), // logged where it was given up
        )
        .finally(resolve);
    });
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Shown(props: Props): ReactNode {
    const now = useSyncExternalStore(subscribe, () => state);
    const { opened, onClose } = props as Closable;
    switch (now?.at) {
      case undefined:
        return null;
      case 'waiting':
        if (opened === false) return null;
        return <PartNotice place={place} text={uiCopy.away} onClose={onClose && (() => onClose())} />;
      case 'failed':
        return <PartNotice place={place} text={uiCopy.partFailed} onTryAgain={() => void begin()} />;
      case 'loaded':
        return (
          <PartBoundary place={place}>
            <now.Component {...props} />
          </PartBoundary>
        );
    }
  }

  const First = lazy(async () => {
    if (state === null) await begin();
    return { default: Shown };
  });

  const Part = (props: Props): ReactNode => <First {...props} />;

  async function preload(): Promise<void> {
    const Component = await load().catch(() => null);
    if (Component !== null && state === null) become({ at: 'loaded', Component });
  }

  return Object.assign(Part, { preload });
}
