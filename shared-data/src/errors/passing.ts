import type { AppError } from '@telehealth/contracts/errors';
import type { MessageId } from '@telehealth/contracts/messages';

/**
 * Errors that may pass by themselves: a lost line or server, a proxy's response, a session renewed late after the device slept.
 * All others stay until the user changes something.
 */
const PASSING: ReadonlySet<MessageId> = new Set<MessageId>([
  'data.offline',
  'data.busy',
  'data.failed',
  'data.slow',
  'data.unreadable',
  'booking.fileNotSent',
  'session.expired',
]);

/** Whether an automatic retry may succeed. */
export const isPassing = ({ id }: AppError): boolean => PASSING.has(id);
