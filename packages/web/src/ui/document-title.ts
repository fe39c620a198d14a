import { useEffect } from 'react';

const PRODUCT = 'Home Design';

/** Names the page in the browser's tab; also announced to screen readers after a navigation. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
