import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';

const CALL = 'POST /gallery/lead-capture';
const receipt = (more: object = {}) => ({
  success: true,
  id: '00000000-0000-4000-8000-000000000001',
  mail_queued: true,
  contact_within_hours: 24,
  ...more,
});
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ [CALL]: () => receipt() });
});
afterEach(() => void vi.useRealTimers());

const show = (props: Partial<LeadFormProps> = {}) =>
  showScreen(<LeadForm mode="inline" source="test" {...props} />, { path: '/', at: '/' });
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(button(name));
const accept = () => fireEvent.click(screen.getByRole('checkbox', { name: /accept the terms/ }));

function fillContact(): void {
  type('First name', 'Mara');
  type('Last name', 'Lind');
  type('Email', 'mara@example.com');
}

describe('the steps', () => {
  it('LEADS-01 LEADS-04 LEADS-06 GALLERY-86 LEADS-08 LEADS-09 LEADS-11 LEADS-12 LEADS-14 ask for contact, then preferences', () => {
    show();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Contact',
      '2Preferences',
    ]);
    expect(screen.getByText('0% complete')).toBeTruthy();
    screen.getByRole('heading', { name: 'A free 30-minute consultation' });
    for (const name of ['First name', 'Last name', 'Email', 'Phone', 'Company']) field(name);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get Started' })).toBeNull();

    fillContact();
    press('Next');
    expect(screen.getByText('50% complete')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole('group', { name: 'Styles you like' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    button('Get Started');
    press('Back');
    expect(field('First name').value).toBe('Mara');
  });

  it('LEADS-05 LEADS-07 LEADS-34 LEADS-35 LEADS-36 LEADS-37 LEADS-38 LEADS-49 LEADS-50 LEADS-52 ERRORS-73 ERRORS-74 have a project step in the middle when the project is required', () => {
    show({ mode: 'fullpage', requiresProject: true });
    fillContact();
    press('Next');
    const values = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);
    expect(values('Project type')).toEqual([
      '',
      'residential',
      'commercial',
      'renovation',
      'new_construction',
    ]);
    expect(values('Timeline')).toEqual(['', 'immediate', '1_month', '3_months', '6_months', 'planning']);
    expect(values('Budget')).toEqual(['', 'under_10k', '10k_50k', '50k_100k', '100k_500k', 'over_500k']);

    press('Next');
    screen.getByText('Project type is required');
    screen.getByText('Timeline is required');
    const select = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    select('Project type', 'renovation');
    select('Timeline', 'planning');
    press('Next');
    const chips = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((chip) => chip.getAttribute('value'));
    expect(chips('Styles you like')).toEqual([
      'Modern',
      'Traditional',
      'Contemporary',
      'Minimalist',
      'Industrial',
      'Scandinavian',
    ]);
    expect(chips('What you need')).toEqual([
      'Interior Design',
      'Space Planning',
      'Color Consultation',
      '3D Visualization',
      'Furniture Selection',
    ]);
  });

  it('S-16 LEADS-02 LEADS-10 are a single one with the terms in minimal mode, without a step indicator', () => {
    show({ mode: 'minimal' });
    field('Email');
    accept();
    expect(button('Get Started').disabled).toBe(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('LEADS-13 can be skipped by a button when the form allows it', () => {
    const onSkip = vi.fn();
    show({ onSkip });
    press('Skip for now');
    expect(onSkip).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Next' });
  });

  it('LEADS-13 have no Skip button otherwise', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  });
});

describe('invalid fields', () => {
  it('LEADS-39 LEADS-43 LEADS-44 LEADS-45 LEADS-48 LEADS-51 ERRORS-68 ERRORS-69 ERRORS-70 block the next step, and the first one gets the focus', () => {
    show();
    press('Next');
    for (const message of ['First name is required', 'Last name is required', 'Email is required']) {
      screen.getByText(message);
    }
    expect(document.activeElement).toBe(field('First name'));
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');

    type('First name', 'Mara');
    expect(screen.queryByText('First name is required')).toBeNull();
    type('Last name', 'Lind');
    type('Email', 'mara');
    press('Next');
    screen.getByText('Invalid email address');
    expect(document.activeElement).toBe(field('Email'));
    type('Email', 'mara@example.com');
    press('Next');
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  });

  it('LEADS-46 LEADS-47 ERRORS-71 ERRORS-72 include a missing phone number when it is required', () => {
    show({ requiresPhone: true });
    fillContact();
    press('Next');
    screen.getByText('Phone number is required');
    expect(document.activeElement).toBe(field('Phone'));
  });

  it('LEADS-42 LEADS-53 ERRORS-79 C-38 include terms that are not accepted: Enter shows the error', async () => {
    show({ mode: 'minimal' });
    fillContact();
    expect(button('Get Started').disabled).toBe(true);
    fireEvent.keyDown(field('Email'), { key: 'Enter' });
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Terms Required');
    expect(toast.textContent).toContain('Please accept the terms and conditions');
    expect(api.calls(CALL)).toEqual([]);
  });
});

describe('sending it', () => {
  async function send(props: Partial<LeadFormProps> = {}): Promise<void> {
    show({ mode: 'minimal', ...props });
    fillContact();
    accept();
    press('Get Started');
    await waitFor(() => expect(api.calls(CALL)).toHaveLength(1));
  }

  it('LEADS-18 LEADS-31 LEADS-32 STORE-58 sends the entered values, and no newsletter by default', async () => {
    show();
    fillContact();
    press('Next');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Minimalist' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Space Planning' }));
    type('Anything we should know', 'North side');
    accept();
    press('Get Started');
    await screen.findByText('Welcome, Mara!');
    expect(api.calls(CALL)[0]?.body).toEqual({
      firstName: 'Mara',
      lastName: 'Lind',
      email: 'mara@example.com',
      ...{ phone: '', company: '', location: '' },
      ...{ projectType: '', projectTimeline: '', budget: '', propertyType: '' },
      styles: ['Minimalist'],
      services: ['Space Planning'],
      message: 'North side',
      newsletter: false,
      acceptTerms: true,
      website: '',
      source: 'test',
    });
  });

  it('LEADS-15 LEADS-16 LEADS-17 LEADS-40 C-23 welcomes, promises a reply in 24 hours, and mentions the mail that was sent', async () => {
    await send();
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Welcome, Mara!' }));
    screen.getByText(/We will contact you within 24 hours\./);
    screen.getByText('Check your email for details');
  });

  it('C-23 mentions no mail and promises nothing when the server does neither', async () => {
    api.answer(CALL, () => receipt({ mail_queued: false, contact_within_hours: null }));
    await send();
    await screen.findByText('Welcome, Mara!');
    screen.getByText(/We will be in touch\./);
    expect(screen.queryByText('Check your email for details')).toBeNull();
    expect(screen.queryByText(/24 hours/)).toBeNull();
  });

  it('LEADS-41 CONST-65 shows an empty form again after 3 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await send();
    await screen.findByText('Welcome, Mara!');
    vi.setTimerTickMode('manual');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    screen.getByText('Welcome, Mara!');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(field('First name').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /accept the terms/ }).checked).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('form'));
  });

  it.each([
    ['LEADS-54 ERRORS-78', undefined, 'Submission Failed', 'Please try again later'],
    [
      'GALLERY-89 ERRORS-77',
      { title: 'Submission failed', message: 'Please try again' },
      'Submission failed',
      'Please try again',
    ],
  ])(
    '%s C-24 says once that it could not be sent, and keeps the entries',
    async (_id, failedToast, title, message) => {
      api.answer(CALL, () => new Refusal(503, 'Not now', 'unavailable'));
      await send(failedToast ? { failedToast } : {});
      const [toast, ...others] = await screen.findAllByRole('alert');
      expect(toast?.textContent).toBe(`${title}${message}`);
      expect(others).toEqual([]);
      expect(field('First name').value).toBe('Mara');
      api.answer(CALL, () => receipt());
      press('Get Started');
      await screen.findByText('Welcome, Mara!');
      const keys = api.calls(CALL).map(({ headers }) => headers.get('idempotency-key'));
      expect(keys[1]).toBe(keys[0]);
    },
  );

  it('leads back to the field that the server refused', async () => {
    api.answer(CALL, () => {
      const refusal = new Refusal(400);
      return Object.assign(refusal, {
        body: { detail: 'x', code: 'invalid_request', errors: { email: ['Invalid email address'] } },
      });
    });
    show();
    fillContact();
    press('Next');
    accept();
    press('Get Started');
    await screen.findByText('Invalid email address');
    expect(document.activeElement).toBe(field('Email'));
  });

  it('ACCESS-17 solves the challenge of the server', async () => {
    const config = document.createElement('script');
    Object.assign(config, {
      type: 'application/json',
      id: 'home-design-config',
      textContent: JSON.stringify({ identity: null, botProtectionKey: 'public-key' }),
    });
    document.head.append(config);
    vi.stubGlobal('turnstile', {
      render: (_place: HTMLElement, options: { callback: (challenge: string) => void }) => {
        options.callback('solved');
        return 'widget';
      },
      remove: () => undefined,
    });
    api.answer(CALL, ({ body }) =>
      (body as { challenge?: string }).challenge === 'solved'
        ? receipt()
        : new Refusal(403, 'Please confirm that you are a person', 'challenge_required'),
    );
    await send();
    await screen.findByText('Welcome, Mara!');
    expect(api.calls(CALL)).toHaveLength(2);
    config.remove();
    vi.stubGlobal('turnstile', undefined);
  });
});
