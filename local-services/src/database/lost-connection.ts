/** Error codes of the driver when a connection failed or ended under a statement, and ours for a hanging server. */
const OF_THE_DRIVER = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'DATABASE_HANGS',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
/** SQLSTATE codes for connection exceptions, a server that stops, crashed or starts, and too many connections. */
const OF_THE_SERVER = /^(08|57P0[1-3]|53300)/;

/** Retry-After in seconds for a request refused for want of a connection. */
export const RETRY_AFTER_SECONDS = 2;

/** Whether the database connection was lost or could not be made: usually over within seconds. */
export function isConnectionLost(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return false;
  return OF_THE_DRIVER.has(cause.code) || OF_THE_SERVER.test(cause.code);
}

/**
 * Whether the database gave no answer: the connection was lost, or the statement timed out waiting for a lock. The caller may
 * retry.
 */
export const isDatabaseAway = (cause: unknown): boolean =>
  isConnectionLost(cause) || (cause instanceof Error && 'code' in cause && cause.code === '57014');
