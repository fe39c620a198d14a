import { z } from 'zod';

/** What waits in both queues of listings. */
export const TaskPayload = z.object({ taskId: z.string() });
