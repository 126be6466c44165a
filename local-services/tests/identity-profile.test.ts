import { PLAIN, PLAIN_GIF, TELLING, tells } from '@telehealth/supabase/tests/support/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity, type TestBrowser } from './identity-browser';
import { mailReader } from './identity-mails';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let stack: IdentityStack;
let mails: ReturnType<typeof mailReader>;
beforeAll(async () => {
  stack = await startIdentity();
  mails = mailReader(stack);
});
afterAll(() => stack.close());

async function person(email: string): Promise<TestBrowser> {
  const browser = stack.browser();
  await stack.signUp(browser, email);
  return browser;
}

interface Profile {
  id: string;
  image_url: string;
  has_image: boolean;
  first_name: string;
  delete_self_enabled: boolean;
}
const profileOf = async (browser: TestBrowser) => (await browser.get('/me')).body.response as unknown as Profile;

describe('names', () => {
  it('change, and are never empty', async () => {
    const browser = await person('names@example.com');
    const changed = await browser.post('/me', { first_name: ' Zoë ', last_name: 'van Wyk' }, 'PATCH');
    expect(changed.body.response).toMatchObject({ first_name: 'Zoë', last_name: 'van Wyk' });
    const refused = await browser.post('/me', { first_name: '  ', last_name: 'X' }, 'PATCH');
    expect([refused.status, codeOf(refused)]).toEqual([422, 'form_param_nil']);
    expect(refused.body.errors[0].meta.param_name).toBe('first_name');
    expect((await profileOf(browser)).first_name).toBe('Zoë');
  });
});

describe('the password', () => {
  it('changes by the present one at any time; the owner is told and others are signed out when asked', async () => {
    const browser = await person('word@example.com');
    const elsewhere = stack.browser();
    await elsewhere.post('/client/sign_ins', { identifier: 'word@example.com', password: PASSWORD });
    stack.pass(60 * 60);
    const change = { current_password: PASSWORD, new_password: 'Another-word-22', sign_out_of_other_sessions: 'true' };
    expect(codeOf(await browser.post('/me/change_password', { ...change, current_password: 'Wrong-1234' }))).toBe(
      'form_password_incorrect',
    );
    expect((await browser.post('/me/change_password', change)).status).toBe(200);
    expect(await browser.session()).not.toBeNull();
    expect(await elsewhere.session()).toBeNull();
    expect((await mails.newest('word@example.com')).subject).toBe('Your Sawubona password was changed');
  });
});

async function upload(browser: TestBrowser, bytes: Uint8Array<ArrayBuffer>, type = 'image/png', name = 'me.png') {
  const body = new FormData();
  body.append('file', new File([bytes], name, { type }));
  const response = await browser.send('/__clerk/v1/me/profile_image', { method: 'POST', body });
  return {
    status: response.status,
    body: (await response.json()) as { response: { id: string; public_url: string }; errors: { code: string }[] },
  };
}

