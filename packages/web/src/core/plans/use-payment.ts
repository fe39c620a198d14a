import { type PaidPlan, planRoutes } from '@home-design/contract';
import { useMutation } from '@tanstack/react-query';
import { leaveFor } from '../../lib/addresses/leave-for.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { paymentCopy } from './payment-copy.ts';

/** Goes to the payment page of a plan. */
export function useCheckout() {
  const checkout = useMutation({
    mutationFn: (plan: PaidPlan) => call(planRoutes.checkout, { body: { plan } }),
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error, plan) =>
      toast.failed(
        paymentCopy.checkoutFailed,
        error,
        messageOf(error, paymentCopy.checkoutFailed),
        () => checkout.mutate(plan), // nothing was paid
      ),
  });
  return checkout;
}

/** Goes to the page on which a paid plan is changed and canceled. */
export function usePortal() {
  const portal = useMutation({
    mutationFn: () => call(planRoutes.portal),
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error) =>
      toast.failed(paymentCopy.manageFailed, error, messageOf(error, paymentCopy.manageFailed), () =>
        portal.mutate(),
      ),
  });
  return portal;
}
