import type { AppError, MessageId } from '@telehealth/contracts';

/**
 * What may go away by itself: a line or a server that is away, an answer that something in between wrote, a session whose
 * renewal is late after a device slept. Everything else is refused for good, until somebody changes something.
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

/** Whether the same may succeed when it is tried again by itself. */
export const isPassing = ({ id }: AppError): boolean => PASSING.has(id);
