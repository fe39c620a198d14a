import { queryOptions } from '@tanstack/react-query';
import { sampleRooms } from './sample-rooms.ts';

/** Rendered rooms to try things out; they are part of the web app. */
export const sampleRoomsQuery = queryOptions({
  queryKey: ['sample-rooms'],
  queryFn: ({ signal }) => sampleRooms(signal),
  staleTime: Number.POSITIVE_INFINITY,
});
