import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { UserId } from '@home-design/contract';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { systemClock } from '../clock.ts';
import { transaction } from '../database/database.ts';
import { createQueue } from '../queue/boss-queue.ts';
import type { Queue } from '../queue/queue.ts';
import { mailWork } from './deliver-mail.ts';
import { MailRefused, type MailSender } from './mail.ts';
import { createMailLinks } from './mail-links.ts';
import { createOutbox, MAIL_QUEUE, type NewMail } from './outbox.ts';
import { refuseMails, savePreferences } from './preference-store.ts';
import { createSmtpSender } from './smtp-sender.ts';

const log = pino({ level: 'silent' });
const FROM = { name: 'Harbor Design', address: 'hello@harbor.example' };

/** The mails that the mail server received. */
interface Taken {
  from: string;
  to: string[];
  content: string;
}
let taken: Taken[];
/** The mail server's answers to the next recipients; it accepts all later ones. */
let refusals: { responseCode: number; message: string }[];
let signIns: number;
const mailServer = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (_auth, _session, callback) => {
    signIns += 1;
    callback(null, { user: 'harbor' });
  },
  onRcptTo: (_address, _session, callback) => {
    const refusal = refusals.shift();
    callback(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
  },
  onData: (stream, { envelope }, callback) => {
    void text(stream).then((content) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
      callback();
    });
  },
});

const links = createMailLinks({ secret: randomBytes(32), publicUrl: 'https://rooms.example' });

let address: string;
let database: TestDatabase;
let queues: Queue[];
beforeAll(async () => {
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  address = `127.0.0.1:${(listening.address() as AddressInfo).port}`;
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.remove();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});
beforeEach(() => {
  [taken, refusals, signIns, queues] = [[], [], 0, []];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop({ drainMs: 1_000 })));
});

const smtp = () => createSmtpSender(`smtp://${address}`, FROM);

/** A process with an outbox; with a sender it also delivers. */
async function startProcess(sender?: MailSender) {
  const queue = createQueue({ database, log, names: [MAIL_QUEUE] });
  queues.push(queue);
  await queue.start();
  const deps = { db: database.db, clock: systemClock, log };
  if (sender) await queue.work(MAIL_QUEUE, mailWork({ ...deps, sender, links }));
  const outbox = createOutbox({ queue, clock: systemClock, links, sends: true });
  return { queue, outbox, post: (mail: NewMail) => transaction(database.db, (tx) => outbox.post(tx, mail)) };
}

const newMail = (more: Partial<NewMail> = {}): NewMail => ({
  topicId: randomUUID(),
  kind: 'test',
  to: 'mara@example.com',
  replyTo: null,
  subject: 'Your consultation',
  body: { before: ['Hello Mara,'], facts: [], after: [] },
  subscription: 'account',
  ...more,
});
/** An account that accepts mails about its projects. */
async function somebody(): Promise<UserId> {
  const id = UserId.parse(randomUUID());
  await database.db
    .insertInto('users')
    .values({ id, isAnonymous: false, email: null, displayName: null })
    .execute();
  return id;
}
const stateOf = async ({ topicId }: NewMail) => {
  const rows = await database.db.selectFrom('mails').selectAll().where('topicId', '=', topicId).execute();
  return rows[0];
};
const messageIds = () => taken.map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]);

