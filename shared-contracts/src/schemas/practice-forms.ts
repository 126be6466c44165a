import { z } from 'zod';
import { CONSULTATION_MODES } from '../entities/appointment';
import { exceptionSchema, visitTypeSchema } from './practice';

// Forms of a practice as they are typed: texts of fields become what the database takes.

/** Time off or extra time: a whole day has no times, and one day is entered once. */
export const timeOffSchema = z
  .object({
    kind: z.enum(['off', 'extra']),
    fromDate: z.string(),
    toDate: z.string(),
    isWholeDay: z.boolean(),
    startsAt: z.string(),
    endsAt: z.string(),
  })
  .transform(({ kind, fromDate, toDate, isWholeDay, startsAt, endsAt }) => ({
    kind,
    fromDate,
    toDate: toDate === '' ? fromDate : toDate,
    startsAt: isWholeDay ? '00:00' : startsAt,
    // A clock has no 24:00; midnight ends the day here.
    endsAt: isWholeDay || endsAt === '00:00' ? '24:00' : endsAt,
  }))
  .pipe(exceptionSchema);
export type TimeOffInput = z.input<typeof timeOffSchema>;

const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
/** `45.50` in the currency as 4550; what is no amount is none. */
const minor = (text: string) =>
  /^\d+([.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN;

type VisitTypeInputOf = z.input<typeof visitTypeSchema>;

/** A visit type: numbers are texts, the price is in the currency and not in its cents. */
export const visitTypeTextSchema = z
  .object({
    name: z.string(),
    minutes: z.string(),
    modes: z.array(z.enum(CONSULTATION_MODES)),
    priceMinor: z.string(),
    currency: z.string(),
    bufferBeforeMinutes: z.string(),
    bufferAfterMinutes: z.string(),
    gridMinutes: z.string(),
    noticeMinutes: z.string(),
    windowDays: z.string(),
    cancelNoticeMinutes: z.string(),
    lateRefundPercent: z.string(),
    needsApproval: z.boolean(),
    position: z.number(),
  })
  .transform(
    (texts): VisitTypeInputOf => ({
      ...texts,
      minutes: number(texts.minutes),
      priceMinor: minor(texts.priceMinor),
      currency: texts.currency as VisitTypeInputOf['currency'],
      bufferBeforeMinutes: number(texts.bufferBeforeMinutes),
      bufferAfterMinutes: number(texts.bufferAfterMinutes),
      gridMinutes: number(texts.gridMinutes) as VisitTypeInputOf['gridMinutes'],
      noticeMinutes: number(texts.noticeMinutes),
      windowDays: number(texts.windowDays),
      cancelNoticeMinutes: number(texts.cancelNoticeMinutes),
      lateRefundPercent: number(texts.lateRefundPercent),
    }),
  )
  .pipe(visitTypeSchema);
export type VisitTypeInput = z.input<typeof visitTypeTextSchema>;
