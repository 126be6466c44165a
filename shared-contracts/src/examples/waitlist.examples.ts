import type { Example } from './example';

/** What somebody who wants to wait chooses. */
export interface WaitlistValues {
  specialistId: string | null;
  specialty: string | null;
  modes: string[];
  from: string;
  until: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const GOOD: WaitlistValues = {
  specialistId: null,
  specialty: 'cardiology',
  modes: ['video'],
  from: inDays(1),
  until: inDays(30),
};

/** Examples for a place on a waiting list. */
export const WAITLIST_EXAMPLES: readonly Example<WaitlistValues>[] = [
  { name: 'anyone of a specialty', values: GOOD },
  { name: 'every mode', values: { ...GOOD, modes: ['chat', 'voice', 'video'] } },
  { name: 'from now on', values: { ...GOOD, from: inDays(-1) } },
  { name: 'ninety days', values: { ...GOOD, from: inDays(0), until: inDays(89.9) } },
  {
    name: 'nobody',
    values: { ...GOOD, specialty: null },
    refused: { path: 'specialistId', id: 'waitlist.whomRequired' },
  },
  {
    name: 'a specialist and a specialty',
    values: { ...GOOD, specialistId: '5d0c1f9e-0000-4000-8000-000000000001' },
    refused: { path: 'specialistId', id: 'waitlist.whomRequired' },
  },
  { name: 'no mode', values: { ...GOOD, modes: [] }, refused: { path: 'modes', id: 'waitlist.modeRequired' } },
  {
    name: 'an unknown mode',
    values: { ...GOOD, modes: ['pigeon'] },
    refused: { path: 'modes.0', id: 'waitlist.modeRequired' },
  },
  {
    name: 'ends before it begins',
    values: { ...GOOD, from: inDays(3), until: inDays(2) },
    refused: { path: 'until', id: 'waitlist.windowInvalid' },
  },
  {
    name: 'in the past',
    values: { ...GOOD, from: inDays(-3), until: inDays(-2) },
    refused: { path: 'until', id: 'waitlist.windowInvalid' },
  },
  {
    name: 'longer than ninety days',
    values: { ...GOOD, until: inDays(92) },
    refused: { path: 'until', id: 'waitlist.windowInvalid' },
  },
];
