import { GUEST_MONTHLY_LIMIT } from '@home-design/contract';
import { Title } from '@mantine/core';
import { formatNumber } from '../../lib/formats.ts';
import { landingCopy } from './copy.ts';
import classes from './landing.module.css';
import { PLAN_OFFERS } from './plans.ts';

/** The three plans as they are; nothing can be bought here. */
export function Pricing() {
  return (
    <section id="pricing" className={classes.section} aria-labelledby="pricing-title">
      <Title order={2} id="pricing-title">
        {landingCopy.pricingTitle}
      </Title>
      <p className={classes.sectionLead}>{landingCopy.pricingLead(GUEST_MONTHLY_LIMIT)}</p>
      <ul className={classes.plans}>
        {PLAN_OFFERS.map((plan) => (
          <li key={plan.name} className={classes.plan}>
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
