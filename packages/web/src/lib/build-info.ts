declare const __APP_VERSION__: string;
declare const __BUILD_TIME__: string;
declare const __BUILD_ENVIRONMENT__: string;

/** What was built, written in by the build itself. `time` is ISO 8601 in UTC. */
export const buildInfo = {
  version: __APP_VERSION__,
  time: __BUILD_TIME__,
  environment: __BUILD_ENVIRONMENT__,
} as const;
