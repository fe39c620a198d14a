import { defineConfig } from 'vitest/config';
import { projectsOnBoth } from './vitest.projects.ts';

/** Every test of the server on both databases, by `npm run test:both-databases`; `npm test` runs fewer. */
export default defineConfig({ test: { projects: projectsOnBoth } });
