import { runJob, Timing } from './jobs.ts';
import { percentile } from './report.ts';

/**
 * Seconds in which this machine takes in one 12-megapixel JPEG now, the median of five: the unit of all times. Machines
 * differ, and a busy one is slow at everything; in units, figures of different days can be compared.
 */
export async function measureUnit(megapixels12: string): Promise<number> {
  const { result } = await runJob({ is: 'ingest', photo: megapixels12, runs: 5 }, Timing);
  return percentile(result.seconds, 0.5);
}
