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

/** A loopback port that is free now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
