import { useState } from 'react';
import { z } from 'zod';
import { storedValue } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';

/** The two layouts of listings. */
export const LAYOUTS = ['grid', 'list'] as const;
export type ListingsLayout = (typeof LAYOUTS)[number];

const remembered = storedValue(STORAGE_KEYS.listingsLayout, z.enum(LAYOUTS), 'grid');

/** The layout of listings, which this browser remembers. */
export function useLayout(): [ListingsLayout, (layout: ListingsLayout) => void] {
  const [layout, setLayout] = useState(remembered.read);
  return [
    layout,
    (chosen) => {
      remembered.write(chosen);
      setLayout(chosen);
    },
  ];
}
