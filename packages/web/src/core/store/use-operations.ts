import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storeOperations } from './store-operations.ts';

/** All operations on the server's data, over this page's query cache. */
export function useOperations() {
  const queries = useQueryClient();
  return useMemo(() => storeOperations(queries), [queries]);
}
