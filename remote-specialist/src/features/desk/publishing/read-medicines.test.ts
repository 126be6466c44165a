import { describe, expect, it } from 'vitest';
import { readMedicines } from './read-medicines';

describe('reading a medicine list', () => {
  it('takes commas, semicolons and tabs, quotes, comments and other columns', () => {
    const rows = [{ id: 'a', name: 'A, slow', ingredients: 'a;b', route: 'systemic' }];
    expect(readMedicines('id,name,ingredients,route,price\n# by hand\na,"A, slow",a;b,systemic,7\n')).toEqual(rows);
    expect(readMedicines('\uFEFFID;Name;Ingredients;Route\r\na;"A, slow";"a;b";systemic')).toEqual(rows);
    expect(readMedicines('id\tname\tingredients\troute\na\tA, slow\ta;b\tsystemic')).toEqual(rows);
    expect(readMedicines('id,name,ingredients,route\na,"say ""A""",a,local')?.[0]?.name).toBe('say "A"');
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'Dear colleague,\nplease find the list below'],
    ['no column of names', 'id,ingredients,route\na,a,systemic'],
    ['a row without what is needed', 'id,name,ingredients,route\na,,a,systemic'],
    ['a head alone', 'id,name,ingredients,route'],
  ])('refuses %s', (_, text) => {
    expect(readMedicines(text)).toBe(null);
  });
});
