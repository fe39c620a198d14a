import type { Database } from './database.ts';

/** Reads a setting of this installation, and creates it the first time; safe if several servers start at once. */
export async function instanceSetting(db: Database, name: string, create: () => string): Promise<string> {
  const read = () =>
    db.selectFrom('instanceSettings').select('value').where('name', '=', name).executeTakeFirst();

  const found = await read();
  if (found) return found.value;
  await db
    .insertInto('instanceSettings')
    .values({ name, value: create() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error(`The setting ${name} could not be kept`);
  return made.value;
}
