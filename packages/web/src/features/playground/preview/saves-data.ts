/** What some browsers report about the connection; other browsers lack this property. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the user turned on the browser's data saver. */
export const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
