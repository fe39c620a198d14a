export { createApiKeys } from './find-key.ts';
export { bindApiKeys } from './routes.ts';
