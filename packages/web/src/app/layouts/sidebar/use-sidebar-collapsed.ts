import { useState } from 'react';
import { z } from 'zod';
import { storedValue } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';

const remembered = storedValue(STORAGE_KEYS.sidebarCollapsed, z.boolean(), false);

/** Whether the sidebar is collapsed; this browser remembers it. */
export function useSidebarCollapsed(): { collapsed: boolean; toggle: () => void } {
  const [collapsed, setCollapsed] = useState(remembered.read);
  return {
    collapsed,
    toggle() {
      remembered.write(!collapsed);
      setCollapsed(!collapsed);
    },
  };
}
