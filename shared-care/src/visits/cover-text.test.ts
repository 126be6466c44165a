import { createAppointment } from '@telehealth/data/testing/appointment-fixture';
import { expect, it } from 'vitest';
import { coverText } from './cover-text';

const AS_SPECIALIST = { viewerRole: 'specialist', counterpartName: 'Thandi Nkosi' } as const;

it.each([
  ['nobody', {}, null],
  ['the patient', { coveringName: 'Hlengiwe Ngcobo' }, 'Hlengiwe Ngcobo stands in for Naledi Mokoena.'],
  ['its holder', { ...AS_SPECIALIST, coveringName: 'Hlengiwe Ngcobo' }, 'Hlengiwe Ngcobo stands in for you.'],
  ['who stands in', { ...AS_SPECIALIST, standsInFor: 'Naledi Mokoena' }, 'You stand in for Naledi Mokoena.'],
])('says to %s who stands in for whom', (_, changes, text) => {
  expect(coverText(createAppointment(changes))).toBe(text);
});
