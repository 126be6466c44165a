import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../setup/run.mjs';

const WAIT_MS = 10_000;
/** Node 20 has no websocket of its own; the local services bring one along. */
const WebSocket = createRequire(path.join(ROOT, 'local-services/package.json'))('ws');

/** Tries to join a topic. Returns `ok`, `error` (refused), or `silent` without a response. */
function join(socket, topic, isPrivate) {
  const ref = randomUUID();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('silent'), WAIT_MS);
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.ref !== ref || message.event !== 'phx_reply') return;
      clearTimeout(timer);
      resolve(message.payload?.status === 'ok' ? 'ok' : 'error');
    });
    const payload = { config: { private: isPrivate, broadcast: {}, presence: {} } };
    socket.send(JSON.stringify({ topic: `realtime:${topic}`, event: 'phx_join', payload, ref, join_ref: ref }));
  });
}

/** What a signed-out visitor can hear: another person's topic, and a public one. */
export async function realtimeFacts({ url, publishableKey }) {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${encodeURIComponent(publishableKey)}&vsn=1.0.0`;
  const socket = new WebSocket(address, { handshakeTimeout: WAIT_MS });
  const opened = await new Promise((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!opened) return { opened };
  try {
    const topic = `appointments:${randomUUID()}`;
    return { opened, private: await join(socket, topic, true), public: await join(socket, topic, false) };
  } finally {
    socket.terminate();
  }
}
