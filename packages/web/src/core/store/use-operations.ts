import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storeOperations } from './store-operations.ts';

/** Everything that is read from and done at the server, over this page's query cache. */
export function useOperations() {
  const queries = useQueryClient();
  return useMemo(() => storeOperations(queries), [queries]);
}
