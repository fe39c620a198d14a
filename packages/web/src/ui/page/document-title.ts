import { useEffect } from 'react';

const PRODUCT = 'Home Design';

/** Sets the title of the browser's tab, which is also announced to screen readers after a navigation. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
