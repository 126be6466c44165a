import { ageText } from '../formatting/age-text.ts';
import { pathFor } from '../people/acting.ts';
import { NOTIFICATIONS } from './catalogue.ts';
import { type TitleFacts, valueFor } from './kind.ts';
import { addressOf, type Reader } from './places.ts';

/** A notification as the database tells it. */
export interface Told {
  /** E.g. `booking.moved`. */
  event: string;
  refId: string | null;
  payload: TitleFacts & {
    appointmentId?: string | null | undefined;
    /** The person it is about, when its reader acts for them. */
    forWhom?: { personId?: string | undefined; name: string; dateOfBirth: string; seenOn: string } | null | undefined;
  };
}

/** What one was told in words, and the address where one sees it. */
export interface NotificationLine {
  title: string;
  to: string;
}

/** The line of a notification; null for an event that is not known here. */
export function notificationLine({ event, payload, refId }: Told, reader: Reader): NotificationLine | null {
  const kind = NOTIFICATIONS[event];
  if (kind === undefined) return null;
  const title = valueFor(kind.title, reader);
  const about = { refId, appointmentId: payload.appointmentId };
  return {
    title: (typeof title === 'string' ? title : title(payload)) + (reader === 'operator' ? '' : whomText(payload)),
    to: pathFor(
      payload.forWhom?.personId ?? null,
      addressOf(valueFor(kind.leads ?? 'home', reader), reader, event, about),
    ),
  };
}

/** To who acts for somebody: for whom, with the age. */
const whomText = ({ forWhom }: Told['payload']): string =>
  forWhom ? `, for ${forWhom.name}, ${ageText(forWhom.dateOfBirth, forWhom.seenOn)}` : '';
