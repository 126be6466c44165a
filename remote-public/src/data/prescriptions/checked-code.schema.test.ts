import { readAs } from '@telehealth/data/client/call-backend';
import { describe, expect, it } from 'vitest';
import { checkedCode } from './checked-code.schema';

const read = (answer: unknown) => readAs(checkedCode, answer);

const ANSWER = {
  is: 'prescription',
  issued_on: '2026-11-19',
  prescriber: 'Naledi Mokoena',
  council_number: 'ZZ0000001',
  patient_initials: 'TD',
  signature: null,
  ended: null,
  is_old: false,
  dispensed: [],
  items: [
    {
      position: 1,
      medicine: 'Metformin',
      form: 'tablets',
      strength: '500 mg',
      quantity: 60,
      quantity_words: '',
      repeats: 2,
    },
  ],
};

describe('the answer about a code', () => {
  it('is what a pharmacist compares', () => {
    expect(read(ANSWER)).toEqual({
      is: 'prescription',
      issuedOn: '2026-11-19',
      prescriber: 'Naledi Mokoena',
      councilNumber: 'ZZ0000001',
      patientInitials: 'TD',
      signature: null,
      ended: null,
      isOld: false,
      dispensed: [],
      medicines: [
        {
          position: 1,
          medicine: 'Metformin',
          form: 'tablets',
          strength: '500 mg',
          quantity: 60,
          quantityWords: '',
          repeats: 2,
        },
      ],
    });
  });

  it('of any other code is that it proves nothing', () => {
    expect(read({ is: 'nothing' })).toEqual({ is: 'nothing' });
  });

  it.each([
    null,
    {},
    { ...ANSWER, ended: undefined },
    { ...ANSWER, issued_on: 'yesterday' },
    { ...ANSWER, prescriber: null },
  ])('of another shape is shown to nobody: %o', (answer) => {
    expect(() => read(answer)).toThrow(expect.objectContaining({ id: 'data.unreadable' }));
  });
});
