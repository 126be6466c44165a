import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as ask } from 'node:http';
import { fileURLToPath } from 'node:url';

/** One connection that is kept, as browsers keep theirs. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
export const closeConnections = () => agent.destroy();

/** A request by node's own client, whose cost is the same for every server. @returns {Promise<string>} the body */
export function overHttp({ url, method, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = ask(url, { method, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${answer.statusCode} ${text}`));
      });
    });
    sent.on('error', reject).end(body ?? undefined);
  });
}

export async function startEmptyServer() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('empty-server.mjs', import.meta.url))]);
  const [port] = await once(child.stdout, 'data');
  const close = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${String(port).trim()}`, close };
}
