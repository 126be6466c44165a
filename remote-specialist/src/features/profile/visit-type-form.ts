import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import type { VisitTypeInput } from '@telehealth/contracts/schemas/practice-forms';
import type { OwnVisitType } from '@telehealth/data/practice/practice.schema';

const HOUR = 60;
const DAY = 24 * HOUR;

/** `30 minutes`, `2 hours`, `1 day`. */
export function minutesText(minutes: number): string {
  const [count, unit] =
    minutes >= DAY && minutes % DAY === 0
      ? [minutes / DAY, 'day']
      : minutes >= HOUR && minutes % HOUR === 0
        ? [minutes / HOUR, 'hour']
        : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The options of a select, including the present value, in order. */
export function minuteOptions(offered: readonly number[], chosen: string, none: string) {
  const all = [...new Set([...offered, Number(chosen)])].sort((a, b) => a - b);
  return all.map((minutes) => ({ value: String(minutes), label: minutes === 0 ? none : minutesText(minutes) }));
}
export const NOTICES = [0, 30, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];
export const CANCEL_NOTICES = [0, 2 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];

/**
 * The initial field values.
 * @param position of a new one, after all others
 */
export function toVisitTypeInput(type: OwnVisitType | null, position: number): VisitTypeInput {
  if (type === null)
    return {
      name: '',
      minutes: '30',
      modes: [...CONSULTATION_MODES],
      priceMinor: '',
      currency: 'USD',
      bufferBeforeMinutes: '0',
      bufferAfterMinutes: '0',
      gridMinutes: '30',
      noticeMinutes: '120',
      windowDays: '60',
      cancelNoticeMinutes: '1440',
      lateRefundPercent: '50',
      needsApproval: false,
      position,
    };
  return {
    name: type.name,
    minutes: String(type.minutes),
    modes: [...type.modes],
    currency: type.currency,
    priceMinor: (type.priceMinor / 100).toFixed(2),
    bufferBeforeMinutes: String(type.bufferBeforeMinutes),
    bufferAfterMinutes: String(type.bufferAfterMinutes),
    gridMinutes: String(type.gridMinutes),
    noticeMinutes: String(type.noticeMinutes),
    windowDays: String(type.windowDays),
    cancelNoticeMinutes: String(type.cancelNoticeMinutes),
    lateRefundPercent: String(type.lateRefundPercent),
    needsApproval: type.needsApproval,
    position: type.position,
  };
}
