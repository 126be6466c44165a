import { describe, expect, it } from 'vitest';
import { codesOf, medicalAidSchema, visitCodesSchema } from './claims';

const AID = {
  scheme: 'Made-up Health',
  plan: '',
  memberName: 'Nkosi T',
  memberNumber: '0012 345',
  dependantCode: '01',
};
const problemsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a medical aid', () => {
  it.each([
    [{}, []],
    [{ dependantCode: '', plan: 'Classic' }, []],
    [{ scheme: ' ' }, [['scheme', 'medicalAid.scheme']]],
    [{ memberName: '' }, [['memberName', 'medicalAid.memberName']]],
    [{ memberNumber: '' }, [['memberNumber', 'medicalAid.memberNumber']]],
    [{ memberNumber: '1'.repeat(31) }, [['memberNumber', 'validation.tooLong']]],
    [{ dependantCode: 'A1' }, [['dependantCode', 'medicalAid.dependantCode']]],
  ])('with %o', (change, problems) =>
    expect(problemsOf(medicalAidSchema.safeParse({ ...AID, ...change }))).toEqual(problems),
  );
});

describe('codes of a visit', () => {
  it('are typed with commas or blanks between them', () =>
    expect(codesOf(' j45.9, Z76.0  0190;')).toEqual(['J45.9', 'Z76.0', '0190']));

  it.each([
    [{ icd10: 'J45.9, I10', tariffs: '0190' }, []],
    [{ icd10: '', tariffs: '' }, []],
    [{ icd10: 'asthma', tariffs: '' }, [['icd10', 'codes.icd10']]],
    [{ icd10: 'J45.9', tariffs: '19' }, [['tariffs', 'codes.tariff']]],
    [{ icd10: Array.from({ length: 13 }, () => 'I10').join(','), tariffs: '' }, [['icd10', 'validation.tooMany']]],
  ])('%o', (values, problems) => expect(problemsOf(visitCodesSchema.safeParse(values))).toEqual(problems));
});
