import { createServer } from 'node:net';
import { PortTakenError } from './start-error';

/**
 * Throws PortTakenError when something listens on the loopback port.
 * `what` is named as the thing that cannot start, `setting` as the variable that chooses another port.
 */
export function assertPortFree(port: number, what: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'EADDRINUSE' ? new PortTakenError(port, what, setting) : cause),
    );
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve()));
  });
}

/** Below the ports that systems give to outgoing connections: none of those takes one between its choice and its use. */
const CHOSEN_FROM = { first: 20_000, count: 12_000 };

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });

/** A loopback port that is free now. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = CHOSEN_FROM.first + Math.floor(Math.random() * CHOSEN_FROM.count);
    if (await isFree(port)) return port;
  }
  throw new Error('A hundred ports in a row were taken.');
}
