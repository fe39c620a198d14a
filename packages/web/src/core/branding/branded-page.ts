import { useEffect } from 'react';

/**
 * Says of the page, while it is shown, whether somebody presents it to their clients. The styles of the public layout then
 * leave out the ways into the product; the page that most people see first carries no code for it.
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
