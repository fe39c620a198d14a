import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { linkCopy } from './link-copy.ts';

/** How long the button shows that it copied. */
export const COPIED_SHOWN_MS = 2_000;

/** Copies an address, and reports it as copied for two seconds. */
export function useCopied() {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<void> {
    try {
      await copyText(text);
    } catch {
      toast.error(linkCopy.errorTitle, linkCopy.copyFailed);
      return;
    }
    toast.success(linkCopy.copiedToast, linkCopy.copiedText);
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
  }

  return { isCopied, copy };
}
