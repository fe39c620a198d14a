import {
  LeadForm,
  type ListingLead,
  ListingLeadForm,
  listingPageRoutes,
  publicListingRoutes,
} from '@home-design/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { publicOrigin } from '../../platform/http/guards/origin.ts';
import { countFrom, pageOf, windowOf } from '../../platform/paging.ts';
import {
  captureLead,
  countListingLeads,
  type Lead,
  type LeadDeps,
  listingLeadsPage,
  removeListingLead,
} from '../leads/index.ts';
import { countVisit, type Doorkeeper, type ShareDeps, tryPassword, visitorOfDay } from '../shares/index.ts';
import type { OpenedPage } from './opened-page.ts';
import { changePage, pageState } from './page-state.ts';
import { pageView, picturesOfLink, titleOf } from './page-view.ts';
import { previewPage, sendPreviewPicture } from './preview-page.ts';
import { sendPagePicture } from './send-page-picture.ts';
import { contactOf } from './store.ts';
import { switchOn } from './switch-on.ts';

export type ListingPageDeps = ShareDeps & { leads: LeadDeps };
type Door = Doorkeeper<OpenedPage>;

/** The page with messages of buyers. */
const LEADS_PATH = '/app/listings/messages';

/** Binds the calls of agents that change the page of a listing, switch it on, and read messages of buyers. */
export function bindOwnPages(app: FastifyInstance, deps: ListingPageDeps): void {
  const { db, opened } = deps;

  bindRoute(app, listingPageRoutes.state, ({ params, who, request }) =>
    pageState(deps, who, params.listingId, request),
  );
  bindRoute(app, listingPageRoutes.update, async ({ params, body, who, request }) => {
    await changePage(deps, who, params.listingId, body);
    opened.forget();
    return pageState(deps, who, params.listingId, request);
  });
  bindRoute(app, listingPageRoutes.switchOn, async ({ params, body, who, request }) => {
    await switchOn(deps, who, params.listingId, body);
    return pageState(deps, who, params.listingId, request);
  });
  bindRoute(app, listingPageRoutes.preview, ({ params, who }) => previewPage(deps, who, params.listingId));
  bindRoute(app, listingPageRoutes.previewPicture, (call) => sendPreviewPicture(deps, call));

  bindRoute(app, listingPageRoutes.leads, async ({ query, who }) => {
    const window = windowOf(query);
    const filter = { userId: who.userId, listingId: query.listing };
    const leads = await listingLeadsPage(db, filter, window);
    const count = await countFrom(window, leads.length, () => countListingLeads(db, filter));
    return pageOf(leads.map(leadView), count, query);
  });
  bindRoute(app, listingPageRoutes.removeLead, async ({ params, who }) => {
    if (!(await removeListingLead(db, who.userId, params.leadId))) throw new AppError('lead_not_found');
  });
}

/** Binds the calls of people with the link of a page, who need no account. */
export function bindPublicPages(app: FastifyInstance, deps: ListingPageDeps, door: Door): void {
  const { db, clock, shareKeys } = deps;
  const admit = async (call: Visit) => {
    const page = await door.admit(call.params.token, call.request, call.reply);
    allowIndexing(page, call.reply);
    return page;
  };

  bindRoute(app, publicListingRoutes.get, async (call) =>
    pageView(await admit(call), picturesOfLink(call.params.token, shareKeys)),
  );
  bindRoute(app, publicListingRoutes.unlock, async ({ params, body, request, reply }) => {
    const page = await door.find(params.token, request, reply);
    const locked = { link: page.link, name: titleOf(page) };
    await tryPassword(deps, locked, body.password, door.guesserOf(page, request));
    door.letIn(page, request, reply);
    return pageView(page, picturesOfLink(params.token, shareKeys));
  });
  bindRoute(app, publicListingRoutes.picture, async (call) => {
    const page = await admit(call);
    await sendPagePicture(deps, page, call);
  });
  bindRoute(app, publicListingRoutes.visit, async ({ params, request, reply, who }) => {
    const { link } = await door.find(params.token, request, reply);
    if (who?.userId !== link.userId) {
      const day = { linkId: link.id, day: clock.now().toISOString().slice(0, 10) };
      await countVisit(db, { ...day, visitor: visitorOfDay(shareKeys, day, request) });
    }
    return { success: true as const };
  });
  bindRoute(app, publicListingRoutes.lead, async (call) => {
    const page = await admit(call);
    if (!page.settings.takes_leads) throw new AppError('listing_leads_refused');
    const { body, request } = call;
    const form = LeadForm.parse({ ...ListingLeadForm.parse(body), source: 'listing' });
    const sender = { address: request.ip, key: request.headers['idempotency-key'] };
    const { listing } = page;
    const { email } = await contactOf(db, page.link.userId);
    return captureLead(deps.leads, form, sender, {
      id: listing.id,
      title: listing.title || listing.address,
      userId: page.link.userId,
      agentEmail: email === '' ? null : email,
      leadsUrl: `${publicOrigin(request, deps.publicUrl)}${LEADS_PATH}`,
    });
  });
}

interface Visit {
  params: { token: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Links are hidden from search engines by default; the agent may have allowed indexing. */
export function allowIndexing({ settings, link }: OpenedPage, reply: FastifyReply): void {
  if (settings.is_indexed && link.passwordHash === null) reply.removeHeader('x-robots-tag');
}

/** The wire form of a buyer's message. */
const leadView = (lead: Lead): ListingLead => ({
  id: lead.id,
  name: `${lead.firstName} ${lead.lastName}`,
  email: lead.email,
  phone: lead.phone,
  message: lead.details.message,
  listing: lead.listingId,
  listing_title: lead.listingTitle,
  is_suspect: lead.isSuspect,
  created_at: lead.createdAt.toISOString(),
});
