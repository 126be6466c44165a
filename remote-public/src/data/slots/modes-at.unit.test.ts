import { readAs } from '@telehealth/data/client/call-backend';
import { type SpecialistOpenings, specialistOpeningRows } from '@telehealth/data/slots/slot.schema';
import { expect, it, vi } from 'vitest';
import { modesAt } from './modes-at';

const ROW = {
  ...{ specialist_id: '11111111-1111-4111-8111-111111111111', name: 'Naledi Mokoena', specialty: 'cardiology' },
  ...{ languages: ['English'], hospital: null, bio: null, years_experience: 4, accepts_insurance: false },
  ...{ council_number: 'ZZ0000001', registration_checked_at: '2026-10-01T08:00:00Z', time_zone: 'Africa/Johannesburg' },
  ...{ gender: null, province: null, city: '', visit_type_id: '22222222-2222-4222-8222-222222222222' },
  ...{ visit_type_name: 'Consultation', minutes: 30, extra_minutes: 0, modes: ['video', 'voice', 'chat'] },
  ...{ price_minor: 4500, currency: 'USD', needs_approval: false },
  openings: ['2026-11-27T08:00:00Z', '2026-11-27T12:00:00Z'],
};

function read(row: Record<string, unknown>): SpecialistOpenings {
  const [offer] = readAs(specialistOpeningRows, [row]);
  if (offer === undefined) throw new Error('No row was read');
  return offer;
}
const FIRST = new Date('2026-11-27T08:00:00Z');
const SECOND = new Date('2026-11-27T12:00:00Z');

it('reads by which modes each opening can be had', () => {
  const offer = read({ ...ROW, opening_modes: ['video', 'voice,chat'] });
  expect([modesAt(offer, FIRST), modesAt(offer, SECOND)]).toEqual([['video'], ['voice', 'chat']]);
  expect(modesAt(offer, null)).toEqual(['video', 'voice', 'chat']);
  expect(modesAt(offer, new Date('2026-11-28T08:00:00Z'))).toEqual(['video', 'voice', 'chat']);
});

it.each([{ opening_modes: [] }, {}])('takes an opening without a word of it for every mode: %j', (more) => {
  expect(modesAt(read({ ...ROW, ...more }), FIRST)).toEqual(['video', 'voice', 'chat']);
});

it('refuses a mode that is none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => read({ ...ROW, opening_modes: ['fax', 'video'] })).toThrow(
    expect.objectContaining({ id: 'data.unreadable' }),
  );
  warn.mockRestore();
});
