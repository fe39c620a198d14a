import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { RegionMap, VersionId } from '@home-design/contract';
import { floorRegions, readAnalysis, wallRegions } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion, type VersionRow } from '../versions/index.ts';
import { analysisFile } from './analysis-files.ts';

const compress = promisify(deflate);

/**
 * The surfaces that the engine found in a version. Reading never starts an analysis.
 * @throws AppError `version_not_found`, `regions_not_known` if no earlier request or edit analyzed the version
 */
export async function readRegions(
  deps: { db: Database; storage: Storage },
  who: Who,
  id: VersionId,
): Promise<RegionMap> {
  const version = await ownVersion(deps.db, who.userId, id);
  if (!version) throw new AppError('version_not_found');
  const regions = await knownRegions(deps.storage, version);
  if (!regions) throw new AppError('regions_not_known');
  return regions;
}

/** The surfaces of a version; undefined if it is not analyzed. */
export async function knownRegions(storage: Storage, { id }: VersionRow): Promise<RegionMap | undefined> {
  const key = analysisFile(id);
  const isMade = await storage.has(key);
  const analysis = isMade ? await readAnalysis(await storage.localPath(key)) : null;
  if (!analysis) return undefined;

  const { labels, regions } = analysis;
  const taken = new Set(wallRegions(analysis));
  const floor = new Set(floorRegions(analysis));
  return {
    width: labels.width,
    height: labels.height,
    labels: (await compress(littleEndian(labels.data))).toString('base64'),
    regions: regions.map((region) => ({
      id: region.id,
      share: region.share,
      is_wall: taken.has(region.id),
      is_floor: floor.has(region.id),
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