describe('the outbox', () => {
  it('C-23 sends a posted mail, as text and HTML, and stores that it did', async () => {
    const { post } = await startProcess(smtp());
    const mail = newMail({ replyTo: 'studio@example.com', subject: 'Grüße: \u{1f6cb}' });
    expect(await post(mail)).toBe(true);
    await expect.poll(() => stateOf(mail)).toMatchObject({ state: 'sent', failure: null });

    const [{ from, to, content } = { from: '', to: [], content: '' }] = taken;
    expect([from, to]).toEqual(['hello@harbor.example', ['mara@example.com']]);
    expect(content).toContain('From: Harbor Design <hello@harbor.example>\r\n');
    expect(content).toContain('Reply-To: studio@example.com\r\n');
    expect(content).toContain('Auto-Submitted: auto-generated\r\n');
    expect(content).toMatch(/Content-Type: text\/plain[\s\S]*Hello Mara,[\s\S]*Content-Type: text\/html/);
    expect(messageIds()).toEqual([`<${(await stateOf(mail))?.id}@harbor.example>`]);
  });

  it('C-27 adds an unsubscribe button and link to every mail that can be refused, and to no other', async () => {
    const { post } = await startProcess(smtp());
    const userId = await somebody();
    const projects = newMail({ subscription: { topic: 'projects', userId } });
    const account = newMail();
    expect([await post(projects), await post(account)]).toEqual([true, true]);
    await expect.poll(() => taken).toHaveLength(2);
    const [first = '', second = ''] = taken.map(({ content }) => content.replaceAll(/\r\n[ \t]/g, ' '));
    const url = links.unsubscribeUrl({ topic: 'projects', userId })!;
    expect(url).toMatch(/^https:\/\/rooms\.example\/app\/unsubscribe\/[\w-]+\.[\w-]+$/);
    expect(first).toContain(`List-Unsubscribe: <${url}>\r\n`);
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect((await stateOf(projects))?.textBody).toBe(
      `Hello Mara,\n\nYou get this mail because you have projects here. Stop mails about projects:\n${url}\n`,
    );
    expect((await stateOf(projects))?.htmlBody).toContain(`<a href="${url}">`);
    expect(second).not.toMatch(/unsubscribe/i);
  });

  it('C-27 writes no mail to a user who unsubscribed, and sends no waiting one', async () => {
    const [tired, busy] = [await somebody(), await somebody()];
    const { post } = await startProcess();
    const about = (userId: UserId, more: object = {}) =>
      newMail({ subscription: { topic: 'projects', userId }, ...more });
    const waiting = about(busy);
    expect(await post(waiting)).toBe(true);
    await savePreferences(database.db, tired, { projectNotifications: false });
    await savePreferences(database.db, busy, { emailNotifications: false });
    for (const userId of [tired, busy, UserId.parse(randomUUID())]) {
      const refused = about(userId);
      expect(await post(refused)).toBe(false);
      expect(await stateOf(refused)).toBeUndefined();
    }
    const last = newMail();
    await post(last);
    await startProcess(smtp());
    await expect.poll(() => stateOf(last)).toMatchObject({ state: 'sent' });
    await expect.poll(() => stateOf(waiting)).toBeUndefined();
    expect(taken).toHaveLength(1);
  });

  it('C-27 writes no more to an address that refused mails about forms', async () => {
    const { post } = await startProcess(smtp());
    const to = `${randomUUID()}@example.com`;
    const subscription = { topic: 'requests', addressKey: links.addressKey(to.toUpperCase()) } as const;
    const first = newMail({ to, subscription: 'requests' });
    expect(await post(first)).toBe(true);
    await expect.poll(() => stateOf(first)).toMatchObject({ state: 'sent' });
    await refuseMails(database.db, subscription, new Date());
    await refuseMails(database.db, subscription, new Date());
    expect(await post(newMail({ to, subscription: 'requests' }))).toBe(false);
    const kept = await database.db.selectFrom('mailRefusals').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('@');
  });

  it('has no mail of a transaction that was rolled back', async () => {
    const { outbox } = await startProcess(smtp());
    const mail = newMail();
    const failing = transaction(database.db, async (tx) => {
      await outbox.post(tx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stateOf(mail)).toBeUndefined();
  });

  it.each([
    { to: 'mara@example.com\r\nBcc: all@example.com' },
    { replyTo: 'x@example.com\n' },
    { subject: 'Hi\nBcc: all@example.com' },
  ])('S12 removes line breaks from headers: %j', async (odd) => {
    const { post } = await startProcess();
    await expect(post(newMail(odd))).rejects.toThrow('not a single line');
  });

  it('gives up at once after a permanent refusal, until the operator sends the mail again', async () => {
    const { post, outbox } = await startProcess(smtp());
    refusals.push({ responseCode: 550, message: 'no such person' });
    const mail = newMail();
    await post(mail);
    await expect.poll(() => stateOf(mail)).toMatchObject({ state: 'failed' });
    expect((await stateOf(mail))?.failure).toContain('no such person');

    expect(await outbox.sendWaiting(database.db)).toBe(1);
    await expect.poll(() => stateOf(mail)).toMatchObject({ state: 'sent', failure: null });
    expect(taken).toHaveLength(1);
  });

  it('retries later after a temporary refusal, and shows the reason meanwhile', async () => {
    const { post } = await startProcess(smtp());
    refusals.push({ responseCode: 451, message: 'greylisted' });
    const mail = newMail();
    await post(mail);
    await expect.poll(async () => (await stateOf(mail))?.failure).toContain('greylisted');
    expect(await stateOf(mail)).toMatchObject({ state: 'queued' });
    expect(taken).toEqual([]);

    // The wait is over.
    const endWait = () =>
      database.runner.executeSql(
        `update pgboss.job set start_after = now() where name = $1 and state = 'retry'
          and start_after > now() + interval '10 seconds' returning id`,
        [MAIL_QUEUE],
      );
    await expect.poll(async () => (await endWait()).rows).toHaveLength(1);
    await expect.poll(() => stateOf(mail)).toMatchObject({ state: 'sent' });
    expect(taken).toHaveLength(1);
  });

  it('R2 sends the mails that a dead process left, under the same Message-ID', async () => {
    const real = smtp();
    // The process dies between the mail server's answer and the note of it.
    const dying = await startProcess({
      send: async (mail) => {
        await real.send(mail);
        await new Promise(() => undefined);
      },
    });
    const mail = newMail();
    await dying.post(mail);
    await expect.poll(() => taken).toHaveLength(1);
    await dying.queue.stop({ drainMs: 0 });
    expect(await stateOf(mail)).toMatchObject({ state: 'queued' });

    await startProcess(real);
    await expect.poll(() => stateOf(mail)).toMatchObject({ state: 'sent' });
    const [first, second] = messageIds();
    expect(taken).toHaveLength(2);
    expect(second).toBe(first);
  });
});

describe('the sender', () => {
  const mail = {
    id: randomUUID(),
    to: 'mara@example.com',
    replyTo: null,
    subject: 'Hi',
    text: 'Hi',
    html: 'Hi',
  };

  it('S12 sends no password to a mail server without encryption', async () => {
    const sender = createSmtpSender(`smtp://harbor:secret@${address}`, FROM);
    await expect(sender.send(mail)).rejects.toThrow();
    expect([signIns, taken]).toEqual([0, []]);
  });

  it('treats an unreachable mail server as a temporary failure', async () => {
    const failure = await createSmtpSender('smtp://127.0.0.1:1', FROM)
      .send(mail)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
  });
});
