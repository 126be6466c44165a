import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startTestDatabase } from '@telehealth/local-services/test-support/stack';
import {
  type Spoil,
  startTestDeployment,
  type TestDeployment,
} from '@telehealth/local-services/test-support/test-deployment';
import { testRegistry } from '@telehealth/local-services/test-support/test-site';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectedFacts } from '../../scripts/doctor/ask/repository.mjs';
import { examine } from '../../scripts/doctor/examine.mjs';

let deployment: TestDeployment;
let expected: object;
let token: string;
let keck: string;

/** pg_cron does not come with the embedded PostgreSQL: its tables as it has them, with lines as docs/production.md adds them. */
const CRON = `
  create schema cron;
  create table cron.job (jobid bigint primary key, jobname text, schedule text, command text, active boolean default true);
  create table cron.job_run_details (jobid bigint, status text, start_time timestamptz default now());
  insert into cron.job (jobid, jobname, schedule, command) values
    (1, 'sawubona-due-jobs', '10 seconds', 'select public.run_due_jobs()');
  insert into cron.job (jobid, jobname, schedule, command)
    select 1 + n, name, '30 seconds', 'select net.http_post(''https://x/functions/v1/' || name || ''')'
    from unnest(array['payments-worker', 'mail-worker', 'files-worker', 'anchors-worker', 'room-worker']) with ordinality as worker (name, n);
  insert into cron.job_run_details (jobid, status) select jobid, 'succeeded' from cron.job;`;

/** As the scheduler does. */
const anchor = () =>
  fetch(`${deployment.url}/functions/v1/anchors-worker`, {
    method: 'POST',
    headers: { authorization: `Bearer ${deployment.stack.secretKey}` },
  });

beforeAll(async () => {
  const pristine = await startTestDatabase();
  expected = await expectedFacts(pristine.url);
  await pristine.drop();
  deployment = await startTestDeployment();
  const { sql } = deployment.stack.database;
  await sql`select public.run_due_jobs()`;
  await anchor();
  const person = await deployment.stack.addPerson('asked@example.com');
  token = await person.idToken();
  keck = await deployment.stack.identity.mintTemplateToken(person.identityId, 'keck_auth');
});
afterAll(() => deployment?.close());
afterEach(() => deployment.spoil(null));

const options = () => ({
  ...{ url: deployment.url, siteFolder: deployment.siteFolder },
  secretKey: deployment.stack.secretKey,
  identitySecretKey: deployment.stack.identity.backendSecretKey,
  identityApiUrl: `${deployment.url}/__clerk_backend`,
  token,
  expected: async () => expected,
});

async function told(more: Partial<Parameters<typeof examine>[0]> = {}) {
  const findings = (await examine({ ...options(), ...more })).flatMap((subject) => subject.findings);
  const of = (state: string) => findings.filter((one) => one.state === state);
  return { findings, wrong: of('wrong').map(({ text }) => text), unasked: of('unasked').map(({ text }) => text) };
}

describe('a deployment that is as it must be', () => {
  it('has nothing wrong, and what is otherwise on this machine is said', async () => {
    const { wrong, unasked, findings } = await told();
    expect([wrong, unasked]).toEqual([[], []]);
    const here = findings.filter(({ state }) => state === 'local').map(({ text }) => text);
    expect(here).toContain('The site is served without HTTPS: this machine only');
    expect(here).toContain('Payments go to the sandbox of this machine');
  });

  it('says what cannot be asked without which credential, and tells no secret', async () => {
    const nothing = { secretKey: undefined, identitySecretKey: undefined, token: undefined };
    const { wrong, unasked } = await told(nothing);
    expect(wrong).toEqual([]);
    for (const needed of ['BACKEND_SECRET_KEY', 'CLERK_SECRET_KEY', 'IDENTITY_TOKEN'])
      expect(unasked.join('\n')).toContain(`needs ${needed}`);
    const everything = JSON.stringify((await told()).findings);
    for (const secret of [deployment.stack.secretKey, deployment.stack.identity.backendSecretKey, token])
      expect(everything).not.toContain(secret);
  });

  it('ends with 0 at the command line, and with 1 and the words where something is wrong', async () => {
    const { stack, url, siteFolder } = deployment;
    const run = async (secretKey: string) =>
      promisify(execFile)(process.execPath, ['scripts/doctor.mjs', '--url', url, '--site', siteFolder], {
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          BACKEND_SECRET_KEY: secretKey,
          LOCAL_STATE_DIR: siteFolder,
        },
      }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
      );
    const well = await run(stack.secretKey);
    expect(well.stdout).toContain('ok     Every policy is there and says what it must');
    expect(well).toMatchObject({ code: 0, stdout: expect.stringMatching(/\d+ as they must be, 0 wrong/) });
    expect(await run('sb_secret_guessed')).toMatchObject({
      ...{ code: 1, stdout: expect.stringContaining('WRONG  The backend refuses the secret key that you gave') },
    });
  });

  it('has something to do beside each thing that is wrong', async () => {
    const { findings } = await told({ secretKey: 'sb_secret_guessed' });
    for (const { state, todo } of findings) expect(Boolean(todo)).toBe(state === 'wrong');
  });
});

