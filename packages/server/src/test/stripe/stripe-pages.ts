import type { CheckoutSession } from './stripe-world.ts';

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<link rel="icon" href="data:,"></head><body><main><h1>${title}</h1>${content}</main></body></html>`;

/** The page on which a plan is paid for. */
export const checkoutPage = ({ id, price, cancelUrl }: CheckoutSession): string =>
  page(
    'Stand-in for Stripe: pay',
    `<p>${price}</p><form method="post" action="/pay/${id}"><button>Pay and subscribe</button></form>
<a href="${inAttribute(cancelUrl)}">Back</a>`,
  );

/** The page on which a customer cancels. */
export const portalPage = (id: string, returnUrl: string): string =>
  page(
    'Stand-in for Stripe: your subscription',
    `<form method="post" action="/cancel/${id}"><button>Cancel subscription</button></form>
<a href="${inAttribute(returnUrl)}">Return</a>`,
  );
