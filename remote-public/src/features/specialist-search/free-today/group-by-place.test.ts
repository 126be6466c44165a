import { readAs } from '@telehealth/data/client/call-backend';
import { specialistOpeningRows } from '@telehealth/data/slots/slot.schema';
import { slotRow } from '@telehealth/data/testing/booking-rows';
import { describe, expect, it } from 'vitest';
import { groupByPlace } from './group-by-place';

const found = (...changes: Parameters<typeof slotRow>[0][]) =>
  readAs(
    specialistOpeningRows,
    changes.map((one) => slotRow(one)),
  );

describe('who is free today, by place', () => {
  it('counts provinces and towns, the most first', () => {
    const results = found(
      { province: 'KZN', city: 'Durban' },
      { province: 'GP', city: 'Pretoria' },
      { province: 'GP', city: 'Johannesburg' },
      { province: 'GP', city: 'Johannesburg' },
      { province: 'GP' },
    );
    expect(groupByPlace(results)).toEqual({
      total: 5,
      places: [
        {
          province: 'GP',
          count: 4,
          cities: [
            { city: 'Johannesburg', count: 2 },
            { city: 'Pretoria', count: 1 },
          ],
        },
        { province: 'KZN', count: 1, cities: [{ city: 'Durban', count: 1 }] },
      ],
      elsewhere: 0,
    });
  });

  it('leaves out who has no opening, and counts apart who has no place', () => {
    const results = found({ province: 'GP', openings: [] }, {}, { province: 'WC', city: 'Cape Town' });
    expect(groupByPlace(results)).toMatchObject({ total: 2, elsewhere: 1, places: [{ province: 'WC', count: 1 }] });
  });
});
