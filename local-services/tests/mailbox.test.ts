import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailbox, type Mailbox } from '../src/mailbox/mailbox';
import { startTestDatabase, type TestDatabase } from '../src/test-support/stack';

let database: TestDatabase;
let mailbox: Mailbox;
beforeAll(async () => {
  database = await startTestDatabase();
  mailbox = createMailbox(database.sql);
});
afterAll(() => database.drop());

async function get(path: string): Promise<Response> {
  const response = await mailbox.handle(new Request(`http://localhost${path}`));
  if (!response) throw new Error('not answered');
  return response;
}

interface Message {
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments: { name: string; href: string }[];
}
const asked = async (query: Record<string, string>) =>
  (await (await get(`/__mailbox/messages?${new URLSearchParams(query)}`)).json()) as Message[];
const messages = (to: string) => asked({ to });
const subjects = (found: Message[]) => found.map(({ subject }) => subject);

describe('the mailbox', () => {
  it('lists the mails of one person, newest first, whatever the case of the address', async () => {
    await mailbox.send({ to: 'Zoe@example.com', subject: 'First', text: 'one' });
    await mailbox.send({ to: 'other@example.com', subject: 'Not hers', text: 'two' });
    await mailbox.send({ to: 'zoe@example.com', subject: 'Second', text: 'three' });
    expect((await messages('ZOE@example.com')).map((mail) => mail.subject)).toEqual(['Second', 'First']);
  });

  it('goes by when they were sent, from the ninth to the tenth as well', async () => {
    const sent = Array.from({ length: 12 }, (_, at) => `Mail ${at}`);
    for (const subject of sent) await mailbox.send({ to: 'order@example.com', subject, text: '' });
    expect(subjects(await messages('order@example.com'))).toEqual(sent.toReversed());
  });

  it('is searched by words that stand in the address, the subject or the text', async () => {
    await mailbox.send({ to: 'ana@example.com', subject: 'Visit booked', text: 'With Dr Dube, 100% sure.' });
    await mailbox.send({ to: 'ben@example.com', subject: 'Visit moved', text: 'With Dr Dube.' });
    const found = async (q: string) => subjects(await asked({ q }));
    expect(await found('DUBE')).toEqual(['Visit moved', 'Visit booked']);
    expect(await found('  dube   ana ')).toEqual(['Visit booked']);
    expect(await found('100%')).toEqual(['Visit booked']);
    for (const pattern of ['d_be', 'dube%ana', 'dube\\', '%', '_ube', 'dube zulu']) {
      expect(await found(pattern)).toEqual(pattern === '%' ? ['Visit booked'] : []);
    }
    expect(subjects(await asked({ q: 'dube', to: 'Ben@example.com' }))).toEqual(['Visit moved']);
    const page = await (await get('/__mailbox?q=dube')).text();
    expect(page).toContain('With Dr Dube, 100% sure.');
    expect(page).toContain('value="dube"');
    expect(await (await get('/__mailbox?q=%3Cb%3E')).text()).toContain('No mail with “&lt;b&gt;”.');
    for (const junk of ['\0', 'x'.repeat(5000), '(', "';--"]) expect(await found(junk)).toBeInstanceOf(Array);
  });

  it('tells what came after a mail that is known', async () => {
    await mailbox.send({ to: 'waits@example.com', subject: 'Known', text: '' });
    const [known] = await messages('waits@example.com');
    expect(await asked({ to: 'waits@example.com', after: known?.id ?? '' })).toEqual([]);
    await mailbox.send({ to: 'waits@example.com', subject: 'New', text: '' });
    expect(subjects(await asked({ to: 'waits@example.com', after: known?.id ?? '' }))).toEqual(['New']);
    for (const after of ['x', '-1', '1e9', '9'.repeat(40)]) {
      expect(subjects(await asked({ to: 'waits@example.com', after }))).toEqual(['New', 'Known']);
    }
  });

  it('makes links of our own addresses only', async () => {
    const ours = 'http://localhost/__clerk/v1/verify?token=a-b_c&x=1';
    const others =
      'https://evil.example/ http://localhost.evil.example/ http://localhost@evil.example/ javascript:alert(1)';
    await mailbox.send({
      to: 'links@example.com',
      subject: 'Links',
      text: `See ${ours}. Not ${others} "http://localhost/"`,
    });
    const [mail] = await messages('links@example.com');
    const page = await (await get(`/__mailbox/${mail?.id}`)).text();
    const card = page.slice(page.indexOf('class="card"'), page.indexOf('All mail to'));
    const targets = [...card.matchAll(/<a href="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.slice(0, 2)).toEqual([ours.replace('&', '&amp;'), 'http://localhost/']);
    expect(targets.slice(2)).toEqual(['/__mailbox?to=links%40example.com']);
    expect(card).toContain('https://evil.example/');
  });

  it('shows text from outside as text', async () => {
    const evil = '<script>alert(1)</script>&"\'';
    await mailbox.send({ to: 'evil@example.com', subject: evil, text: evil });
    const [mail] = await messages('evil@example.com');
    for (const path of ['/__mailbox', `/__mailbox/${mail?.id}`, `/__mailbox?to=${encodeURIComponent('"><script>')}`]) {
      const response = await get(path);
      expect(await response.text()).not.toContain('<script');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('hands out attachments as downloads', async () => {
    const calendar = { name: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' };
    const page = { name: '../x"\r\n.html', contentType: 'text/html\r\nx-evil: 1', content: '<script>' };
    await mailbox.send({ to: 'files@example.com', subject: 'Files', text: 'Two', attachments: [calendar, page] });
    const [mail] = await messages('files@example.com');
    const first = await get(mail?.attachments[0]?.href ?? '');
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="visit.ics"');
    expect(await first.text()).toBe('BEGIN:VCALENDAR');
    const second = await get(mail?.attachments[1]?.href ?? '');
    expect(second.headers.get('content-disposition')).toBe('attachment; filename="_x___.html"');
    expect(second.headers.get('x-evil')).toBeNull();
    expect((await get(`/__mailbox/${mail?.id}/attachments/2`)).status).toBe(404);
  });

  it('reloads by itself only when asked to', async () => {
    expect(await (await get('/__mailbox')).text()).not.toContain('http-equiv="refresh"');
    expect(await (await get('/__mailbox?watch=1&to=a%40b.co')).text()).toContain(
      '<meta http-equiv="refresh" content="5;url=/__mailbox?to=a%40b.co&amp;watch=1">',
    );
  });

  it('says so when there is nothing, and when a mail is gone', async () => {
    expect(await (await get('/__mailbox?to=nobody%40example.com')).text()).toContain(
      'No mail to nobody@example.com yet',
    );
    for (const path of ['/__mailbox/999999', '/__mailbox/1;drop', '/__mailbox/messages/x']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('answers only its own paths, and only reading', async () => {
    expect(await mailbox.handle(new Request('http://localhost/__mailboxes'))).toBeNull();
    expect((await mailbox.handle(new Request('http://localhost/__mailbox', { method: 'POST' })))?.status).toBe(405);
  });

  it('keeps the newest two thousand', async () => {
    const { sql } = database;
    await sql`insert into mailbox.mails (recipient, subject, body)
      select 'bulk@example.com', 'Mail ' || n, '' from generate_series(1, 2100) n`;
    await mailbox.send({ to: 'bulk@example.com', subject: 'Last', text: '' });
    const [{ count } = { count: 0 }] = await sql`select count(*)::int as count from mailbox.mails`;
    expect(count).toBe(2000);
  });
});