/** What is broken in the database, how it is put back, and what the doctor must say. */
const BROKEN_DATA: Record<string, { how: string; back: string; says: string | RegExp }> = {
  'a policy was dropped': {
    how: 'alter policy "anyone reads the texts" on public.terms_versions rename to "kept"',
    back: 'alter policy "kept" on public.terms_versions rename to "anyone reads the texts"',
    says: /policy "anyone reads the texts" of public\.terms_versions is missing.*policy "kept" of .* is not ours/,
  },
  'a policy lets everybody in': {
    how: 'alter policy "patients read who looked at their chart" on public.access_log using (true)',
    back: 'alter policy "patients read who looked at their chart" on public.access_log using (patient_id = (select private.me()))',
    says: 'policy "patients read who looked at their chart" of public.access_log says something else',
  },
  'row security is off': {
    how: 'alter table public.messages disable row level security',
    back: 'alter table public.messages enable row level security',
    says: 'row security of public.messages is off, also for the owner',
  },
  'guests were given a right': {
    how: 'grant select on public.patients to anon',
    back: 'revoke select on public.patients from anon',
    says: 'rights of anon on public.patients was given on top (select)',
  },
  'everybody may call a function of the server': {
    how: 'grant execute on function public.claim_outbox(int, text[]) to authenticated',
    back: 'revoke execute on function public.claim_outbox(int, text[]) from authenticated',
    says: 'right of authenticated to call public.claim_outbox(p_limit integer, p_channels text[]) was given on top',
  },
  'a guard of a table is switched off': {
    how: 'alter table public.appointments disable trigger user',
    back: 'alter table public.appointments enable trigger user',
    says: /trigger \w+ of public\.appointments is switched off/,
  },
  'a function has another text': {
    how: `alter function private.me() rename to me_as_it_was;
      create function private.me() returns uuid language sql stable security definer set search_path = '' as 'select null::uuid'`,
    back: 'drop function private.me(); alter function private.me_as_it_was() rename to me',
    says: /function private\.me\(\) has another text.*function private\.me_as_it_was\(\) is not ours/,
  },
  'a migration was not applied': {
    how: `update local_services.migrations set name = replace(name, '20261120000000', 'x') where name like '20261120000000%'`,
    back: `update local_services.migrations set name = replace(name, 'x_', '20261120000000_') where name like 'x\\_%'`,
    says: /1 of \d+ migrations are not applied: 20261120000000_/,
  },
  'a bucket is public': {
    how: `update storage.buckets set public = true where id = 'documents'`,
    back: `update storage.buckets set public = false where id = 'documents'`,
    says: 'The bucket documents is public: anybody who knows an address reads its files',
  },
  'a bucket takes everything': {
    how: `update storage.buckets set file_size_limit = null, allowed_mime_types = null where id = 'profile-images'`,
    back: `update storage.buckets set file_size_limit = 5242880, allowed_mime_types = array['image/jpeg', 'image/png', 'image/webp']
      where id = 'profile-images'`,
    says: 'The bucket profile-images takes files of no limit instead of 5120 KB',
  },
  'nobody calls the due jobs': {
    how: `update private.job_runs set last_ok_at = last_ok_at - interval '3 hours'`,
    back: `update private.job_runs set last_ok_at = last_ok_at + interval '3 hours'`,
    says: /Jobs did not run lately: public\.expire_lapsed_holds \(18\d min ago\)/,
  },
  'a flag is past its last day': {
    // Without an operator, and against the table's own guard: both hold for whoever comes by the functions.
    how: `set local session_replication_role = replica; insert into private.flags (name, owner, share, ends_on, set_by)
      values ('forgotten', 'Team Visit', 100, current_date - 3, gen_random_uuid())`,
    back: `set local session_replication_role = replica; delete from private.flags where name = 'forgotten'`,
    says: /The flag forgotten of Team Visit ended on [\d-]+ and is off for everybody/,
  },
  'a job fails': {
    how: `update private.job_runs set last_error = '23505 of somebody', last_error_at = now() + interval '1 minute' where name like '%lapse_access'`,
    back: `update private.job_runs set last_error = null, last_error_at = null`,
    says: 'Jobs fail: private.lapse_access (23505)',
  },
  'a cron line is missing': {
    how: `${CRON} delete from cron.job where jobname = 'sawubona-due-jobs'`,
    back: 'drop schema cron cascade',
    says: 'No cron line calls run_due_jobs()',
  },
  'a worker is not called': {
    how: `${CRON} delete from cron.job where jobname = 'payments-worker'`,
    back: 'drop schema cron cascade',
    says: 'No cron line calls the function payments-worker',
  },
  'a cron line is switched off': {
    how: `${CRON} update cron.job set active = false where jobid = 1`,
    back: 'drop schema cron cascade',
    says: 'The cron line sawubona-due-jobs, which calls run_due_jobs(), is switched off',
  },
  'a cron line fails': {
    how: `${CRON} update cron.job_run_details set status = 'failed' where jobid = 1`,
    back: 'drop schema cron cascade',
    says: 'The cron line sawubona-due-jobs failed when it last ran',
  },
  'guests may hear other people’s topics': {
    how: 'create policy "all ears" on realtime.messages for select to anon using (true)',
    back: 'drop policy "all ears" on realtime.messages',
    says: 'Who is not signed in may listen to somebody’s topic',
  },
  'the providers differ': {
    how: `update private.settings set value = 'stripe' where key = 'payment_provider'`,
    back: `update private.settings set value = 'sandbox_bank' where key = 'payment_provider'`,
    says: 'The functions take payments by sandbox_bank, the database by stripe: nobody can pay',
  },
  'an access log is not what was noted': {
    how: `insert into private.access_log_faults (patient_id, seq, problem) values (gen_random_uuid(), 2, 'anchor')`,
    back: 'delete from private.access_log_faults',
    says: '1 access logs are not what they were',
  },
  'the store of the anchors was edited': {
    how: `update private.access_log_anchoring set store = 'changed'`,
    back: `update private.access_log_anchoring set store = 'well'`,
    says: 'The store of the anchors is not as it was signed',
  },
  'nobody anchors the access logs': {
    how: `update private.access_log_anchoring set checked_at = clock_timestamp() - interval '20 minutes'`,
    back: 'update private.access_log_anchoring set checked_at = clock_timestamp()',
    says: 'The access logs were last compared with their anchors 20 min ago',
  },
  'lines wait for an anchor': {
    how: `update private.access_log_anchoring set waiting_since = clock_timestamp() - interval '15 minutes'`,
    back: 'update private.access_log_anchoring set waiting_since = null',
    says: '0 access logs wait for an anchor, for 15 min',
  },
  'mail does not leave': {
    how: `insert into public.outbox (recipient_email, template, payload, dedupe_key, not_before)
      values ('a@example.com', 'booked.patient', '{}', 'doctor', now() - interval '2 hours')`,
    back: `update public.outbox set not_before = now() + interval '1 day' where dedupe_key = 'doctor'`,
    says: '1 mails wait, the oldest for 120 min',
  },
};

