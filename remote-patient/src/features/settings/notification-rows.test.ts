import { MAIL_TEMPLATES } from '@telehealth/contracts/examples/mail';
import { describe, expect, it } from 'vitest';
import { exampleMail } from './example-mail';
import { NOTIFICATION_ROWS } from './notification-rows';

const AT = new Date('2026-11-24T20:00:00Z');
const write = (example: string, isPrivate = true) =>
  exampleMail(example, { name: 'Thandi Nkosi', timeZone: 'Africa/Johannesburg', isPrivate, at: AT });

describe.each(NOTIFICATION_ROWS.map((row) => [row.title, row] as const))('%s', (_, { example, events }) => {
  const event = example.replace(/\.patient$/, '');

  it('shows a mail that is really sent, of what the line is about', () => {
    expect(MAIL_TEMPLATES).toContain(example);
    expect(events.some((name) => event === name || event.startsWith(`${name}.`))).toBe(true);
  });

  it('is whole: nothing is left open in its words', () => {
    const { subject, lines } = write(example);
    expect(`${subject} ${lines.join(' ')}`).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(lines.length).toBeGreaterThan(0);
  });

  it('names nobody where a lock screen shows it', () => {
    const { subject, lines } = write(example);
    expect(`${subject} ${lines[0]}`).not.toContain('Naledi');
  });
});

it('no event is in two lines', () => {
  const all = NOTIFICATION_ROWS.flatMap(({ events }) => events);
  expect(new Set(all).size).toBe(all.length);
});

it('a visit in the example is tomorrow, and says who it is with once privacy is off', () => {
  const { subject, lines } = write('booking.confirmed.patient', false);
  expect(subject).toContain('25 November 2026, 08:00');
  expect(lines[0]).toBe('Your visit with Naledi Mokoena is booked.');
});
