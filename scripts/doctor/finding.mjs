/**
 * What the doctor says of one thing.
 * @typedef {{ state: 'fine' | 'wrong' | 'unasked' | 'local', text: string, todo?: string }} Finding
 */

/** @param {string} text @returns {Finding} */
export const fine = (text) => ({ state: 'fine', text });

/** Something that must be mended, and how. @param {string} text @param {string} todo @returns {Finding} */
export const wrong = (text, todo) => ({ state: 'wrong', text, todo });

/** What could not be asked, and what it takes to ask it. @param {string} text @param {string} needs @returns {Finding} */
export const unasked = (text, needs) => ({ state: 'unasked', text: `${text}: not asked, needs ${needs}` });

/** What is otherwise on a developer's machine, on purpose. @param {string} text @returns {Finding} */
export const local = (text) => ({ state: 'local', text });

/** A list in a sentence, at most `most` of it by name. @param {readonly string[]} names */
export function listed(names, most = 6) {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
