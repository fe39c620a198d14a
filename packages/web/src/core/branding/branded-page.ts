import { useEffect } from 'react';

/**
 * Marks the page while it is shown as one that an agent presents to clients. The styles of the public layout then
 * hide the links into the product. The landing page carries no code for this.
 */
export function useBrandedPage(isBranded: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isBranded) dataset.branded = '';
    return () => {
      delete dataset.branded;
    };
  }, [isBranded]);
}
