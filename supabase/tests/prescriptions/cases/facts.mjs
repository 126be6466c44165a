// What the cases of checks are derived from: the tables as they are read here, apart from how the product reads them.

import { readFileSync } from 'node:fs';

function rows(name) {
  const file = new URL(`../../../catalogue/${name}.tsv`, import.meta.url);
  const [head, ...lines] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return lines.map((cells) => Object.fromEntries(head.map((key, at) => [key, cells[at] ?? ''])));
}
const list = (text) =>
  text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const MEDICINES = rows('medicines').map((row) => ({
  ...row,
  ingredients: list(row.ingredients),
  classes: list(row.allergy_classes),
  groups: list(row.interaction_groups),
  schedules: [...row.schedules.matchAll(/S(\d)/g)].map(([, n]) => Number(n)),
}));
const ROWS = rows('interactions').filter(({ a, b }) => !a.startsWith('other:') && !b.startsWith('other:'));
const RANK = { moderate: 1, serious: 2, contraindicated: 3 };

export const medicine = (id) => {
  const found = MEDICINES.find((row) => row.id === id);
  if (found === undefined) throw new Error(`No medicine ${id}`);
  return found;
};

/** Whether a side of a row, such as `class:nsaids`, means this medicine. What is put on the skin counts only where it is named. */
function means(side, { name, ingredients, classes, groups, route }) {
  const [what, ...rest] = side.split(':');
  const word = rest.join(':');
  if (what === 'medicine') return name === word;
  if (what === 'ingredient') return ingredients.includes(word);
  if (what === 'class') return classes.includes(word);
  return route !== 'local' && groups.includes(word);
}

/** The worst row of the table about two medicines; undefined when there is none. */
export function interaction(one, other) {
  if (one.id === other.id) return undefined;
  return ROWS.filter(({ a, b }) => (means(a, one) && means(b, other)) || (means(b, one) && means(a, other))).sort(
    (x, y) => RANK[y.severity] - RANK[x.severity],
  )[0];
}

/** For each row of the table two medicines that it means, the first that a primary care list holds. */
export function examplesOfRows() {
  const known = MEDICINES.filter(({ route }) => route !== 'vaccine').sort((x, y) => rank(x) - rank(y));
  return ROWS.flatMap((row) => {
    const one = known.find((of) => means(row.a, of));
    const other = one && known.find((of) => of.id !== one.id && means(row.b, of) && !shares(one, of));
    return one && other ? [{ row, one, other }] : [];
  });
}
const rank = ({ eml_level, ingredients }) => (eml_level === 'phc' ? 0 : 2) + (ingredients.length > 1 ? 1 : 0);
export const shares = (one, other) => one.ingredients.some((name) => other.ingredients.includes(name));
