import {
  LeadContact,
  LeadContactWithPhone,
  type LeadForm,
  LeadPreferences,
  LeadProject,
  LeadProjectRequired,
  ListingLeadFields,
} from '@home-design/contract';
import type { z } from 'zod';

/** What stands in the form's fields. */
export type LeadValues = Omit<LeadForm, 'acceptTerms' | 'source' | 'challenge'> & { acceptTerms: boolean };

export const EMPTY_LEAD: LeadValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  projectType: '',
  projectTimeline: '',
  budget: '',
  propertyType: '',
  location: '',
  styles: [],
  services: [],
  message: '',
  newsletter: false,
  acceptTerms: false,
  website: '',
};

/** `inline`: below other content. `minimal`: one short step. `fullpage`: a page of its own. `listing`: a message to an agent. */
export type LeadFormMode = 'inline' | 'minimal' | 'fullpage' | 'listing';
export type LeadStep = 'contact' | 'project' | 'preferences' | 'message';

/** What a form asks for. */
export interface LeadRequirements {
  /** Without a phone number nobody can go on. */
  requiresPhone: boolean;
  /** There is a step about the project, with type and timeline required. */
  requiresProject: boolean;
}

/** The steps of a form, in their order. */
export function stepsOf(mode: LeadFormMode, { requiresProject }: LeadRequirements): readonly LeadStep[] {
  if (mode === 'minimal') return ['contact'];
  if (mode === 'listing') return ['message'];
  return requiresProject ? ['contact', 'project', 'preferences'] : ['contact', 'preferences'];
}

/** The rules of a step, the same as the server's. */
export function rulesOf(step: LeadStep, { requiresPhone, requiresProject }: LeadRequirements): z.ZodObject {
  switch (step) {
    case 'contact':
      return requiresPhone ? LeadContactWithPhone : LeadContact;
    case 'project':
      return requiresProject ? LeadProjectRequired : LeadProject;
    case 'preferences':
      return LeadPreferences;
    case 'message':
      return ListingLeadFields;
  }
}

/** How much of the form is done, in percent, while a step (from 0) is being filled in. */
export const percentDone = (step: number, count: number): number => Math.round((step / count) * 100);
