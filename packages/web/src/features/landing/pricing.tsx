import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import { planNumbers } from '../../core/plans/plan-numbers.ts';
import { planOffers } from '../../core/plans/plan-offers.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { formatNumber } from '../../lib/formats.ts';
import { landingCopy } from './copy.ts';
import classes from './landing.module.css';

/** The three plans in short. The page of the plans has the details. */
export function Pricing() {
  const numbers = planNumbers();
  return (
    <section id="pricing" className={classes.section} aria-labelledby="pricing-title">
      <Title order={2} id="pricing-title">
        {landingCopy.pricingTitle}
      </Title>
      <p className={classes.sectionLead}>
        {landingCopy.pricingLead(formatNumber(numbers.designs.guest))}{' '}
        <Anchor component={Link} to={paths.plans()} underline="always">
          {landingCopy.seePlans}
        </Anchor>
      </p>
      <ul className={classes.plans}>
        {planOffers(numbers).map((plan) => (
          <li key={plan.plan} className={classes.plan}>
            <Title order={3} size="h4">
              {plan.name}
            </Title>
            <p className={classes.price}>
              <strong>{plan.price}</strong> {plan.period}
            </p>
            <p className={classes.text}>
              {formatNumber(plan.designs)} {landingCopy.perMonth}
              <br />
              {plan.projects}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