describe('the picture', () => {
  it('is stored, shown only as a picture, replaced and removed', async () => {
    const browser = await person('picture@example.com');
    expect(await profileOf(browser)).toMatchObject({
      has_image: false,
      image_url: expect.stringContaining('avatar_placeholder'),
    });
    const first = await upload(browser, PNG, 'text/html', 'evil.html');
    expect(first.status).toBe(200);
    const { public_url: url } = first.body.response;
    expect(await profileOf(browser)).toMatchObject({ has_image: true, image_url: url });
    const shown = await fetch(url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG);
    const second = await upload(browser, PNG);
    expect(second.body.response.public_url).not.toBe(url);
    expect((await fetch(url)).status).toBe(404);
    await browser.post('/me/profile_image', {}, 'DELETE');
    expect((await profileOf(browser)).has_image).toBe(false);
    expect((await fetch(second.body.response.public_url)).status).toBe(404);
  });

  it.each([...Object.entries(PLAIN), ['image/gif', PLAIN_GIF] as const])(
    'may be %s, known by its first bytes',
    async (type, picture) => {
      const browser = await person(`${type.slice(6)}@example.com`);
      const { body } = await upload(browser, picture, 'application/octet-stream');
      const shown = await fetch(body.response.public_url);
      expect(shown.headers.get('content-type')).toBe(type);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture);
    },
  );

  it('tells nothing of where it was taken', async () => {
    const browser = await person('place@example.com');
    for (const [what, type, picture] of TELLING.filter(([told]) => ['EXIF', 'eXIf', 'iTXt'].includes(told))) {
      const { status, body } = await upload(browser, picture, type);
      expect(status, what).toBe(200);
      const shown = new Uint8Array(await (await fetch(body.response.public_url)).arrayBuffer());
      expect([what, tells(picture), tells(shown)]).toEqual([what, true, false]);
    }
  });

  it('is not read before its person is known', async () => {
    const body = new ReadableStream({ start: (part) => part.enqueue(PNG) });
    const end = new AbortController();
    const init = { method: 'POST', body, duplex: 'half', signal: end.signal } as RequestInit;
    expect((await stack.browser().send('/__clerk/v1/me/profile_image', init)).status).toBe(401);
    end.abort();
  });

  it('is not looked for among very many parts', async () => {
    const browser = await person('parts@example.com');
    const part = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n';
    const response = await browser.send('/__clerk/v1/me/profile_image', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `${part.repeat(200_000)}--b--\r\n`,
    });
    expect(response.status).toBe(400);
  });

  it('comes as text as well, which is how the SDK sends a data URL', async () => {
    const browser = await person('dataurl@example.com');
    const response = await browser.send('/__clerk/v1/me/profile_image', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: `data:image/png;base64,${PNG.toString('base64')}`,
    });
    expect(response.status).toBe(200);
    expect((await profileOf(browser)).has_image).toBe(true);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program', 'MZ\x90\0'],
    ['almost a PNG', '\x89PNG\r\n'],
    ['nothing', ''],
  ])('is never %s', async (name, text) => {
    const browser = await person(`never.${Buffer.from(name).toString('hex')}@example.com`);
    const { status, body } = await upload(browser, new Uint8Array(Buffer.from(text, 'latin1')));
    expect([status, body.errors[0]?.code]).toEqual([422, 'avatar_file_type_invalid']);
    expect((await profileOf(browser)).has_image).toBe(false);
  });

  it('has a size, and the call a form', async () => {
    const browser = await person('large@example.com');
    const large = new Uint8Array(10_000_001);
    large.set(PNG);
    expect((await upload(browser, large)).body.errors[0]?.code).toBe('avatar_file_size_exceeded');
    const huge = await upload(browser, new Uint8Array(14_000_000));
    expect([huge.status, huge.body.errors[0]?.code]).toEqual([413, 'avatar_file_size_exceeded']);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/mixed; boundary="']) {
      const answer = await browser.send('/__clerk/v1/me/profile_image', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '--x\r\njunk',
      });
      expect(answer.status).toBe(400);
    }
    const withoutFile = await browser.post('/me/profile_image', {});
    expect(withoutFile.status).toBe(400);
    expect((await upload(stack.browser(), PNG)).status).toBe(401);
  });

  it('of an unknown name is not there', async () => {
    for (const name of ['img_x', '', '..', "';--", '%2e%2e%2fkeys']) {
      expect((await fetch(`${stack.origin}/__clerk/images/${name}`)).status).toBe(404);
    }
  });
});

interface Activity {
  id: string;
  latest_activity: { browser_name: string; device_type: string; is_mobile: boolean; ip_address: string; city: string };
}
const activities = async (browser: TestBrowser) =>
  (await (await browser.send('/__clerk/v1/me/sessions/active')).json()) as Activity[];

