import { addressOf, type NotificationLine, notificationLine, type Reader } from '@telehealth/contracts/notifications';
import { useEffect, useState } from 'react';
import { findInSections } from '../find-in-sections';
import { useHost } from '../host-context';
import type { Notification } from './notification.schema';

/**
 * The line of a notification. That of an event which is newer than the host comes from a section that knows it; until then, and
 * where none does, there is news.
 */
export function useLine(told: Notification, reader: Reader): NotificationLine {
  const { started } = useHost();
  const own = notificationLine(told, reader);
  const [brought, setBrought] = useState<NotificationLine | null>(null);
  const isUnknown = own === null;
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    void findInSections(started, (words) => words.notificationLine(told, reader)).then(
      (found) => isCurrent && setBrought(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [isUnknown, told, reader, started]);
  return own ?? brought ?? { title: 'There is news for you', to: addressOf('home', reader, told.event, told) };
}
