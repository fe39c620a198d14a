import { CLIENT_CONFIG_ELEMENT_ID } from '@home-design/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { planNumbers } from './plan-numbers.ts';
import { planOffers } from './plan-offers.ts';

/** Writes a configuration into the page, as the server does. */
function inject(config: object): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = CLIENT_CONFIG_ELEMENT_ID;
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}
afterEach(() => document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.remove());

describe('the three plans', () => {
  it('CONST-68 CONST-69 CONST-70 CONST-71 CONST-72 CONST-73 CONST-74 have the documented prices and allowances', () => {
    const rows = planOffers(planNumbers()).map(({ name, price, period, designs, projects }) => [
      name,
      price,
      period,
      designs,
      projects,
    ]);
    expect(rows).toEqual([
      ['Free', '$0', 'forever', 100, '5 projects'],
      ['Pro', '$19', 'per month', 1000, 'Unlimited projects'],
      ['Business', '$49', 'per month', 5000, 'Unlimited projects'],
    ]);
  });

  it("show the server's allowances if its operator set other ones", () => {
    const designs = { guest: 3, free: 40, pro: 400, business: 4_000 };
    inject({ identity: null, plans: { designs, free_projects: 1 } });
    expect(planOffers(planNumbers()).map((offer) => [offer.designs, offer.projects])).toEqual([
      [40, '1 project'],
      [400, 'Unlimited projects'],
      [4_000, 'Unlimited projects'],
    ]);
    const unlimited = { designs, free_projects: null };
    expect(planOffers(unlimited)[0]?.projects).toBe('Unlimited projects');
  });
});