describe('a database that is not as it must be', () => {
  it('is well with a scheduler that calls everything', async () => {
    const { sql } = deployment.stack.database;
    await sql.unsafe(CRON);
    expect((await told()).wrong).toEqual([]);
    await sql.unsafe('drop schema cron cascade');
  });

  it.each(Object.entries(BROKEN_DATA))('is told when %s', async (_, { how, back, says }) => {
    const { sql } = deployment.stack.database;
    await sql.unsafe(how);
    const { wrong } = await told();
    await sql.unsafe(back);
    if (typeof says === 'string') expect(wrong.join('\n')).toContain(says);
    else expect(wrong.join('\n')).toMatch(says);
  });

  it('is well again afterwards', async () => {
    expect((await told()).wrong).toEqual([]);
  });
});

const changed = (answer: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(answer.headers);
  change(headers);
  return new Response(answer.body, { status: answer.status, headers });
};
const withText = (answer: Response, text: string): Response => {
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(text, { status: answer.status, headers });
};
const on = (path: string | RegExp, how: (answer: Response) => Response | Promise<Response>): Spoil => {
  return (asked, answer) => ((typeof path === 'string' ? asked === path : path.test(asked)) ? how(answer) : undefined);
};
const otherRegistry = () => {
  const registry = testRegistry();
  registry.remotes.public.integrity = 'sha256-of-something-else';
  return registry;
};
const withoutClaim = async (answer: Response) => {
  const list = (await answer.json()) as { name: string; claims: Record<string, unknown> }[];
  for (const { name, claims } of list) if (name === 'supabase') delete claims.role;
  return Response.json(list);
};

