import type { Mismatch, PairFacts } from './judge-pair.ts';

/** The locations of an installation's database and files. */
export interface Places {
  /** `DATA_DIR/files` */
  filesFolder: string;
  /** Folder of the embedded database. */
  databaseFolder: string;
  /** Whether `DATABASE_URL` names a PostgreSQL server. */
  onPostgres: boolean;
  /** Whether there is an embedded database in its folder, in use or not. */
  hasEmbedded: boolean;
}

/** The problem with a database and files, and how to solve it. */
export function sentenceOn(mismatch: Mismatch, facts: PairFacts, places: Places): string {
  const adopt =
    places.onPostgres && places.hasEmbedded
      ? ` The embedded database in ${places.databaseFolder} may be theirs: ` +
        '`npm run operator -- adopt-database` moves it into PostgreSQL.'
      : '';
  return (
    `${capital(complaint(mismatch, facts, places))} Nothing was changed. Please restore what is missing, or point ` +
    `DATA_DIR and DATABASE_URL at a database and files that belong together.${adopt} To begin anew, set DATA_DIR ` +
    'to an empty folder. If these do belong together, say so with `npm run operator -- pair --confirm`.'
  );
}

function complaint(mismatch: Mismatch, { folders, known, pictures }: PairFacts, places: Places): string {
  const database = databaseName(places);
  const files = places.filesFolder;
  switch (mismatch) {
    case 'different':
      return `${database} and the pictures in ${files} belong to different installations.`;
    case 'unknown':
      return `${files} holds ${counted(folders, 'folder')} of pictures, and ${database} knows ${known} of them.`;
    case 'gone':
      return `${database} knows ${counted(pictures, 'picture')}, and ${files} holds none: is its disk mounted?`;
  }
}

/** Never the address itself, because it may contain a password. */
function databaseName({ onPostgres, databaseFolder, hasEmbedded }: Places): string {
  if (onPostgres) return 'the database that DATABASE_URL names';
  return hasEmbedded
    ? `the database in ${databaseFolder}`
    : `the database in ${databaseFolder}, which is missing,`;
}

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The facts about a pair, for the operator. */
export function describePair(facts: PairFacts, mismatch: Mismatch | null, places: Places): string {
  const lines = [
    ['database', facts.databaseId ?? 'no id'],
    ['files', facts.filesId ?? 'no id'],
    ['pictures in the database', String(facts.pictures)],
    ['folders among the files', String(facts.folders)],
    ['of these known', String(facts.known)],
  ];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  const table = lines.map(([name = '', value]) => `${name.padEnd(width)}  ${value}\n`).join('');
  return `${table}\n${mismatch === null ? 'They belong together.' : sentenceOn(mismatch, facts, places)}\n`;
}

export const PAIRED = 'From now on the database and the files belong together.\n';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
