import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { resetLocalState, settingsFrom } from '../src/main';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
// Within the package, so that its dependencies are found.
const builtDir = join(folder, 'dist/for-tests');
const marker = 'Zanele-Hlongwane-secret';
let stateDir: string;
let output = '';
let port: number;
let child: ReturnType<typeof spawn>;

beforeAll(async () => {
  execFileSync(process.execPath, [join(folder, 'build.mjs'), builtDir]);
  stateDir = await mkdtemp(join(tmpdir(), 'sawubona-logs-'));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: '0',
    POSTGRES_PORT: '0',
    LOCAL_STATE_DIR: stateDir,
    DEMO: '0',
  };
  child = spawn(process.execPath, [join(builtDir, 'cli.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      const ready = /"services\.ready","port":(\d+)/.exec(output);
      if (!ready) return;
      port = Number(ready[1]);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(output)));
  });
});

afterAll(async () => {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  // The database's folder may lie elsewhere.
  await resetLocalState(settingsFrom({ LOCAL_STATE_DIR: stateDir, SITE_DIR: stateDir }));
  await rm(stateDir, { recursive: true, force: true });
  await rm(builtDir, { recursive: true, force: true });
});

test('failures of every kind leave nothing of what people typed in any output', async () => {
  const url = `http://localhost:${port}`;
  const client = createClient(url, 'sb_publishable_local', {
    auth: { persistSession: false },
    realtime: { transport: WebSocket as never },
  });
  const failures = await Promise.all([
    client.from('profiles').insert({ email: marker }),
    client.from('visit_types').select().eq('id', marker),
    client.from('visit_types').select(marker),
    client.rpc('find_slots', { p_from: marker }),
    client.rpc('take_booking_draft', { p_code: marker, wrong: marker }),
    client.rpc('keep_booking_draft', { p_draft: { [marker]: marker } }),
    client.from(marker).select(),
  ]);
  for (const failure of failures) expect(failure.error).not.toBeNull();
  expect((await client.auth.signInWithIdToken({ provider: 'jwt', token: marker })).error).not.toBeNull();
  expect((await client.auth.resend({ type: 'signup', email: `${marker}@example.com` })).error).toBeNull();
  expect((await client.storage.from('profile-images').upload(`${marker}/x`, new Blob(['x']))).error).not.toBeNull();
  const raw = (path: string, body: string) =>
    fetch(url + path, { method: 'POST', headers: { apikey: 'sb_publishable_local' }, body });
  await raw('/rest/v1/rpc/find_slots', `{"${marker}`);
  await raw('/auth/v1/token?grant_type=id_token', marker);
  await raw('/__clerk/v1/client/sign_ins', `identifier=${marker}&password=${marker}`);
  await fetch(`${url}/__mailbox/messages?to=${marker}`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(output).not.toContain(marker);
  expect(output).not.toMatch(/parameters|PostgresError/);
});