/** What a web server in front does wrong, and what the doctor must say. */
const BROKEN_WEB: Record<string, { spoil: Spoil; says: string | RegExp }> = {
  'a function is not deployed': {
    spoil: on(/payments-worker/, () =>
      Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 }),
    ),
    says: 'The function payments-worker is not deployed',
  },
  'a function does not start': {
    spoil: on(/functions\/v1\/documents/, () =>
      Response.json({ code: 'BOOT_ERROR', message: 'Worker failed to boot' }, { status: 503 }),
    ),
    says: 'The function documents answers with 503',
  },
  'a function fails': {
    spoil: on(/functions\/v1\/payments$/, () => new Response('oh', { status: 500 })),
    says: 'The function payments answers with 500',
  },
  'whoever calls says themselves where from': {
    spoil: on(/rpc\/deployment_facts$/, async (answer) => {
      const facts: unknown = await answer.json();
      const isTold = typeof facts === 'object' && facts !== null && 'address' in facts;
      return Response.json(isTold ? { ...facts, address: '192.0.2.77' } : facts, { status: answer.status });
    }),
    says: 'Whoever calls says by cf-connecting-ip themselves where they call from',
  },
  'a header is missing': {
    spoil: on('/', (answer) => changed(answer, (headers) => headers.delete('x-frame-options'))),
    says: '/: no X-Frame-Options',
  },
  'the policy allows scripts of everybody': {
    spoil: on('/auth/patient/login', (answer) =>
      changed(answer, (headers) => {
        const policy = headers.get('content-security-policy') ?? '';
        headers.set('content-security-policy', policy.replace("script-src 'self'", "script-src 'self' https:"));
      }),
    ),
    says: '/auth/patient/login: its Content-Security-Policy allows https: in script-src',
  },
  'the registry has a wrong hash': {
    spoil: on('/remotes.json', (answer) => withText(answer, JSON.stringify(otherRegistry()))),
    says: 'The code of the section public is not what /remotes.json says',
  },
  'a CDN changed the code': {
    spoil: on(/^\/r\//, async (answer) => withText(answer, `${await answer.text()} `)),
    says: 'The code of the section public is not what /remotes.json says',
  },
  'a missing file is answered with a page': {
    spoil: on(/no-such-file/, () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
    says: 'A file that is not there is answered with 200',
  },
  'a template lacks a claim': {
    spoil: on('/__clerk_backend/v1/jwt_templates', withoutClaim),
    says: 'The token template supabase has no claim role',
  },
  'the identity publishes no keys': {
    spoil: on('/__clerk/.well-known/jwks.json', () => new Response('Not found', { status: 404 })),
    says: 'The identity publishes no keys',
  },
  'the exchange has no such provider': {
    spoil: on('/auth/v1/token', () =>
      Response.json({ error_code: 'validation_failed', msg: 'This OIDC provider is not allowed' }, { status: 400 }),
    ),
    says: 'The exchange does not take tokens of jwt',
  },
  'a clock is off': {
    spoil: on('/rest/v1/rpc/public_facts', (answer) =>
      changed(answer, (headers) => headers.set('date', new Date(Date.now() + 90_000).toUTCString())),
    ),
    // An answer names its second, not its instant.
    says: /The clock of the backend is (8|9)\d s ahead/,
  },
};

describe('a deployment behind a web server that does something wrong', () => {
  it.each(Object.entries(BROKEN_WEB))('is told when %s', async (_, { spoil, says }) => {
    deployment.spoil(spoil);
    expect((await told()).wrong.join('\n')).toMatch(says);
  });
});

describe('a doctor who was given something wrong', () => {
  it.each([
    ['another secret key', { secretKey: 'sb_secret_guessed' }, 'The backend refuses the secret key that you gave'],
    [
      'another secret of the identity',
      { identitySecretKey: 'sk_guessed' },
      'The identity refuses the secret key that you gave',
    ],
    ['no token', { token: 'x' }, 'IDENTITY_TOKEN is no token'],
    [
      'a clock that is off',
      { now: () => Date.now() - 300_000 },
      // Seconds pass between its answers on a busy machine.
      /The clock of this machine seems wrong: all others are (29|30)\d s ahead/,
    ],
  ])('says so: %s', async (_, given, says) => {
    expect((await told(given)).wrong.join('\n')).toMatch(says);
  });

  it('says what a token of another template lacks', async () => {
    const { wrong } = await told({ token: keck });
    expect(wrong.join('\n')).toContain('has aud “keck” instead of “authenticated”, has no claim role');
  });

  it('says that a token was changed on its way', async () => {
    const [head, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'x', iss: 'http://elsewhere' })).toString('base64url');
    const { wrong } = await told({ token: `${head}.${claims}.${signature}` });
    expect(wrong.join('\n')).toMatch(
      /is not signed with the identity’s published keys.*is of the issuer http:\/\/elsewhere/,
    );
  });
});
