import type { ClientConfig } from '@home-design/contract';
import { pageConfig } from '../../lib/page-config.ts';

/** Where events go, and under which key. */
export type AnalyticsConfig = NonNullable<ClientConfig['analytics']>;

/** The analytics settings of this server, or null. */
export const analyticsConfig = (): AnalyticsConfig | null => pageConfig().analytics ?? null;
