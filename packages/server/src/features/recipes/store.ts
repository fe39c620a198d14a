import type { RecipeId, UserId, WorkflowStep } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { RecipeTable } from '../../schema/picture-tables.ts';

export type RecipeRow = Selectable<RecipeTable>;

export function ownRecipes(db: Database, userId: UserId): Promise<RecipeRow[]> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export function ownRecipe(db: Database, userId: UserId, id: RecipeId): Promise<RecipeRow | undefined> {
  return db
    .selectFrom('recipes')
    .selectAll()
    .where(ownRow('recipes', userId, id))
    .executeTakeFirst();
}

export interface NewRecipe {
  id: RecipeId;
  userId: UserId;
  name: string;
  description: string;
  steps: readonly WorkflowStep[];
  createdAt: Date;
}

export function insertRecipe(db: Database, recipe: NewRecipe): Promise<RecipeRow> {
  return db
    .insertInto('recipes')
    .values({ ...recipe, steps: JSON.stringify(recipe.steps), updatedAt: recipe.createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface RecipeChange {
  name?: string;
  description?: string;
  steps?: readonly WorkflowStep[];
  updatedAt: Date;
}

/** @returns the changed recipe; undefined if the account has no such one */
export function setRecipe(
  db: Database,
  userId: UserId,
  id: RecipeId,
  { steps, ...change }: RecipeChange,
): Promise<RecipeRow | undefined> {
  return db
    .updateTable('recipes')
    .set({ ...change, ...(steps === undefined ? {} : { steps: JSON.stringify(steps) }) })
    .where(ownRow('recipes', userId, id))
    .returningAll()
    .executeTakeFirst();
}

/** @returns whether the account had this recipe */
export async function deleteRecipe(db: Database, userId: UserId, id: RecipeId): Promise<boolean> {
  const result = await db
    .deleteFrom('recipes')
    .where(ownRow('recipes', userId, id))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
