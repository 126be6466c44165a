import { randomInt } from 'node:crypto';
import { PortTakenError, StartError } from './start-error';

/** Below the ephemeral ports of operating systems, so that a port is not lent out between a restart's stop and start. */
const FROM = 20_000;
const TO = 32_000;
const ATTEMPTS = 100;

/**
 * Starts a listener on a loopback port. Only listening reserves a port: one that was free may be taken a moment later.
 * @param wanted the port; 0: any free one
 * @param start listens on the given port, and throws PortTakenError when it is taken
 * @throws PortTakenError when the wanted port is taken
 */
export async function onPort<T>(wanted: number, start: (port: number) => Promise<T>): Promise<T> {
  if (wanted !== 0) return start(wanted);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await start(randomInt(FROM, TO));
    } catch (cause) {
      if (!(cause instanceof PortTakenError)) throw cause;
    }
  }
  throw new StartError(`${ATTEMPTS} ports in a row were taken.`);
}
