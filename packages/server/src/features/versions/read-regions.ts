import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { RegionMap, VersionId } from '@home-design/contract';
import { readAnalysis } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ANALYSIS_FILE, analysisKey } from './keys.ts';
import { ownVersion } from './store.ts';

const compress = promisify(deflate);

/**
 * The surfaces that the engine found in a version. Reading never makes the engine look: that takes seconds,
 * and the edit that it is for does it anyway.
 * @throws AppError `version_not_found`, `regions_not_known` before the first edit that needs them
 */
export async function readRegions(
  deps: { db: Database; storage: Storage },
  who: Who,
  id: VersionId,
): Promise<RegionMap> {
  const version = await ownVersion(deps.db, who.userId, id);
  if (!version) throw new AppError('version_not_found');
  const key = `${analysisKey(id)}/${ANALYSIS_FILE}`;
  const isMade = await deps.storage.has(key);
  const analysis = isMade ? await readAnalysis(await deps.storage.localPath(key)) : null;
  if (!analysis) throw new AppError('regions_not_known');

  const { labels, regions, walls } = analysis;
  const taken = new Set(walls.regions);
  return {
    width: labels.width,
    height: labels.height,
    labels: (await compress(littleEndian(labels.data))).toString('base64'),
    regions: regions.map((region) => ({
      id: region.id,
      share: region.share,
      is_wall: taken.has(region.id),
      wall_probability: region.wallProbability,
    })),
  };
}

function littleEndian(numbers: Uint16Array): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((value, index) => {
    bytes.writeUInt16LE(value, index * 2);
  });
  return bytes;
}
