/** What browsers that know say of their connection; others have no such property. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the person asked the browser to load little. */
export const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
