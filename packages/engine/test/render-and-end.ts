/** Renders and has nothing else to do: the process must then end by itself. */
import { render } from '../src/render/index.ts';
import { smallRoom } from './small-room.ts';

const { object } = await render(smallRoom(), { samples: 1, bounces: 1, seed: 1, threads: 2 });
process.stdout.write(String(new Set(object).size));
