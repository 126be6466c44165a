import { LIMITS } from '../settings/limits';
import type { Example } from './example';

/** What is sent with a held time. */
export interface BookingDetailsValues {
  reason: string;
  consent: boolean;
}

/** Examples for the details of a booking. */
export const BOOKING_EXAMPLES: readonly Example<BookingDetailsValues>[] = [
  { name: 'reason and consent', values: { reason: 'Follow-up after the holidays', consent: true } },
  { name: 'longest reason', values: { reason: 'x'.repeat(LIMITS.reason.max), consent: true } },
  {
    name: 'no reason',
    values: { reason: '', consent: true },
    refused: { path: 'reason', id: 'booking.reasonRequired' },
  },
  {
    name: 'blank reason',
    values: { reason: ' \n ', consent: true },
    refused: { path: 'reason', id: 'booking.reasonRequired' },
  },
  {
    name: 'too long',
    values: { reason: 'x'.repeat(LIMITS.reason.max + 1), consent: true },
    refused: { path: 'reason', id: 'booking.reasonTooLong' },
  },
  {
    name: 'no consent',
    values: { reason: 'Cough', consent: false },
    refused: { path: 'consent', id: 'booking.consentRequired' },
  },
];
