import { ageText } from '@telehealth/contracts/formatting';
import { addressOf, NOTIFICATIONS, type Reader, valueFor } from '@telehealth/contracts/notifications';
import type { Notification } from './notification.schema';

/** What one was told in words, and the place where one sees it. An event that is not known yet says that there is news. */
export function notificationLine(
  { event, payload, refId }: Notification,
  reader: Reader,
): { title: string; to: string } {
  const kind = NOTIFICATIONS[event];
  const title = valueFor(kind?.title ?? 'There is news for you', reader);
  const about = { refId, appointmentId: payload.appointmentId };
  return {
    title: (typeof title === 'string' ? title : title(payload)) + (reader === 'operator' ? '' : whomText(payload)),
    to: addressOf(valueFor(kind?.leads ?? 'home', reader), reader, event, about),
  };
}

/** Of a visit for somebody else than the account holder: whom, with the age. */
const whomText = ({ forWhom }: Notification['payload']): string =>
  forWhom ? `, for ${forWhom.name}, ${ageText(forWhom.dateOfBirth, forWhom.seenOn)}` : '';
