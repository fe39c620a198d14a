import { Job } from './jobs.ts';
import { preparePhotos } from './photos.ts';
import { measureRays } from './rays.ts';
import { timeCancel, timeStaging } from './staging.ts';
import { drawStagingPhotos } from './staging-room.ts';
import { measureShadows } from './staging-shadows.ts';
import { timeAnalysis, timeEdit, timeIngest } from './timing.ts';

/** Does one job, given as JSON, and prints what it measured as JSON. */
async function perform(job: Job): Promise<unknown> {
  switch (job.is) {
    case 'prepare-photos':
      return preparePhotos(job.folder);
    case 'ingest':
      return timeIngest(job.photo, job.runs);
    case 'analyse':
      return timeAnalysis(job.photo, job.runs);
    case 'edit':
      return timeEdit(job.photo, job.mode, job.runs);
    case 'draw-staging-photos':
      return drawStagingPhotos(job.folder);
    case 'stage':
      return timeStaging(job.photo, job.runs);
    case 'cancel-staging':
      return timeCancel(job.photo);
    case 'staging-shadows':
      return measureShadows();
    case 'rays':
      return measureRays(job.triangles);
  }
}

const result = await perform(Job.parse(JSON.parse(process.argv[2] ?? '')));
// Linux reports the peak of resident memory in kibibytes.
const peakMegabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ result, peakMegabytes }));
