import { describe, expect, it } from 'vitest';
import { prescriptionCodeSchema, readPrescriptionCode, writePrescriptionCode } from './prescription-code';

const CODE = 'K7Q2M9XA0B1CPDR4ST6V';

describe('the code of a prescription', () => {
  it.each([
    ['as it is printed', 'K7Q2-M9XA-0B1C-PDR4-ST6V'],
    ['in lower case', 'k7q2-m9xa-0b1c-pdr4-st6v'],
    ['with spaces and other dashes', ' K7Q2 M9XA–0B1C.PDR4 ST6V '],
    ['with O for zero and l for one', 'K7Q2-M9XA-OBlC-PDR4-ST6V'],
    ['with I for one', 'K7Q2-M9XA-0BIC-PDR4-ST6V'],
  ])('is read %s', (_, typed) => {
    expect(prescriptionCodeSchema.parse({ code: typed })).toEqual({ code: CODE });
  });

  it.each([
    ['', 'prescriptions.codeRequired'],
    [' -- ', 'prescriptions.codeRequired'],
    ['K7Q2-M9XA', 'prescriptions.codeIncomplete'],
    [`${CODE}5`, 'prescriptions.codeIncomplete'],
  ])('“%s” is refused before it is sent', (typed, id) => {
    const parsed = prescriptionCodeSchema.safeParse({ code: typed });
    expect(parsed.error?.issues[0]?.message).toBe(id);
  });

  it('is written in the groups it is read in', () => {
    expect(writePrescriptionCode(CODE)).toBe('K7Q2-M9XA-0B1C-PDR4-ST6V');
    expect(readPrescriptionCode(writePrescriptionCode(CODE))).toBe(CODE);
  });
});
