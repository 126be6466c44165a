// Describes in words what differs between two databases.

/** @typedef {import('./catalogue.mjs').Aspects} Aspects */

const short = (text) => (text.length > 160 ? `${text.slice(0, 157)}…` : text);

/** Returns the first differing line of two long texts. */
function firstDifference(left, right) {
  const [a, b] = [left.split('\n'), right.split('\n')];
  const at = a.findIndex((line, index) => line !== b[index]);
  const line = at < 0 ? a.length : at;
  const place = a.length > 1 || b.length > 1 ? ` (line ${line + 1})` : '';
  return { place, a: a[line] ?? 'nothing more', b: b[line] ?? 'nothing more' };
}

function differencesOf(name, left, right, [leftName, rightName]) {
  const aspects = [...new Set([...Object.keys(left), ...Object.keys(right)])].sort();
  return aspects
    .filter((aspect) => left[aspect] !== right[aspect])
    .map((aspect) => {
      const { place, a, b } = firstDifference(left[aspect] ?? 'nothing', right[aspect] ?? 'nothing');
      return `${name}: ${aspect} differs${place}. ${leftName}: ${short(a)} · ${rightName}: ${short(b)}`;
    });
}

/**
 * Compares two catalogues from `readCatalogue`.
 * @param {Map<string, Aspects>} left
 * @param {Map<string, Aspects>} right
 * @param {[string, string]} names their names in the sentences
 * @returns {string[]} one sentence for each difference, sorted; empty when both are the same
 */
export function compareCatalogues(left, right, names) {
  const all = [...new Set([...left.keys(), ...right.keys()])].sort();
  return all.flatMap((name) => {
    const [a, b] = [left.get(name), right.get(name)];
    if (!a) return [`${name}: only in ${names[1]}`];
    if (!b) return [`${name}: only in ${names[0]}`];
    return differencesOf(name, a, b, names);
  });
}
