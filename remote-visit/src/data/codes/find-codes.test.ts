import { visitCodesSchema } from '@telehealth/contracts/schemas/claims';
import { describe, expect, it } from 'vitest';
import { findCodes, readCodes } from './find-codes';
import { ICD10_LINES } from './icd10-codes';
import { TARIFF_LINES } from './tariff-codes';

const DIAGNOSES = readCodes(ICD10_LINES);
const TARIFFS = readCodes(TARIFF_LINES);
const found = (list: typeof TARIFFS, typed: string) => findCodes(list, typed).map(({ code }) => code);

describe('codes', () => {
  it('are such as a visit may be given, each once, with plain words', () => {
    for (const list of [DIAGNOSES, TARIFFS]) expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect(DIAGNOSES).toHaveLength(436);
    for (const { code, plain, note } of DIAGNOSES) {
      expect(visitCodesSchema.safeParse({ icd10: code, tariffs: '' }).success, code).toBe(true);
      expect(plain.length, code).toBeGreaterThan(2);
      expect(['', 'sensitive', 'needs-cause', 'secondary']).toContain(note);
    }
    for (const { code } of TARIFFS)
      expect(visitCodesSchema.safeParse({ icd10: '', tariffs: code }).success, code).toBe(true);
  });

  it.each([
    ['0191', ['0191']],
    ['019', ['0190', '0191', '0192', '0193', '0129']],
    ['phone', ['0130']],
    ['Repeat script', ['0132']],
    ['after hours', ['0146', '0147', '0148']],
    ['consult long', ['0192', '0193']],
    ['xyz', []],
    ['  ', []],
  ])('tariffs for %j', (typed, codes) => expect(found(TARIFFS, typed)).toEqual(codes));

  it.each([
    ['j45', 'J45'],
    ['runny tummy', 'A09.9'],
    ['high blood pressure', 'I10'],
  ])('a diagnosis for %j', (typed, code) => expect(found(DIAGNOSES, typed)[0]).toContain(code));

  it('offers eight at most, and its own number before words', () => {
    expect(found(DIAGNOSES, 'a')).toHaveLength(8);
    expect(found(DIAGNOSES, 'i10')[0]).toBe('I10');
  });
});
