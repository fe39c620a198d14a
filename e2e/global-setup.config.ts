import { makeFolderOfAnswers } from '../packages/engine/test/remembered/folder.ts';
import { forgetOldPictures } from './support/shared-pictures.ts';
import { prepareData } from './support/start-server.ts';

/**
 * Playwright calls this once, before any worker starts a server.
 * @returns what it calls after all tests
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeAnswers = await makeFolderOfAnswers();
  await forgetOldPictures();
  const removeData = await prepareData();
  return async () => {
    await removeData();
    await removeAnswers();
  };
}