describe('where one is signed in', () => {
  const signIn = (browser: TestBrowser, email: string, headers: Record<string, string>) =>
    browser.send('/__clerk/v1/client/sign_ins', {
      method: 'POST',
      body: new URLSearchParams({ identifier: email, password: PASSWORD }),
      headers,
    });

  it('tells browser, device and network, shortened; another one can be ended', async () => {
    const email = 'places@example.com';
    await person(email);
    const desk = stack.browser();
    await signIn(desk, email, { 'user-agent': CHROME, 'x-test-address': '203.0.113.77' });
    const phone = stack.browser();
    await signIn(phone, email, { 'user-agent': PHONE, 'x-test-address': '2001:db8:1234:5678::1' });
    const listed = (await activities(desk)).map(({ latest_activity }) => latest_activity);
    expect(listed).toMatchObject([
      { ip_address: '127.0.0.1', city: 'this computer' },
      {
        browser_name: 'Chrome',
        browser_version: '131',
        device_type: 'Windows',
        is_mobile: false,
        ip_address: '203.0.113.x',
      },
      {
        browser_name: 'Safari',
        browser_version: '18',
        device_type: 'iPhone',
        is_mobile: true,
        ip_address: '2001:db8:1234:x',
      },
    ]);
    const rows = await stack.database.sql`select * from identity.sessions`;
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
    const [, , other] = await activities(desk);
    expect((await desk.post(`/me/sessions/${other?.id}/revoke`)).body.response.status).toBe('revoked');
    expect(await phone.session()).toBeNull();
    expect(await activities(desk)).toHaveLength(2);
  });

  it('follows the browser when it is used from elsewhere', async () => {
    const browser = await person('moves@example.com');
    const session = await browser.session();
    await browser.post(`/client/sessions/${session}/touch`, {}, undefined, {
      'user-agent': PHONE,
      'x-test-address': '198.51.100.9',
    });
    expect((await activities(browser))[0]?.latest_activity).toMatchObject({
      device_type: 'iPhone',
      ip_address: '198.51.100.x',
      city: 'place unknown',
    });
  });

  it('ends nobody else’s session', async () => {
    const [one, two] = [await person('mine@example.com'), await person('yours@example.com')];
    const [theirs] = await activities(two);
    expect((await one.post(`/me/sessions/${theirs?.id}/revoke`)).status).toBe(404);
    expect(await two.session()).not.toBeNull();
  });
});

describe('deleting oneself', () => {
  it('is off unless the instance allows it', async () => {
    const browser = await person('stays@example.com');
    expect((await profileOf(browser)).delete_self_enabled).toBe(false);
    const refused = await browser.post('/me', {}, 'DELETE');
    expect([refused.status, codeOf(refused)]).toEqual([403, 'user_delete_self_not_enabled']);
    expect(await browser.session()).not.toBeNull();
  });

  it('ends everything, after a fresh proof, and the address is free again', async () => {
    const open = await startIdentity({ deleteSelf: true });
    try {
      const browser = open.browser();
      await open.signUp(browser, 'leaves@example.com');
      const elsewhere = open.browser();
      await elsewhere.post('/client/sign_ins', { identifier: 'leaves@example.com', password: PASSWORD });
      await upload(browser, PNG);
      const { image_url, delete_self_enabled } = await profileOf(browser);
      expect(delete_self_enabled).toBe(true);
      open.pass(11 * 60);
      expect(codeOf(await browser.post('/me', {}, 'DELETE'))).toBe('session_reverification_required');
      const session = await browser.session();
      await browser.post(`/client/sessions/${session}/verify`, { level: 'first_factor' });
      const proof = { strategy: 'password', password: PASSWORD };
      await browser.post(`/client/sessions/${session}/verify/attempt_first_factor`, proof);
      const deleted = await browser.post('/me', {}, 'DELETE');
      expect(deleted.body.response).toMatchObject({ object: 'user', deleted: true });
      expect(deleted.body.client.sessions).toEqual([]);
      expect(await elsewhere.session()).toBeNull();
      expect((await fetch(image_url)).status).toBe(404);
      expect((await mailReader(open).newest('leaves@example.com')).subject).toBe('Your Sawubona account was deleted');
      const again = await open.signUp(open.browser(), 'leaves@example.com');
      expect(again.body.response.status).toBe('complete');
    } finally {
      await open.close();
    }
  });
});

describe('what is not offered', () => {
  it('is not there: phone numbers, wallets, passkeys', async () => {
    const browser = await person('offers@example.com');
    for (const path of ['/me/phone_numbers/', '/me/web3_wallets/', '/me/passkeys', '/me/external_accounts']) {
      expect((await browser.post(path, { phone_number: '+27110000000' })).status).toBe(404);
    }
  });
});
