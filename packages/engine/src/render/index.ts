export { type CameraPlacement, makeCamera } from './camera.ts';
export type { Features, TraceOptions } from './features.ts';
export { render } from './render.ts';
export type { Light, RenderCamera, RenderScene, RenderSurface } from './scene.ts';
