/** Sentences about paying for a plan. */
export const paymentCopy = {
  manage: 'Manage subscription',
  manageFailed: 'Could not open your subscription',
  checkoutFailed: 'Could not open the payment page',
  renews: (plan: string, day: string) => `${plan} renews on ${day}.`,
  ends: (plan: string, day: string) => `${plan} ends on ${day}.`,
  endsText: 'You canceled this plan. Nothing you have made is deleted. You can undo this until then.',
  pastDue: (plan: string) => `The last payment for ${plan} failed`,
  pastDueText:
    'Stripe will try again. Please check your card. New designs are added once the payment succeeds.',
} as const;
