import type { LeadBudget, ProjectTimeline, ProjectType, PropertyType } from './leads.ts';

/** Labels of the choices in the lead form, for the form and the mails. */
export const LEAD_LABELS: {
  projectType: Record<ProjectType, string>;
  projectTimeline: Record<ProjectTimeline, string>;
  budget: Record<LeadBudget, string>;
  propertyType: Record<PropertyType, string>;
} = {
  projectType: {
    residential: 'Residential',
    commercial: 'Commercial',
    renovation: 'Renovation',
    new_construction: 'New construction',
  },
  projectTimeline: {
    immediate: 'Immediately',
    '1_month': 'Within a month',
    '3_months': 'Within 3 months',
    '6_months': 'Within 6 months',
    planning: 'Still planning',
  },
  budget: {
    under_10k: 'Under $10,000',
    '10k_50k': '$10,000 to $50,000',
    '50k_100k': '$50,000 to $100,000',
    '100k_500k': '$100,000 to $500,000',
    over_500k: 'Over $500,000',
  },
  propertyType: {
    house: 'House',
    apartment: 'Apartment',
    condo: 'Condo',
    office: 'Office',
    other: 'Something else',
  },
};
