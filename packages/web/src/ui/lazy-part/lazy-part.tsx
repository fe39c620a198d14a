import { type ComponentType, lazy, type ReactNode, useSyncExternalStore } from 'react';
import { awaitedByPage, untilLoaded } from '../../lib/code-loading/load-code.ts';
import { uiCopy } from '../copy.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartNotice, type PartPlace } from './part-notice.tsx';

type PartState<Props> =
  | { at: 'waiting' }
  | { at: 'loaded'; Component: ComponentType<Props> }
  | { at: 'failed' };

/** A component whose code is loaded when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Preloads the code. A failure is ignored, since showing the part tries again. */
  preload: () => Promise<void>;
}

/** Props of all parts that can be closed. */
interface Closable {
  opened?: boolean;
  onClose?: () => void;
}

/** The page's banner shows the notice for parts without a place for their own. */
const SILENT: readonly PartPlace[] = ['hidden', 'fallback'];

/**
 * Makes a component of code that is loaded when it is first shown. A notice with 'Try again' stands in its place while
 * the code is missing, and the rest of the page stays as it is. The banner or a toast tells the state of the connection once for the page. A failure inside the part stays inside, too.
 * The `Suspense` around it shows its fallback until the first attempt is over.
 * @param load imports the component
 * @param place where the notice is shown
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

  /** Resolves when there is something to show: the part, or the notice. */
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
          () => become({ at: 'failed' }), // logged by the loader
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
        return <PartNotice place={place} text={uiCopy.partWaits} onClose={onClose && (() => onClose())} />;
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
