import { z } from 'zod';
import { SOUTH_AFRICAN_ZONE } from '../formatting/time.ts';
import { type Clocks, shortMoment } from '../formatting/written-moment.ts';
import { pathFor } from '../people/acting.ts';
import { BRAND_NAME } from '../settings/brand.ts';
import { NOTIFICATIONS } from './catalogue.ts';
import { valueFor } from './kind.ts';
import { addressOf } from './places.ts';

/** The event of the outbox that carries a code to a number which is to be confirmed. */
export const PHONE_CODE = 'notifications.phoneCode';

/** What the outbox knows of a text: no name of anybody. */
const textFacts = z.object({
  appointmentId: z.string().nullish(),
  startsAt: z.coerce.date().nullish(),
  timeZone: z.string().default(SOUTH_AFRICAN_ZONE),
  clocks: z.record(z.string(), z.number()).optional(),
  /** Whom it is about, when its reader acts for them. */
  personId: z.string().nullish(),
});

interface Said {
  /** "your visit", or what is no more than one of somebody they act for. */
  visit: string;
  /** " on Thu 27 Nov, 14:30", or nothing. */
  on: string;
}

interface Text {
  /** Whether it waits for the end of the quiet hours: a text wakes people whom a mail does not. */
  sent: 'now' | 'later';
  /** For how many minutes a push of it is kept for a device that is off: what it says is of no use later. */
  keeps: number;
  /** One sentence in plain letters, of which 160 are one text: no name, no specialty, no reason, no amount. */
  says: (said: Said) => string;
}

const HALF_A_DAY = 720;
const A_DAY = 1440;

/**
 * The kinds that patients are texted about who confirmed a number, and that are pushed to their devices, and how. Everything else comes
 * by mail alone.
 */
export const TEXTS: Readonly<Record<string, Text>> = {
  'booking.soon': { sent: 'later', keeps: HALF_A_DAY, says: ({ visit, on }) => `${visit} is${on}.` },
  'booking.approved': { sent: 'later', keeps: A_DAY, says: ({ visit, on }) => `${visit}${on} was accepted.` },
  'booking.timeProposed': {
    sent: 'later',
    keeps: A_DAY,
    says: ({ visit, on }) => `somebody asks to move ${visit}${on}. Please answer.`,
  },
  'booking.moved': { sent: 'now', keeps: A_DAY, says: ({ visit, on }) => `${visit} was moved. It is now${on}.` },
  'booking.cancelled': { sent: 'now', keeps: A_DAY, says: ({ visit, on }) => `${visit}${on} was cancelled.` },
  'consultation.admitted': {
    sent: 'now',
    keeps: 15,
    says: ({ visit }) => `your doctor is ready: ${visit} begins now.`,
  },
  'consultation.runningLate': {
    sent: 'now',
    keeps: 60,
    says: ({ visit }) => `${visit} starts later. See the new time.`,
  },
  'consultation.specialistAbsent': {
    sent: 'now',
    keeps: HALF_A_DAY,
    says: ({ visit }) => `sorry, ${visit} did not take place.`,
  },
};

/** Whether a choice of the settings, an event or an area of events, switches anything that is texted. */
export const isTexted = (name: string): boolean =>
  Object.keys(TEXTS).some((event) => event === name || event.startsWith(`${name}.`));

/** What a text says. The parts are what an approved template is filled with: the sentence and the address, or the code. */
export interface WrittenPhoneText {
  kind: 'notice' | 'code';
  text: string;
  parts: readonly string[];
}

const codeFacts = z.object({ code: z.string().regex(/^\d{6}$/) });

const whenOf = (at: Date | null | undefined, timeZone: string, clocks: Clocks | undefined) =>
  at ? ` on ${shortMoment(at, timeZone, clocks)}` : '';

/** @throws Error for a template that is not texted, ZodError when the payload cannot be read */
function noticeOf(template: string, payload: unknown) {
  const [text, kind] = [TEXTS[template], NOTIFICATIONS[template]];
  if (!text || !kind) throw new Error(`${template} is not texted.`);
  const { appointmentId, startsAt, timeZone, clocks, personId } = textFacts.parse(payload);
  const visit = personId ? 'a visit that you look after' : 'your visit';
  const says = text.says({ visit, on: whenOf(startsAt, timeZone, clocks) });
  const place = valueFor(kind.leads ?? 'home', 'patient');
  const path = pathFor(personId ?? null, addressOf(place, 'patient', template, { appointmentId }));
  return { text, says, path };
}

/** What the browser shows, as it travels. Our worker reads it (`emergency/src/push`). */
export interface PushNotice {
  title: string;
  body: string;
  /** Where a press leads, below our origin. */
  path: string;
  /** A later notice of the same visit takes this one's place. */
  tag: string;
}

/** A push: what it says, and how its service is to treat it (RFC 8030). */
export interface WrittenPush {
  notice: PushNotice;
  /** Whether it wakes a device that saves its battery. */
  urgency: 'high' | 'normal';
  keepsMinutes: number;
}

/**
 * The words of a push: the sentence of the text of that kind, which names nobody.
 * @throws Error for a template that is not texted, ZodError when the payload cannot be read
 */
export function writePush(template: string, payload: unknown): WrittenPush {
  const { text, says, path } = noticeOf(template, payload);
  const body = says.slice(0, 1).toUpperCase() + says.slice(1);
  return {
    notice: { title: BRAND_NAME, body, path, tag: path },
    urgency: text.sent === 'now' ? 'high' : 'normal',
    keepsMinutes: text.keeps,
  };
}

/**
 * The words of a text by its template and payload, as the outbox has them.
 * @param origin addresses in it begin with it
 * @throws Error for a template that is not texted, ZodError when the payload cannot be read
 */
export function writePhoneText(template: string, payload: unknown, origin: string): WrittenPhoneText {
  if (template === PHONE_CODE) {
    const { code } = codeFacts.parse(payload);
    const text = `${BRAND_NAME}: ${code} is your code. It works for 10 minutes. Give it to nobody. Not yours? Then do nothing.`;
    return { kind: 'code', text, parts: [code] };
  }
  const { says, path } = noticeOf(template, payload);
  const link = origin + path;
  return { kind: 'notice', text: `${BRAND_NAME}: ${says} ${link} Reply STOP to end.`, parts: [says, link] };
}
