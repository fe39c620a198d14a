import {
  API_BASE,
  type Image,
  type Look,
  type LookItem,
  type PhotoLight,
  type UprightView,
} from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { type LookWorld, useLookWorld } from '../../test/look-world.ts';
import { expectStatus, makeImage, readImage, usedDesigns } from '../../test/makers.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import { SCRIPTED_LIGHT } from '../../test/scripted/scripted-light.ts';

let server: LookWorld['server'];
let guest: LookWorld['guest'];
let project: LookWorld['project'];
let images: LookWorld['images'];
const { ask, start, read, done, onItem } = useLookWorld((world) => {
  ({ server, guest, project, images } = world);
});

describe('deciding about results', () => {
  const approve = (look: Look, body: object = {}) =>
    guest.post(`${API_BASE}/looks/${look.id}/approve/`, body);
  const primary = async (image: Image | undefined) =>
    (await readImage(guest, image!.id)).versions.find((version) => version.is_primary)?.id;

  it('makes approved results the versions that stand for their photos, except those left out', async () => {
    const look = await done();
    expectStatus(await onItem(look, look.items[1], 'leave_out'), 200);
    const approved = expectStatus<Look>(await approve(look), 200);
    expect(approved.items.map(({ decision }) => decision)).toEqual(['approved', 'left_out', 'approved']);
    expect(await primary(images[0])).toBe(look.items[0]?.after?.id);
    expect(await primary(images[1])).toBe(look.items[1]?.before?.id);
    const { results } = (await guest.get(`${API_BASE}/projects/${project}/looks/`)).json();
    expect(results[0].approved).toBe(2);
  });

  it('restores the former version when an approved photo is left out', async () => {
    const look = await done();
    expectStatus(await approve(look, { item_ids: [look.items[0]?.id] }), 200);
    expect(await primary(images[0])).toBe(look.items[0]?.after?.id);
    expect(await primary(images[1])).toBe(look.items[1]?.before?.id);
    expectStatus(await onItem(look, look.items[0], 'leave_out'), 200);
    expect(await primary(images[0])).toBe(look.items[0]?.before?.id);
  });

  it('is refused for a photo whose edits are running', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const look = await start({ photos: [{ image_id: images[0]?.id }] });
    await held.begun;
    const item = look.items[0];
    for (const call of ['leave_out', 'retry']) {
      const answer = await onItem(look, item, call);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'look_item_busy']);
    }
    expect((await approve(look, { item_ids: [item?.id] })).json().code).toBe('look_item_busy');
    expect(expectStatus<Look>(await approve(look), 200).items[0]?.decision).toBe('open');
    held.release();
    await server.idle();
  });

  it('loses a photo that is moved into the bin, and gets it back with its decision', async () => {
    const look = await done();
    await guest.delete(`${API_BASE}/images/${images[0]?.id}/`);
    expect((await read(look)).items).toHaveLength(2);
    await guest.post(`${API_BASE}/images/${images[0]?.id}/restore/`);
    expect((await read(look)).items).toHaveLength(3);
  });

  it('is not possible while the project is in the bin', async () => {
    const look = await done();
    await guest.delete(`${API_BASE}/projects/${project}/`);
    expect((await guest.get(`${API_BASE}/looks/${look.id}/`)).json().code).toBe('look_not_found');
    await guest.post(`${API_BASE}/projects/${project}/restore/`);
    expect((await read(look)).items).toHaveLength(3);
  });

  it('is refused for an unknown photo', async () => {
    const look = await start();
    const other = { ...look.items[0]!, id: crypto.randomUUID() as LookItem['id'] };
    for (const call of ['cancel', 'leave_out', 'retry']) {
      expect((await onItem(look, other, call)).json().code).toBe('look_item_not_found');
    }
    expect((await approve(look, { item_ids: [other.id] })).json().code).toBe('look_item_not_found');
    await server.idle();
  });
});

describe('before anything is charged', () => {
  it("shows the change of each photo's light, and which photos stay alone", async () => {
    const [, second, third] = images.map(({ versions }) => versions[0]?.id ?? '');
    server.engine.lights.set(second ?? '', { ...SCRIPTED_LIGHT, exposure: -2.6, blue: -0.3 });
    server.engine.lights.set(third ?? '', { ...SCRIPTED_LIGHT, outdoors: 1 });
    images.push(await makeImage(guest, { project }));
    const answer = await guest.post(`${API_BASE}/projects/${project}/looks/light/`, {});
    const { photos } = expectStatus<{ photos: PhotoLight[] }>(answer, 200);
    expect(photos.map(({ left_alone }) => left_alone)).toEqual(['fits', null, 'outdoors', 'fits']);
    const [, dark] = photos;
    expect(dark?.shift?.exposure).toBeGreaterThan(0.3);
    expect(dark?.shift?.blue).toBeGreaterThan(0.1);
    expect(dark?.curves?.blue).toHaveLength(33);
    expect(dark?.curves?.blue.at(-1)).toBe(1);
    expect(dark?.curves?.blue[16]).toBeGreaterThan(0.5);
    expect(await usedDesigns(guest)).toBe(0);
    expectStatus(await ask({ photos: [{ image_id: dark?.image, light: dark?.shift }] }), 202);
    await server.idle();
  });

  it('says that a photo cannot be measured', async () => {
    server.engine.refusal = new EngineError('crashed', 'The engine died.');
    const answer = await guest.post(`${API_BASE}/projects/${project}/looks/light/`, {});
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'look_failed']);
  });

  it('says that verticals are unknown if the engine finds none', async () => {
    const { versions } = images[0]!;
    const answer = await guest.post(`${API_BASE}/versions/${versions[0]?.id}/upright/`);
    expect(answer.json().code).toBe('look_failed');
    expectStatus<UprightView | object>(answer, 500);
  });
});
