import { describe, expect, it } from 'vitest';
import { checkAllergies, plainWords } from './check-allergies';
import { ALLERGY_VIGNETTES } from './check-allergies.vignettes';
import { MEDICINE_CLASSES } from './medicine-classes';

describe('checkAllergies', () => {
  it.each(ALLERGY_VIGNETTES)('$name', ({ allergies, medicines, result, kinds, unrecognised, unknown }) => {
    const check = checkAllergies(allergies, medicines);
    expect(check.result).toBe(result);
    expect(check.findings.map(({ kind }) => kind)).toEqual(kinds);
    expect(check.unrecognised).toEqual(unrecognised);
    expect(check.unknown).toEqual(unknown);
    expect(check.allergies).toBe(allergies.length);
  });

  it('warns of every medicine of the class somebody reacts to, and of every related one', () => {
    for (const { names, medicines, related } of MEDICINE_CLASSES) {
      for (const name of names) {
        for (const medicine of medicines) expect(checkAllergies([name], [medicine]).result, medicine).toBe('conflict');
        for (const other of MEDICINE_CLASSES.filter(({ id }) => related.includes(id))) {
          for (const medicine of other.medicines)
            expect(checkAllergies([name], [medicine]).result, medicine).not.toBe('clear');
        }
      }
    }
  });
});

describe('the table', () => {
  it('is written in plain words and relates to classes that exist', () => {
    const ids = MEDICINE_CLASSES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { names, medicines, related } of MEDICINE_CLASSES) {
      for (const entry of [...names, ...medicines]) expect(plainWords(entry)).toBe(` ${entry} `);
      for (const id of related) expect(ids).toContain(id);
    }
  });
});
