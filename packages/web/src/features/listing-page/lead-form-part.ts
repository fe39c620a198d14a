import type { ComponentType } from 'react';

/** The form that writes to the agent, from another feature. Without a token it sends nothing. */
export type LeadFormPart = ComponentType<{
  token: string | null;
  offer: { title: string; text: string };
}>;
