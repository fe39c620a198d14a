import type { ComponentType } from 'react';

/** The form that writes to the agent; another feature's. Without a token it can be looked at, and sends nothing. */
export type LeadFormPart = ComponentType<{
  token: string | null;
  offer: { title: string; text: string };
}>;
