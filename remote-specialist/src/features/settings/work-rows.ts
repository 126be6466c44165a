import type { NotificationRow } from '@telehealth/care/settings/notification-table';
import { type Kind, NOTIFICATIONS, type Reader } from '@telehealth/contracts/notifications';

type Worker = Exclude<Reader, 'patient'>;

/** Who the kinds of each audience are for, of those who work here. */
const AUDIENCES: Readonly<Record<Kind['for'], readonly Worker[]>> = {
  patient: [],
  specialist: ['specialist'],
  operator: ['operator'],
  both: ['specialist'],
  everybody: ['specialist', 'operator'],
};

interface Titles {
  title: string;
  detail?: string;
}
/** By area of events. What is always told has lines of its own. */
const TITLES: Readonly<Record<Worker, Readonly<Record<string, Titles>>>> = {
  specialist: {
    booking: { title: 'A visit is booked, asked for, moved or cancelled' },
    consultation: {
      title: 'A visit goes another way',
      detail: 'Somebody waits, is worse or did not come, or you stand in',
    },
    message: { title: 'Somebody writes to you' },
    renewal: { title: 'Somebody asks for a renewal' },
    chart: { title: 'You are asked to correct something' },
    access: { title: 'You may see a record, or no longer' },
    patient: { title: 'News about somebody you treat' },
    team: { title: 'Your practice’s team, and what it gives you to do' },
    help: { title: 'The help desk answers you' },
  },
  operator: {
    access: { title: 'An access to a record needs a check' },
    consultation: { title: 'A visit needs a decision' },
    renewal: { title: 'A request to a specialist waits too long' },
    patient: { title: 'A death is reported' },
    publishing: { title: 'A colleague proposes or decides something' },
    help: { title: 'The help desk answers you' },
  },
};
const ALWAYS: Readonly<Record<Worker, Readonly<Record<string, Titles>>>> = {
  specialist: {
    access: { title: 'An emergency access is checked', detail: 'It protects you, so we always tell you' },
    registration: { title: 'Your registration', detail: 'Your practice depends on it, so we always tell you' },
  },
  operator: {},
};

/** The lines of those who work here: every kind of the catalogue that their roles are told of. */
export function workRows(readers: readonly Worker[]): readonly NotificationRow[] {
  const rows = new Map<string, NotificationRow & { events: string[] }>();
  for (const reader of readers)
    for (const [event, kind] of Object.entries(NOTIFICATIONS)) {
      if (kind.mailed === 'never' || !AUDIENCES[kind.for].includes(reader)) continue;
      const [area = ''] = event.split('.');
      const isAlways = kind.mailed === 'always';
      const words = (isAlways ? ALWAYS : TITLES)[reader][area];
      // What both roles are told of is one line, of the first.
      if (words === undefined || [...rows.values()].some(({ events }) => events.includes(event))) continue;
      const id = `${reader}-${area}${isAlways ? '-always' : ''}`;
      const row = rows.get(id) ?? { id, events: [], ...words };
      row.events.push(event);
      rows.set(id, row);
    }
  return [...rows.values()];
}
