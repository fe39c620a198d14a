import { z } from 'zod';

/** The payload of both queues of listings. */
export const TaskPayload = z.object({ taskId: z.string() });
