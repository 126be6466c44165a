import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClerkClient, verifyToken } from '@clerk/backend';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type IdentityStack, PASSWORD, startIdentity } from './identity-browser';

let stack: IdentityStack;
beforeAll(async () => {
  stack = await startIdentity();
});
afterAll(() => stack.close());

async function signedIn(email: string) {
  const browser = stack.browser();
  await stack.signUp(browser, email);
  const id = (await browser.session()) ?? '';
  return { browser, id };
}

const verifier = () => createRemoteJWKSet(new URL(`${stack.origin}/__clerk/.well-known/jwks.json`));

describe('tokens', () => {
  it('carry what @clerk/backend checks, for a minute', async () => {
    const { browser, id } = await signedIn('token@example.com');
    const { jwt } = (await browser.post(`/client/sessions/${id}/tokens`)).body;
    const claims = await verifyToken(jwt, {
      secretKey: stack.identity.backendSecretKey,
      apiUrl: `${stack.origin}/__clerk_backend`,
      authorizedParties: [stack.origin],
    });
    expect(claims.sid).toBe(id);
    expect(claims.iss).toBe(`${stack.origin}/__clerk`);
    expect(claims.exp - claims.iat).toBe(60);
  });

  it('of template supabase are what the data backend exchanges', async () => {
    const { browser, id } = await signedIn('exchange@example.com');
    const { jwt } = (await browser.post(`/client/sessions/${id}/tokens/supabase`)).body;
    const { payload } = await jwtVerify(jwt, verifier(), {
      issuer: stack.identity.issuer,
      audience: 'authenticated',
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({
      role: 'authenticated',
      email: 'exchange@example.com',
      email_verified: true,
      name: 'Ann Lee',
      given_name: 'Ann',
      family_name: 'Lee',
    });
    expect(payload).not.toHaveProperty('sid');
    expect(payload.sub).toMatch(/^user_/);
  });

  it('exist for keck_auth and for no unknown template', async () => {
    const { browser, id } = await signedIn('keck@example.com');
    const { jwt } = (await browser.post(`/client/sessions/${id}/tokens/keck_auth`)).body;
    expect((await jwtVerify(jwt, verifier(), { audience: 'keck' })).payload.email).toBe('keck@example.com');
    for (const name of ['nonsense', 'constructor', '__proto__']) {
      const refused = await browser.post(`/client/sessions/${id}/tokens/${name}`);
      expect([refused.status, codeOf(refused)]).toEqual([404, 'resource_not_found']);
    }
  });

  it('are announced by the discovery document', async () => {
    const document = await fetch(`${stack.origin}/__clerk/.well-known/openid-configuration`);
    expect(await document.json()).toMatchObject({
      issuer: `${stack.origin}/__clerk`,
      jwks_uri: `${stack.origin}/__clerk/.well-known/jwks.json`,
    });
  });
});

describe('sessions', () => {
  it('are recognised from cookies by @clerk/backend', async () => {
    const { browser, id } = await signedIn('request@example.com');
    const { jwt } = (await browser.post(`/client/sessions/${id}/tokens`)).body;
    const { backendSecretKey: secretKey, publishableKey } = stack.identity;
    const clerk = createClerkClient({ secretKey, publishableKey, apiUrl: `${stack.origin}/__clerk_backend` });
    const suffix = [...browser.jar.keys()]
      .find((name) => name.startsWith('__client_uat_'))
      ?.slice('__client_uat'.length);
    const cookies = [...browser.jar, ['__session', jwt], [`__session${suffix}`, jwt]];
    const request = new Request(`${stack.origin}/page`, {
      headers: { cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    const state = await clerk.authenticateRequest(request, {
      proxyUrl: `${stack.origin}/__clerk`,
      authorizedParties: [stack.origin],
    });
    expect(state.status).toBe('signed-in');
  });

  it('survive a restart of the service', async () => {
    const { browser, id } = await signedIn('restart@example.com');
    await stack.restart();
    expect(await browser.session()).toBe(id);
    const { jwt } = (await browser.post(`/client/sessions/${id}/tokens`)).body;
    await expect(jwtVerify(jwt, verifier())).resolves.toBeDefined();
  });

  it.each([
    ['patient', 24],
    ['specialist', 12],
    ['operator', 8],
  ] as const)('of a %s end %i hours after they began, however active', async (role, hours) => {
    const { browser, id } = await signedIn(`${role}-limit@example.com`);
    const person = (await browser.get('/me')).body.response.id;
    const { sql } = stack.database;
    const profile = role === 'operator' ? null : role;
    await sql`insert into public.profiles (id, clerk_id, role) values (gen_random_uuid(), ${person}, ${profile})`;
    if (role === 'operator') {
      await sql`insert into public.operators (profile_id, appointed_by)
        select id, 'the test' from public.profiles where clerk_id = ${person}`;
    }
    // The role became known within the session: the next use brings its end nearer.
    for (let hour = 1; hour < hours; hour += 1) {
      stack.pass(3600);
      expect((await browser.post(`/client/sessions/${id}/touch`)).status).toBe(200);
    }
    stack.pass(3600 - 60);
    expect((await browser.post(`/client/sessions/${id}/tokens`)).status).toBe(200);
    stack.pass(120);
    expect((await browser.post(`/client/sessions/${id}/tokens`)).status).toBe(404);
    expect(await browser.session()).toBeNull();
    expect(browser.jar.get('__client_uat')).toBe('0');
    await stack.identity.sweep();
    const [row] = await sql`select status from identity.sessions where id = ${id}`;
    expect(row?.status).toBe('expired');
  });

  it('are abandoned when nobody uses them for twelve hours', async () => {
    const { browser, id } = await signedIn('idle@example.com');
    stack.pass(11 * 3600);
    expect((await browser.post(`/client/sessions/${id}/tokens`)).status).toBe(200);
    stack.pass(11 * 3600);
    expect((await browser.post(`/client/sessions/${id}/touch`)).status).toBe(200);
    const { browser: left, id: other } = await signedIn('left@example.com');
    stack.pass(12 * 3600 + 1);
    expect((await left.post(`/client/sessions/${other}/tokens`)).status).toBe(404);
    await stack.identity.sweep();
    const [row] = await stack.database.sql`select status from identity.sessions where id = ${other}`;
    expect(row?.status).toBe('abandoned');
  });

  it('give no token once revoked by our servers', async () => {
    const { browser, id } = await signedIn('revoked@example.com');
    const revoked = await fetch(`${stack.origin}/__clerk_backend/v1/sessions/${id}/revoke`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stack.identity.backendSecretKey}` },
    });
    expect(await revoked.json()).toMatchObject({ id, status: 'revoked' });
    for (const path of ['tokens', 'tokens/supabase', 'touch']) {
      expect((await browser.post(`/client/sessions/${id}/${path}`)).status).toBe(404);
    }
    expect((await browser.get('/me')).status).toBe(401);
    expect(browser.jar.get('__client_uat')).toBe('0');
  });

  it('can be listed and revoked from another browser of the same person only', async () => {
    const { id } = await signedIn('two@example.com');
    const second = stack.browser();
    await second.post('/client/sign_ins', { identifier: 'two@example.com', password: PASSWORD });
    const list = (await (await second.send('/__clerk/v1/me/sessions/active')).json()) as { id: string }[];
    expect(list.map((session) => session.id)).toContain(id);
    const stranger = await signedIn('stranger@example.com');
    expect((await stranger.browser.post(`/me/sessions/${id}/revoke`)).status).toBe(404);
    expect((await second.post(`/me/sessions/${id}/revoke`)).body.response.status).toBe('revoked');
  });

  it('are all closed by signing out; the sign for pages goes back to zero', async () => {
    const { browser, id } = await signedIn('out@example.com');
    const out = await browser.post('/client/sessions', {}, 'DELETE');
    expect(out.body.client.sessions).toEqual([]);
    expect(browser.jar.get('__client_uat')).toBe('0');
    expect((await browser.post(`/client/sessions/${id}/tokens`)).status).toBe(404);
  });

  it.each(['end', 'remove'])('can be closed one by one (%s)', async (verb) => {
    const { browser, id } = await signedIn(`${verb}@example.com`);
    const closed = await browser.post(`/client/sessions/${id}/${verb}`);
    expect(closed.body.response.status).toBe(verb === 'end' ? 'ended' : 'removed');
    expect(await browser.session()).toBeNull();
  });

  it('are forgotten with the browser', async () => {
    const { browser } = await signedIn('forget@example.com');
    await browser.post('/client', {}, 'DELETE');
    expect(browser.jar.get('__client')).toBe('');
    expect(browser.jar.get('__client_uat')).toBe('0');
  });
});

describe('what the service keeps', () => {
  it('holds no password, code, cookie or ticket in clear', async () => {
    const email = 'stored@example.com';
    const browser = stack.browser();
    await stack.signUp(browser, email);
    const started = stack.browser();
    await started.post('/client/sign_ins', { identifier: email, strategy: 'email_code' });
    const code = await stack.mailedCode(email);
    const ticket = await stack.identity.createSignInTicket((await stack.identity.findUser(email))?.id ?? '');
    const { sql } = stack.database;
    const tables = await sql`select table_name from information_schema.tables where table_schema = 'identity'`;
    const texts = await Promise.all(
      tables.map(({ table_name }) => sql`select to_jsonb(t)::text as row from identity.${sql(table_name)} t`),
    );
    const everything = texts
      .flat()
      .map((row) => row.row)
      .join('\n');
    expect(everything).toContain(email);
    for (const secret of [PASSWORD, ticket, browser.jar.get('__client') ?? '-', `"${code}"`]) {
      expect(everything).not.toContain(secret);
    }
    const [user] = await sql`select password_hash from identity.users where email = ${email}`;
    expect(user?.password_hash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('cannot be reached by any role of the data interface', async () => {
    const { sql } = stack.database;
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const table of ['identity.users', 'identity.sessions', 'mailbox.mails']) {
        const read = sql.begin(async (tx) => {
          await tx.unsafe(`set local role ${role}`);
          await tx.unsafe(`select 1 from ${table} limit 1`);
        });
        await expect(read).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  it('keeps its keys for the owner only', async () => {
    const stateDir = await mkdtemp(join(tmpdir(), 'identity-keys-'));
    const other = await startIdentity({ stateDir });
    for (const name of ['identity-signing-key.pem', 'identity-backend-secret', 'identity-code-pepper']) {
      expect((await stat(join(stateDir, name))).mode & 0o777).toBe(0o600);
    }
    await other.close();
    await rm(stateDir, { recursive: true });
  });

  it('sweeps away what can no longer be used', async () => {
    const browser = stack.browser();
    await browser.post('/client/sign_ups', { email_address: 'swept@example.com' });
    const { sql } = stack.database;
    const left = async () => (await sql`select 1 from identity.sign_ups where email = 'swept@example.com'`).length;
    await stack.identity.sweep();
    expect(await left()).toBe(1);
    stack.pass(86_400 + 1);
    await stack.identity.sweep();
    expect(await left()).toBe(0);
  });
});
