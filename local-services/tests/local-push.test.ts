import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBrowser } from '@telehealth/contracts/examples/browser-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalPush } from '../src/mailbox/local-push';
import { findMail, listMails } from '../src/mailbox/mail-store';
import { startTestDatabase, type TestDatabase } from '../src/test-support/stack';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await startTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'push-keys-'));
});
afterAll(() => database.drop());

const settings = async () =>
  Object.fromEntries(
    (
      await database.sql<{ key: string; value: string }[]>`
        select key, value from private.settings where key like 'push_%'`
    ).map(({ key, value }) => [key, value]),
  );

describe('pushes of this machine', () => {
  it('are offered with a pair that is made once, and kept for its owner alone', async () => {
    const first = await createLocalPush(database.sql, folder, 'http://localhost:3000');
    await first.offer();
    const { push_public_key: key, push_hosts: hosts } = await settings();
    expect(key).toMatch(/^B[\w-]{86}$/);
    expect(hosts?.split(',')).toContain('push.localhost');
    await (await createLocalPush(database.sql, folder, 'http://localhost:3000')).offer();
    expect(await settings()).toEqual({ push_public_key: key, push_hosts: hosts });
    const file = join(folder, 'push.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ publicKey: key });
  });

  it('land in the mailbox: to which browser, what it says, and sealed as its service would get it', async () => {
    const { send } = await createLocalPush(database.sql, folder, 'http://localhost:3000');
    const browser = newBrowser();
    const notice = { title: 'Sawubona', body: 'Your visit was moved.', path: '/consultation/1', tag: 'one' };
    await send({
      ...{ notice, urgency: 'high', keepsMinutes: 15, id: 1, at: new Date() },
      to: { ...browser, id: 'a', label: 'Chrome on Android', endpoint: 'https://fcm.googleapis.com/x' },
    });
    const [mail] = await listMails(database.sql, { to: 'Chrome on Android', words: null, after: null }, 10);
    expect(mail).toMatchObject({
      subject: 'Push',
      text: 'Sawubona: Your visit was moved.\n\nhttp://localhost:3000/consultation/1',
    });
    const sealed = (await findMail(database.sql, mail?.id ?? ''))?.attachments[0]?.content ?? '';
    expect(JSON.parse(browser.read(Buffer.from(sealed, 'base64url')))).toEqual(notice);
  });
});
