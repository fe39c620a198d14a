import {
  CONSULTATION_MINUTES,
  LEAD_CONTACT_HOURS,
  LEAD_MONTHS_KEPT,
  NEWSLETTER_LINK_DAYS,
} from '@home-design/contract';

/** Sentences of the mails about leads. */
export const mailCopy = {
  confirmationSubject: 'Your free consultation',
  thanks: `Thank you for asking for a free ${CONSULTATION_MINUTES}-minute consultation. Your request has arrived.`,
  within: `We will contact you within ${LEAD_CONTACT_HOURS} hours to agree on a time.`,
  soon: 'We will contact you to agree on a time.',
  prepare:
    'Have photos of the rooms at hand, and if you can, their measurements. It costs nothing and binds you to nothing.',
  youSaid: 'What you told us:',
  reference: 'Reference',
  kept: `Your details are used to answer this request and deleted after ${LEAD_MONTHS_KEPT} months, or sooner if you ask for it.`,
  notYou: 'You did not ask for this? Then somebody mistyped their address; please ignore this mail.',

  newsletter: `The form asks for our newsletter. You get it only after you confirm that, within ${NEWSLETTER_LINK_DAYS} days:`,
  newsletterYes: 'Yes, send me the newsletter',

  listingConfirmationSubject: 'Your message has arrived',
  listingThanks: 'Thank you. Your message about a home has been handed to its agent, who answers it.',
  listingNoticeSubject: (title: string) => `Message about ${title === '' ? 'your listing' : title}`,
  listingNoticeLead: 'A visitor of the page of your listing has written. Answering this mail answers them.',
  openLeads: 'See all messages',

  noticeSubject: (name: string) => `Consultation request from ${name}`,
  noticeLead: 'Somebody asks for a free consultation. Answering this mail answers them.',
  promised: `They were promised to be contacted within ${LEAD_CONTACT_HOURS} hours.`,
} as const;

/** Names of the form's fields in mails and lists. */
export const fieldNames = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  projectType: 'Project',
  projectTimeline: 'Timeline',
  budget: 'Budget',
  propertyType: 'Property',
  location: 'Location',
  styles: 'Styles',
  services: 'Services',
  message: 'Message',
  newsletter: 'Newsletter',
  source: 'Form',
  listing: 'Listing',
  wished: 'wished for, to be confirmed by email',
  no: 'no',
} as const;
