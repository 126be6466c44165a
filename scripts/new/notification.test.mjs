import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/run.mjs';
import { newNotification } from './notification.mjs';

const BOOKING = 'shared-contracts/src/notifications/booking.ts';
const CHART = 'shared-contracts/src/notifications/chart.ts';
const files = [BOOKING, CHART, 'supabase/schemas/booking/appointments.sql', 'supabase/schemas/chart/striking.sql'];
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const ofVisit = { event: 'booking.inAMonth', reader: 'patient', place: 'visit', area: 'booking', files, read };
const ofPerson = { event: 'note.reread', reader: 'specialist', place: 'patients', area: 'chart', files, read };

it('writes who tells it and the test that it is told, and enters it in the catalogue with the mail of a booking', () => {
  const written = newNotification(ofVisit);
  expect(Object.keys(written)).toEqual([
    'supabase/schemas/booking/telling-booking-in-a-month.sql',
    BOOKING,
    'supabase/tests/booking/telling-booking-in-a-month.test.ts',
  ]);
  const [told, kinds, test] = Object.values(written);
  expect(told).toContain("private.tell_visit(p_row, 'booking.inAMonth', 'patient')");
  expect(test).toContain('private.tell_booking_in_a_month(a)');
  const [entry, mail] = ["  'booking.inAMonth': {\n", "  'booking.inAMonth.patient': {\n"].map((text) =>
    kinds.indexOf(text),
  );
  expect(entry).toBeLessThan(kinds.indexOf('} satisfies Kinds;'));
  expect(mail).toBeGreaterThan(kinds.indexOf('export const BOOKING_MAILS'));
  // Nothing else of the catalogue changed.
  expect(kinds.length - read(BOOKING).length).toBeLessThan(500);
});

it('leaves the mail of anything else to the title', () => {
  const { [CHART]: kinds, ...others } = newNotification(ofPerson);
  expect(kinds.split("'note.reread'")).toHaveLength(2);
  expect(Object.values(others)[0]).toContain("private.notify(p_recipient, 'note.reread', p_ref");
  expect(Object.values(others)[1]).toContain('const { id: who } = await addSpecialist(db.sql);');
});

it('writes nothing for a name that is none or taken, nor for a reader, place or area that is not there', () => {
  const made = (other) => () => newNotification({ ...ofVisit, ...other });
  expect(made({ event: 'in a month' })).toThrow('in a month is no name of a notification');
  expect(made({ event: 'booking.soon' })).toThrow('booking.soon is a notification already');
  expect(made({ event: 'shoes.tied' })).toThrow('no notifications of shoes');
  expect(made({ reader: 'cobbler' })).toThrow('not for cobbler');
  expect(made({ place: 'shop' })).toThrow('no place shop');
  expect(made({ area: 'shoes' })).toThrow('no area shoes');
});
