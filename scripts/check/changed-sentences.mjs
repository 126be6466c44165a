/** A table of sentences. Pages bring them, tests of parts get all of them from their setting: no import leads from one to the other. */
const TABLE = /\.messages\.ts$/;
/** So many words in a row are a sentence's own. */
const OWN_WORDS = 4;

/** @returns {Map<string, string>} what stands at each id of a table */
function entriesOf(text) {
  const [, ...parts] = text.split(/^ {2}'([\w.]+)': /m);
  return new Map(parts.flatMap((id, at) => (at % 2 === 0 ? [[id, parts[at + 1]]] : [])));
}

function wordsInRow(text) {
  const words = text.toLowerCase().match(/[a-z{}]+/g) ?? [];
  return words.slice(OWN_WORDS - 1).map((_, at) => words.slice(at, at + OWN_WORDS).join(' '));
}

/**
 * Tests that say some words of what a changed message said before, or name one that came or went.
 * @param {{ changed: string[], tests: string[], read: (file: string) => string, was: (file: string) => string }} known what a file
 *   says, and said ('' where there is none)
 * @returns {string[]}
 */
export function sayingWhatChanged({ changed, tests, read, was }) {
  const ids = [];
  const words = new Set();
  for (const file of changed.filter((one) => TABLE.test(one))) {
    const [before, now] = [entriesOf(was(file)), entriesOf(read(file))];
    for (const id of new Set([...before.keys(), ...now.keys()])) {
      if (before.get(id) === now.get(id)) continue;
      if (!before.has(id) || !now.has(id)) ids.push(`'${id}'`);
      for (const row of wordsInRow(before.get(id) ?? '')) words.add(row);
    }
  }
  if (ids.length + words.size === 0) return [];
  const says = (text) => ids.some((id) => text.includes(id)) || wordsInRow(text).some((row) => words.has(row));
  return tests.filter((file) => says(read(file)));
}
