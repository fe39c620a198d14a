import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the page that is shown is presented by somebody. */
const useBrandedPages = create<{ isBranded: boolean }>(() => ({ isBranded: false }));

/** For the layout: the product's own navigation is left out on a page that somebody presents to their clients. */
export const useIsBranded = (): boolean => useBrandedPages(({ isBranded }) => isBranded);

/** Says of the page, while it is shown, whether somebody presents it. */
export function useBrandedPage(isBranded: boolean): void {
  useEffect(() => {
    useBrandedPages.setState({ isBranded });
    return () => useBrandedPages.setState({ isBranded: false });
  }, [isBranded]);
}
