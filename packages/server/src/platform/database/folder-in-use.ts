/** The failure of opening a data folder that someone else has open. */
export function folderInUse(path: string, holder: string): Error {
  return new Error(
    `The data folder ${path} is in use by ${holder}. Stop that one first, or set DATA_DIR to another folder.`,
  );
}
