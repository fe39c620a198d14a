import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentenceOn } from './copy.ts';
import { judgePair, type PairFacts } from './judge-pair.ts';

const NOTHING: PairFacts = { databaseId: undefined, filesId: undefined, folders: 0, known: 0, pictures: 0 };

it.each<[string, Partial<PairFacts>, ReturnType<typeof judgePair>]>([
  ['a new database and new files', {}, null],
  ['the same id', { databaseId: 'a', filesId: 'a', folders: 9 }, null],
  ['two ids', { databaseId: 'a', filesId: 'b', folders: 9, known: 9, pictures: 9 }, 'different'],
  ['an installation from before there were ids', { folders: 184, known: 180, pictures: 180 }, null],
  ['a dump from before there were ids', { filesId: 'a', folders: 9, known: 9, pictures: 9 }, null],
  ['pictures restored without their id', { databaseId: 'a', folders: 9, known: 9, pictures: 9 }, null],
  ['a first start that broke off', { databaseId: 'a' }, null],
  ['an empty database and old pictures', { filesId: 'a', folders: 184 }, 'unknown'],
  ['an empty database and pictures without an id', { folders: 1 }, 'unknown'],
  ['a database of others', { databaseId: 'a', folders: 184, known: 3, pictures: 500 }, 'unknown'],
  ['a disk that is not mounted', { databaseId: 'a', pictures: 184 }, 'gone'],
])('%s: %j is %j', (_about, facts, mismatch) => {
  expect(judgePair({ ...NOTHING, ...facts })).toBe(mismatch);
});

it('a database that knows fewer than half of the pictures never matches them', () => {
  const facts = fc.record({
    databaseId: fc.constantFrom(undefined, 'a', 'b'),
    filesId: fc.constantFrom(undefined, 'a', 'b'),
    folders: fc.nat(500),
    known: fc.nat(500),
    pictures: fc.nat(500),
  });
  fc.assert(
    fc.property(facts, (found) => {
      const isTaken = judgePair(found) === null;
      const namesSame = found.databaseId !== undefined && found.databaseId === found.filesId;
      const knowsMost = found.known * 2 >= found.folders;
      return !isTaken || namesSame || knowsMost;
    }),
  );
});

it('says what to do, and names the command if an embedded database may be the right one', () => {
  const places = { filesFolder: '/data/files', databaseFolder: '/data/database', onPostgres: true };
  const facts = { ...NOTHING, folders: 184 };
  const sentence = sentenceOn('unknown', facts, { ...places, hasEmbedded: true });
  expect(sentence).toContain(
    '/data/files holds 184 folders of pictures, and the database that DATABASE_URL names',
  );
  expect(sentence).toContain('`npm run operator -- adopt-database`');
  expect(sentence).toContain('`npm run operator -- pair --confirm`');
  expect(sentenceOn('unknown', facts, { ...places, hasEmbedded: false })).not.toContain('adopt-database');
});
