// Validates a case for the command before any rule sees it.

export const LONGEST_TEXT = 20_000;
const OLDEST = 125;
const SEX = new Map([
  ['female', 'female'],
  ['f', 'female'],
  ['woman', 'female'],
  ['girl', 'female'],
  ['male', 'male'],
  ['m', 'male'],
  ['man', 'male'],
  ['boy', 'male'],
]);
/** Answers that leave the sex open, including the product's own. */
const UNKNOWN = new Set([
  '',
  'unknown',
  'other',
  'none',
  'non-binary',
  'nonbinary',
  'prefer-not-to-say',
  'intersex',
  'x',
]);

const given = (value) => value !== undefined && value !== null && value !== '';

/** Returns a case as `{ text, person }`, or `{ error }` in plain words. */
export function readCase(value) {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return { error: 'a case must be a JSON object' };
  const { age, sex, text, pregnant } = value;
  if (typeof text !== 'string') return { error: 'text is missing' };
  if (text.trim() === '') return { error: 'text is empty' };
  if (text.length > LONGEST_TEXT) return { error: `text is longer than ${LONGEST_TEXT} characters (${text.length})` };
  const person = {};
  if (given(age)) {
    const years = typeof age === 'string' && age.trim() !== '' ? Number(age) : age;
    if (typeof years !== 'number' || !Number.isFinite(years)) return { error: `age is not a number: ${shown(age)}` };
    if (years < 0 || years > OLDEST) return { error: `age must be between 0 and ${OLDEST} years: ${shown(age)}` };
    person.age = years;
  }
  if (given(sex)) {
    const known = SEX.get(String(sex).trim().toLowerCase());
    if (known === undefined && !UNKNOWN.has(String(sex).trim().toLowerCase()))
      return { error: `sex must be female or male: ${shown(sex)}` };
    if (known !== undefined) person.sex = known;
  }
  if (given(pregnant)) {
    if (typeof pregnant !== 'boolean') return { error: `pregnant must be true or false: ${shown(pregnant)}` };
    // "false" on a form means only that the box was not ticked; the text may say otherwise.
    if (pregnant) person.pregnant = true;
  }
  return { text, person };
}

function shown(value) {
  return (JSON.stringify(value) ?? String(value)).slice(0, 40);
}
