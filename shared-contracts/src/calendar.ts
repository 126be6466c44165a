/** Door `@telehealth/contracts/calendar`: entries for the calendars of other programs. */
export * from './calendar/to-icalendar';
export * from './calendar/to-visit-event';
