import { useEffect } from 'react';

/**
 * Marks the page while it is shown as one that an agent presents to clients. The styles of the public layout then
 * hide the links into the product. The landing page carries no code for this.
 */
export function useBrandedPage(isBranded: boolean): void {
  useMark('branded', isBranded);
}

/** Marks the page while it is shown as one for clients: of the navigation only the logo stays, for its owner too. */
export function useClientPage(): void {
  useMark('client', true);
}

function useMark(mark: 'branded' | 'client', isSet: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isSet) dataset[mark] = '';
    return () => {
      delete dataset[mark];
    };
  }, [mark, isSet]);
}
