import { z } from 'zod';
import { now } from '../clock/clock';
import { CONSULTATION_MODES } from '../entities/appointment';
import { says } from './says';

const DAY_MS = 86_400_000;
/** How long a place on a waiting list may last. */
const LONGEST_DAYS = 90;

const instant = z
  .string(says('waitlist.windowInvalid'))
  .refine((text) => !Number.isNaN(Date.parse(text)), says('waitlist.windowInvalid'));

/** Waiting for a time that becomes free, with one specialist or anyone of a specialty. */
export const waitlistSchema = z
  .object({
    specialistId: z.string().nullable(),
    specialty: z.string().nullable(),
    modes: z.array(z.enum(CONSULTATION_MODES, says('waitlist.modeRequired'))).min(1, says('waitlist.modeRequired')),
    /** ISO 8601 instants. */
    from: instant,
    until: instant,
  })
  .refine(({ specialistId, specialty }) => Boolean(specialistId) !== Boolean(specialty), {
    ...says('waitlist.whomRequired'),
    path: ['specialistId'],
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    ...says('waitlist.windowInvalid'),
    path: ['until'],
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= LONGEST_DAYS * DAY_MS, {
    ...says('waitlist.windowInvalid'),
    path: ['until'],
  })
  .refine(({ until }) => Date.parse(until) > now().getTime(), { ...says('waitlist.windowInvalid'), path: ['until'] });
export type WaitlistForm = z.output<typeof waitlistSchema>;
