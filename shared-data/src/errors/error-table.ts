import type { MessageId } from '@telehealth/contracts/messages';

/** Codes of the database and of PostgREST. `P0001` with a hint carries the message id itself and is not listed. */
export const DATABASE_CODES: Readonly<Record<string, MessageId>> = {
  '42501': 'access.refused',
  '23P01': 'booking.slotTaken',
  '23505': 'data.conflict',
  '23503': 'data.invalid',
  '23514': 'data.invalid',
  '22P02': 'data.invalid',
  '57014': 'data.failed',
  PGRST116: 'data.notFound',
  PGRST301: 'session.expired',
  PGRST302: 'session.expired',
  PGRST303: 'session.expired',
};

/** Fallback by HTTP status, where the code says nothing. 0 means no response. */
export const HTTP_STATUSES: Readonly<Record<number, MessageId>> = {
  0: 'data.offline',
  401: 'session.expired',
  403: 'access.refused',
  404: 'data.notFound',
  413: 'data.tooLarge',
  429: 'data.busy',
  503: 'data.busy',
};
