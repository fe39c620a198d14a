import type { ApiKey, ApiKeyId, ApiKeyList } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { guest } from '../../../test/users.ts';
import { dispatchSession, sessionStore } from '../../core/session/session-store.ts';
import { SettingsPage } from './settings-page.tsx';

const AT = '/app/settings';
const KEYS = '/api/v1/auth/api-keys';
const TOKEN = `hd_${'k'.repeat(43)}`;
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const someKey = (more: Partial<ApiKey> = {}): ApiKey => ({
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' as ApiKeyId,
  name: 'Nightly import',
  prefix: 'hd_kkkkkkk',
  scopes: ['read', 'edit'],
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  ...more,
});

/** A server that stores keys. */
function keyServer(more: Partial<ApiKeyList> = {}) {
  let list: ApiKeyList = { results: [], is_included: true, limit: 20, ...more };
  return fakeApi({
    'GET /api/v1/auth/preferences': () => new Refusal(503),
    [`GET ${KEYS}`]: () => list,
    [`POST ${KEYS}`]: ({ body }) => {
      const api_key = someKey(body as Partial<ApiKey>);
      list = { ...list, results: [api_key, ...list.results] };
      return { api_key, token: TOKEN };
    },
    [`DELETE ${KEYS}/${someKey().id}`]: () => {
      list = { ...list, results: [] };
    },
  });
}
const show = () => showScreen(<SettingsPage />, { path: AT, at: `${AT}?tab=account` });
const openDialog = async () => {
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  return within(await screen.findByRole('dialog', { name: 'Create an API key' }));
};

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.setState({ at: 'initialising' }, true);
  dispatchSession({ is: 'synced', user: guest });
});

describe('API keys in the settings', () => {
  it('PLANS-34 are made with a name, scopes and an end, shown once, and copied', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const api = keyServer();
    show();
    expect(await screen.findByText('You have no API keys.')).toBeTruthy();
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText('Name'), '  Nightly import ');
    await user.click(dialog.getByRole('checkbox', { name: 'Share' }));
    await user.selectOptions(dialog.getByLabelText('It ends'), '365');
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(shown.getByLabelText<HTMLInputElement>('API key').value).toBe(TOKEN);
    expect(api.calls('POST').map(({ body }) => body)).toEqual([
      { name: 'Nightly import', scopes: ['read', 'share'], expires_in_days: 365 },
    ]);
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('API key copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(TOKEN);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Nightly import')).toBeTruthy();
    expect(document.body.textContent).not.toContain(TOKEN);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(TOKEN);
  });

  it('require a name and a scope, and send nothing before', async () => {
    const api = keyServer();
    show();
    const dialog = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: 'Read' }));
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await dialog.findByText('Please give the key a name.')).toBeTruthy();
    expect(dialog.getByText('Please choose what the key may do.')).toBeTruthy();
    expect(api.calls('POST')).toEqual([]);
  });

  it('never end when that is chosen', async () => {
    const api = keyServer();
    show();
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText('Name'), 'Import');
    await user.selectOptions(dialog.getByLabelText('It ends'), 'never');
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));
    await waitFor(() => expect(api.calls('POST')[0]?.body).toMatchObject({ expires_in_days: null }));
  });

  it('keep the entries when the server refuses, and say why', async () => {
    const api = keyServer();
    api.answer(`POST ${KEYS}`, () => new Refusal(409, 'You have 20 API keys already.', 'api_keys_full'));
    show();
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText('Name'), 'Import');
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await screen.findByText('You have 20 API keys already.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Import');
  });

  it('show their scopes, their last use and their end', async () => {
    keyServer({
      results: [
        someKey({ last_used_at: inDays(-1) }),
        someKey({
          id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302' as ApiKeyId,
          name: 'Old',
          expires_at: inDays(-2),
        }),
        someKey({
          id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303' as ApiKeyId,
          name: 'New',
          expires_at: inDays(3),
        }),
      ],
    });
    show();
    const rows = within(await screen.findByRole('list', { name: 'Your API keys' })).getAllByRole('listitem');
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(
      /^Nightly importhd_kkkkkkk…ReadEditMade on Nov 20, 2026, used yesterday, no end/,
    );
    expect(texts[1]).toMatch(/^Old.*never used, ended on /);
    expect(texts[2]).toMatch(/^New.*never used, ends on /);
  });

  it('are revoked after a confirmation', async () => {
    const api = keyServer({ results: [someKey()] });
    show();
    await user.click(await screen.findByRole('button', { name: 'Revoke the key Nightly import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “Nightly import”?' }));
    expect(api.calls('DELETE')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('API key revoked')).toBeTruthy();
    expect(await screen.findByText('You have no API keys.')).toBeTruthy();
  });

  it('close the confirmation for a key that is gone already, and reload the list', async () => {
    const api = keyServer({ results: [someKey()] });
    const detail = 'This API key was already revoked.';
    api.answer(`DELETE ${KEYS}/${someKey().id}`, () => new Refusal(404, detail, 'api_key_not_found'));
    show();
    await user.click(await screen.findByRole('button', { name: 'Revoke the key Nightly import' }));
    api.answer(`GET ${KEYS}`, () => ({ results: [], is_included: true, limit: 20 }));
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(await screen.findByText('You have no API keys.')).toBeTruthy();
  });

  it('PLANS-22 PLANS-29 lead to the plans when the plan has none, and offer no form', async () => {
    keyServer({ is_included: false });
    show();
    expect(await screen.findByText(/API access is part of the Business plan/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/app/plans');
    expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
  });

  it('say that they no longer work after a downgrade, and can be revoked', async () => {
    keyServer({ is_included: false, results: [someKey()] });
    show();
    expect(await screen.findByText(/these keys do not work now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Revoke the key Nightly import' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
  });

  it('cannot be made beyond the limit', async () => {
    keyServer({ results: [someKey()], limit: 1 });
    show();
    expect(await screen.findByText(/You have 1 key, the maximum/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    const api = keyServer({ results: [someKey()] });
    api.answer(`GET ${KEYS}`, () => new Refusal(503, 'The service is not ready.'));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The service is not ready.');
    api.answer(`GET ${KEYS}`, () => ({ results: [someKey()], is_included: true, limit: 20 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nightly import')).toBeTruthy();
  });
});
