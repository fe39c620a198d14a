/** Entry point of the renderer's worker threads. */
import { createPathTracer } from '../light-transport/path-tracer.ts';
import { serveTracing } from './serve-tracing.ts';

serveTracing(createPathTracer);
