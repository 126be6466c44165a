// @vitest-environment jsdom
import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { catchSavedFiles } from '@telehealth/data/testing/saved-files';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CalendarFile, toVisitCalendar } from './calendar-file';

const STARTS = new Date('2027-01-15T12:20:00Z');
const ME = { name: 'Thandi Nkosi', email: 'thandi@example.com' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the time and the person, and nothing about health', () => {
  const visit = createAppointment({
    startsAt: STARTS,
    sequence: 2,
    reason: 'Chest tightness',
    visitTypeName: 'Cardiology check',
  });
  const text = toVisitCalendar(visit, ME, 'https://sawubona.example');
  expect(text).toContain('UID:visit-1@');
  expect(text).toContain('SEQUENCE:2');
  expect(text).toContain('DTSTART:20270115T122000Z');
  expect(text).not.toMatch(/chest|cardiolog|tightness/i);
});

it('writes the reader’s own clock first, on either side', () => {
  const visit = createAppointment({ startsAt: STARTS, patientTimeZone: 'Europe/London' });
  const order = (text: string) => text.replaceAll('\r\n ', '').match(/(London|South African) time/g);
  expect(order(toVisitCalendar(visit, ME, ''))).toEqual(['London time', 'South African time']);
  const theirs = { ...visit, viewerRole: 'specialist' as const };
  expect(order(toVisitCalendar(theirs, ME, ''))).toEqual(['South African time', 'London time']);
});

it('gives a file that takes a cancelled visit out again', async () => {
  const files = catchSavedFiles();
  renderInHost(<CalendarFile visit={createAppointment({ status: 'cancelled', sequence: 3 })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Take it out of your calendar' }));
  const text = await files[0]?.text();
  expect(text).toContain('METHOD:CANCEL');
  expect(text).toContain('SEQUENCE:3');
});
