import { z } from 'zod';
import { CONSULTATION_MODES } from '../booking/appointment';
import { NUMBER_KINDS, numberOf } from './number-kinds';
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
      minutes: numberOf(texts.minutes, NUMBER_KINDS.minutes),
      priceMinor: Math.round(numberOf(texts.priceMinor, NUMBER_KINDS.price) * 100),
      currency: texts.currency as VisitTypeInputOf['currency'],
      bufferBeforeMinutes: numberOf(texts.bufferBeforeMinutes, NUMBER_KINDS.bufferMinutes),
      bufferAfterMinutes: numberOf(texts.bufferAfterMinutes, NUMBER_KINDS.bufferMinutes),
      gridMinutes: Number(texts.gridMinutes) as VisitTypeInputOf['gridMinutes'],
      noticeMinutes: Number(texts.noticeMinutes),
      windowDays: numberOf(texts.windowDays, NUMBER_KINDS.windowDays),
      cancelNoticeMinutes: Number(texts.cancelNoticeMinutes),
      lateRefundPercent: numberOf(texts.lateRefundPercent, NUMBER_KINDS.percent),
    }),
  )
  .pipe(visitTypeSchema);
export type VisitTypeInput = z.input<typeof visitTypeTextSchema>;
