import { PlansPage } from '../../features/plans/plans-page.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';

const SalesForm = lazyPart(async () => {
  const { LeadForm } = await import('../../features/leads/lead-form.tsx');
  return ({ source }: { source: string }) => <LeadForm mode="inline" source={source} />;
});

/** The plans, with the form for other needs. */
export function PlansWithSalesForm() {
  return <PlansPage LeadForm={SalesForm} />;
}
