import { z } from 'zod';
import type { MessageId } from '../messages/catalogue';
import { LIMITS } from '../settings/limits';
import { type NumberKind, readNumber } from './read-number';
import { says } from './says';

const { visitType, prescription } = LIMITS;
const whole = ({ min, max }: { min: number; max: number }): NumberKind => ({ decimals: 0, min, max });

/** Every number that is typed into a form. */
export const NUMBER_KINDS = {
  yearsOfExperience: whole(LIMITS.yearsOfExperience),
  /** US dollars. */
  consultationRate: { decimals: 2, ...LIMITS.consultationRate },
  minutes: whole(visitType.minutes),
  /** In the currency, not in its cents. */
  price: { decimals: 2, min: visitType.priceMinor.min / 100, max: visitType.priceMinor.max / 100 },
  bufferMinutes: whole(visitType.buffer),
  windowDays: whole(visitType.windowDays),
  percent: whole({ min: 0, max: 100 }),
  /** Of a hundred people, at least one. */
  shareOfPeople: whole({ min: 1, max: 100 }),
  quantity: whole(prescription.quantity),
  schedule: whole(prescription.schedule),
  daysSupply: whole(prescription.daysSupply),
  repeats: whole(prescription.repeats),
  doseAmount: { decimals: 2, ...prescription.doseAmount },
  timesADay: { decimals: 1, ...prescription.timesADay },
  textVersion: whole({ min: 1, max: 999_999 }),
  /** Rands: outside of these the point stands in the wrong place. */
  perDollar: { decimals: 4, min: 5, max: 60 },
} as const satisfies Record<string, NumberKind>;

/** The number that was typed; NaN where none of its kind was. */
export function numberOf(typed: string, kind: NumberKind): number {
  const reading = readNumber(typed, kind);
  return reading.is === 'number' ? reading.value : Number.NaN;
}

/** A number as it is typed; it comes out with a point, as the database reads it. */
export const numberText = (kind: NumberKind, wrong: MessageId, missing: MessageId = wrong) =>
  z
    .string(says(missing))
    .trim()
    .min(1, says(missing))
    .transform((typed, context) => {
      const reading = readNumber(typed, kind);
      if (reading.is === 'number') return reading.text;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    });
