import { SPECIALTIES } from '@telehealth/contracts/people';
import { describe, expect, it } from 'vitest';
import { NEED_LEXICON } from './need-lexicon';
import { suggestSpecialties } from './suggest-specialty';

const of = (need: string) => suggestSpecialties(need).map(({ specialty }) => specialty);

describe('a need in plain words', () => {
  it.each([
    ['An itchy rash on both arms', 'dermatology'],
    ['My baby has a rash', 'pediatrics'],
    ['my daughter is teething', 'pediatrics'],
    ['My blood pressure is high', 'cardiology'],
    ['migraines every week', 'neurology'],
    ["I can't sleep and I worry a lot", 'psychiatry'],
    ['missed my period', 'obgyn'],
    ['My knee is swollen since football', 'orthopedics'],
    ['Type 2 diabetes check-up', 'internal'],
    ['questions about chemotherapy', 'oncology'],
    ['physiotherapy after a fall', 'other'],
    ['ushukela', 'internal'],
    ['hoofpyn', 'neurology'],
    ['Cough and a sore throat since Monday', 'general'],
    ['a sick note please', 'general'],
  ])('"%s" leads to %s', (need, first) => expect(of(need)[0]).toBe(first));

  it('names the words it follows from', () => {
    expect(suggestSpecialties('An itchy rash')).toEqual([{ specialty: 'dermatology', words: ['rash', 'itchy'] }]);
  });

  it('gives two where the words point two ways, the stronger first', () => {
    expect(of('itchy skin rash and headaches')).toEqual(['dermatology', 'neurology']);
  });

  it('follows no word that was denied', () => expect(of('a cough, no rash')).toEqual(['general']));

  it.each(['', '  ', 'hi'])('says nothing to "%s"', (need) => expect(of(need)).toEqual([]));

  it.each([
    ['a sore throat, but no rash and no headache', 'general'],
    ['I had a rash years ago, now my knee hurts', 'orthopedics'],
    ['no palpitations. I cannot sleep', 'psychiatry'],
  ])('reads denial and the past as triage does: "%s" leads to %s', (need, first) => expect(of(need)[0]).toBe(first));

  it('knows every specialty but general practice, which is the answer without words', () => {
    expect([...Object.keys(NEED_LEXICON), 'general'].sort()).toEqual([...SPECIALTIES].sort());
  });
});
