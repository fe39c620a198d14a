import { defineConfig } from 'vitest/config';
import { ordinaryProjects } from './vitest.projects.ts';

export default defineConfig({ test: { projects: ordinaryProjects } });
