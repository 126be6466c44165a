/**
 * One result of the doctor.
 * @typedef {{ state: 'fine' | 'wrong' | 'unasked' | 'local', text: string, todo?: string }} Finding
 */

/** @param {string} text @returns {Finding} */
export const fine = (text) => ({ state: 'fine', text });

/**
 * A fault, and how to fix it.
 * @param {string} text
 * @param {string} todo
 * @returns {Finding}
 */
export const wrong = (text, todo) => ({ state: 'wrong', text, todo });

/**
 * A check that was not possible, and what it needs.
 * @param {string} text
 * @param {string} needs
 * @returns {Finding}
 */
export const unasked = (text, needs) => ({ state: 'unasked', text: `${text}: not asked, needs ${needs}` });

/**
 * A deliberate difference of a developer's machine.
 * @param {string} text
 * @returns {Finding}
 */
export const local = (text) => ({ state: 'local', text });

/**
 * Joins names in a sentence, at most `most` of them.
 * @param {readonly string[]} names
 */
export function listed(names, most = 6) {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
