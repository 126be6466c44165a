import { fork } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The local services over an existing database. @returns {Promise<{ url: string, jwtSecret: string, close(): Promise<void> }>} */
export async function startServices(root, databaseUrl, stateDir) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    LOCAL_STATE_DIR: stateDir,
    PORT: '0',
    DEMO: 'false',
  };
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
  const child = fork(join(root, 'local-services/dist/cli.mjs'), { env, stdio });
  const told = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
  if (!told) throw new Error('The local services did not start: npm run build first.');
  const [{ ready: url }] = told;
  const { jwtSecret } = JSON.parse(await readFile(join(stateDir, 'keys/backend.json'), 'utf8'));
  const close = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, jwtSecret, close };
}

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const uuidOf = (name) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** A session of the n-th patient of the seed, signed with this installation's own secret (RFC 7515). */
export function tokenOf(patient, jwtSecret) {
  const claims = {
    sub: patient,
    session_id: patient,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', jwtSecret).update(text).digest('base64url')}`;
}

/** Bookings per second over HTTP with that many people at once. */
export async function bookingsOverHttp({ url, jwtSecret }, slots, { clients, seconds }) {
  const until = performance.now() + seconds * 1000;
  let booked = 0;
  async function one() {
    while (performance.now() < until) {
      const slot = slots.shift();
      if (!slot) throw new Error('The bench ran out of times to book.');
      const answer = await fetch(`${url}/rest/v1/rpc/hold_slot`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: 'sb_publishable_local',
          authorization: `Bearer ${tokenOf(slot.patient, jwtSecret)}`,
        },
        body: JSON.stringify({
          p_visit_type: slot.visit_type,
          p_starts_at: slot.starts,
          p_mode: 'video',
          p_time_zone: 'Europe/London',
          p_idempotency_key: uuidOf(`${slot.patient}${slot.starts}`),
        }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      booked += 1;
    }
  }
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, one));
  return (booked * 1000) / (performance.now() - from);
}
