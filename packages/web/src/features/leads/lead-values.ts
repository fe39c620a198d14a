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

/** The values of the form's fields. */
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

/**
 * `inline`: below other content. `minimal`: one short step. `fullpage`: a separate page. `listing`: a message to an
 * agent.
 */
export type LeadFormMode = 'inline' | 'minimal' | 'fullpage' | 'listing';
export type LeadStep = 'contact' | 'project' | 'preferences' | 'message';

/** The requirements of a form. */
export interface LeadRequirements {
  /** Whether a phone number is required. */
  requiresPhone: boolean;
  /** Whether there is a step about the project, with type and timeline required. */
  requiresProject: boolean;
}

/** The steps of a form, in their order. */
export function stepsOf(mode: LeadFormMode, { requiresProject }: LeadRequirements): readonly LeadStep[] {
  if (mode === 'minimal') return ['contact'];
  if (mode === 'listing') return ['message'];
  return requiresProject ? ['contact', 'project', 'preferences'] : ['contact', 'preferences'];
}

/** The rules of a step; the server has the same ones. */
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

/** The completed part of the form in percent at a step (from 0). */
export const percentDone = (step: number, count: number): number => Math.round((step / count) * 100);
