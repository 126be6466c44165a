/** What the driver says where a connection could not be made or ended under a statement; what we say of a server that hangs. */
const OF_THE_DRIVER = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'DATABASE_HANGS',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
/** Connection exceptions; the server is ending, has crashed or is starting; too many connections. */
const OF_THE_SERVER = /^(08|57P0[1-3]|53300)/;

/** Seconds after which whoever was refused for want of a connection may try again. */
export const RETRY_AFTER_SECONDS = 2;

/** Whether the connection to the database was lost, or could not be made: nobody's fault, and over within seconds. */
export function isConnectionLost(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return false;
  return OF_THE_DRIVER.has(cause.code) || OF_THE_SERVER.test(cause.code);
}

/**
 * Whether the database gave no answer: the connection was lost, or it took longer than a statement may, because something else
 * holds what it waits for. Who asked may try again.
 */
export const isDatabaseAway = (cause: unknown): boolean =>
  isConnectionLost(cause) || (cause instanceof Error && 'code' in cause && cause.code === '57014');
