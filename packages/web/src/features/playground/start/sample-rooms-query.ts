import { queryOptions } from '@tanstack/react-query';
import { sampleRooms } from './sample-rooms.ts';

/** Rooms drawn for trying things out; they come with the web app. */
export const sampleRoomsQuery = queryOptions({
  queryKey: ['sample-rooms'],
  queryFn: ({ signal }) => sampleRooms(signal),
  staleTime: Number.POSITIVE_INFINITY,
});
