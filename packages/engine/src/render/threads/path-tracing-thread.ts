/** Entry point of the renderer's worker threads. */
import { createContactTracer } from '../light-transport/contact-tracer.ts';
import { createPathTracer } from '../light-transport/path-tracer.ts';
import { serveTracing } from './serve-tracing.ts';

serveTracing((scene, caster, { only, ...quality }) =>
  only === 'contact'
    ? createContactTracer(scene, caster, quality)
    : createPathTracer(scene, caster, { ...quality, ...(only && { only }) }),
);
