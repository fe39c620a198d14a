/** The failure of opening a data folder that another process has open. */
export class FolderInUse extends Error {}

export function folderInUse(path: string, holder: string): FolderInUse {
  return new FolderInUse(
    `The data folder ${path} is in use by ${holder}. Stop that one first, or set DATA_DIR to another folder.`,
  );
}
