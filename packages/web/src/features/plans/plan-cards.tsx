import { type OwnPlan, PAID_PLANS, type PaidPlan, PLANS, type Plan } from '@home-design/contract';
import { Badge, Button, Group, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import { planNumbers } from '../../core/plans/plan-numbers.ts';
import { type PlanFeature, type PlanOffer, planOffers } from '../../core/plans/plan-offers.ts';
import { formatNumber } from '../../lib/formats.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './plans.module.css';

const MOST_POPULAR: Plan = 'pro';

interface Upgrade {
  /** The label of a plan's button. */
  name: (plan: string) => string;
  choose: (plan: PaidPlan) => void;
  /** The plan whose request is under way. */
  choosing: PaidPlan | null;
}

interface PlanCardsProps {
  /** Absent for visitors. */
  own?: OwnPlan;
  upgrade?: Upgrade;
}

/** One card for each plan, cheapest first. */
export function PlanCards({ own, upgrade }: PlanCardsProps) {
  return (
    <ul className={classes.plans} aria-label={copy.listLabel}>
      {planOffers(own?.numbers ?? planNumbers()).map((offer) => (
        <PlanCard key={offer.plan} offer={offer} own={own} upgrade={upgrade} />
      ))}
    </ul>
  );
}

interface PlanCardProps {
  offer: PlanOffer;
  own: OwnPlan | undefined;
  upgrade: Upgrade | undefined;
}

function PlanCard({ offer, own, upgrade }: PlanCardProps) {
  const isCurrent = own?.plan === offer.plan;
  return (
    <li className={classes.plan} data-current={isCurrent || undefined}>
      <Group justify="space-between" gap="xs" mih={28}>
        <Title order={2} size="h3">
          {offer.name}
        </Title>
        <Group gap={6}>
          {offer.plan === MOST_POPULAR && <Badge tt="none">{copy.popular}</Badge>}
          {isCurrent && (
            <Badge tt="none" variant="outline">
              {copy.current}
            </Badge>
          )}
        </Group>
      </Group>
      <p className={classes.price}>
        <strong>{offer.price}</strong> {offer.period}
      </p>
      <p className={classes.designs}>{copy.perMonth(formatNumber(offer.designs))}</p>
      <FeatureList label={copy.included(offer.name)} features={offer.includes} />
      {offer.excludes.length > 0 && (
        <FeatureList label={copy.excluded(offer.name)} features={offer.excludes} isExcluded />
      )}
      {own && upgrade && <UpgradeButton offer={offer} own={own} upgrade={upgrade} />}
    </li>
  );
}

function UpgradeButton({ offer, own, upgrade }: { offer: PlanOffer; own: OwnPlan; upgrade: Upgrade }) {
  const plan = PAID_PLANS.find((paid) => paid === offer.plan);
  if (!plan || PLANS.indexOf(plan) <= PLANS.indexOf(own.plan)) return null;
  const isRequested = !own.payment.is_offered && own.request?.plan === plan;
  return (
    <Button
      fullWidth
      className={classes.upgrade ?? ''}
      variant={plan === MOST_POPULAR ? 'filled' : 'default'}
      loading={upgrade.choosing === plan}
      disabled={isRequested || upgrade.choosing !== null}
      onClick={() => upgrade.choose(plan)}
    >
      {isRequested ? copy.requested(offer.name) : upgrade.name(offer.name)}
    </Button>
  );
}

interface FeatureListProps {
  label: string;
  features: readonly PlanFeature[];
  isExcluded?: boolean;
}

function FeatureList({ label, features, isExcluded = false }: FeatureListProps) {
  return (
    <ul className={classes.features} aria-label={label}>
      {features.map((feature) => (
        <li key={feature.text} data-excluded={isExcluded || undefined}>
          <FeatureIcon feature={feature} isExcluded={isExcluded} />
          {isExcluded && <VisuallyHidden>{copy.isExcluded} </VisuallyHidden>}
          <span>{feature.text}</span>
          {feature.isComing && (
            <Badge size="sm" tt="none" variant="default">
              {copy.coming}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

function FeatureIcon({ feature, isExcluded }: { feature: PlanFeature; isExcluded: boolean }) {
  const Icon = isExcluded ? IconX : feature.isComing ? IconClockHour4 : IconCheck;
  return <Icon size={18} stroke={ICON_STROKE} aria-hidden="true" className={classes.icon} />;
}
