import { VARIANTS } from '../lexicon/spelling-words';
import { WORD_CLASSES } from '../lexicon/word-classes';

/** One place of a phrase: the words allowed there, and how many others may precede it. */
export interface Place {
  atom: number;
  gap: number;
}

export interface Pattern {
  owner: number;
  places: readonly Place[];
  isWhole: boolean;
}

const WHOLE = '^ ';
const WIDE_GAP = 4;
const NEAR_GAP = 5;

/** An index of all phrases of some concepts, so that each word of a text is looked up once. */
export class PhraseIndex {
  readonly #atoms = new Map<string, number>();
  readonly #words = new Map<string, number[]>();
  readonly #stems = new Map<string, number[]>();
  readonly #known = new Map<string, readonly number[]>();
  readonly #patterns = new Map<number, Pattern[]>();

  add(owner: number, phrases: string): void {
    for (const line of phrases.split('\n')) {
      const phrase = line.trim();
      if (phrase === '') continue;
      const isWhole = phrase.startsWith(WHOLE);
      for (const ordered of ordersOf(isWhole ? phrase.slice(WHOLE.length) : phrase))
        this.#addOrdered(owner, ordered, isWhole);
    }
  }

  /** Ids of the places a word can fill. */
  atomsOf(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const atoms = [...(this.#words.get(word) ?? [])];
    for (let length = 2; length <= word.length; length += 1) {
      const stemmed = this.#stems.get(word.slice(0, length));
      if (stemmed !== undefined) atoms.push(...stemmed);
    }
    const unique = [...new Set(atoms)];
    // Caches the words of a text; kept small so that a server does not collect what patients write.
    if (this.#known.size > 5000) this.#known.clear();
    this.#known.set(word, unique);
    return unique;
  }

  startingWith(atom: number): readonly Pattern[] {
    return this.#patterns.get(atom) ?? [];
  }

  #addOrdered(owner: number, phrase: string, isWhole: boolean): void {
    const places: Place[] = [];
    let gap = 0;
    for (const piece of phrase.split(' ')) {
      const wide = /^~(\d*)$/.exec(piece);
      if (wide !== null) {
        gap = wide[1] === '' ? WIDE_GAP : Number(wide[1]);
        continue;
      }
      places.push({ atom: this.#atomOf(piece), gap });
      gap = 0;
    }
    const [first] = places;
    if (first === undefined) return;
    const list = this.#patterns.get(first.atom);
    if (list === undefined) this.#patterns.set(first.atom, [{ owner, places, isWhole }]);
    else list.push({ owner, places, isWhole });
  }

  #atomOf(piece: string): number {
    const known = this.#atoms.get(piece);
    if (known !== undefined) return known;
    const id = this.#atoms.size;
    this.#atoms.set(piece, id);
    for (const word of alternativesOf(piece)) {
      const table = word.endsWith('*') ? this.#stems : this.#words;
      // Texts are compared after spelling correction, so the words of phrases are corrected, too.
      const key = word.endsWith('*') ? word.slice(0, -1) : (VARIANTS.get(word) ?? word);
      const ids = table.get(key);
      if (ids === undefined) table.set(key, [id]);
      else if (!ids.includes(id)) ids.push(id);
    }
    return id;
  }
}

function alternativesOf(piece: string): string[] {
  return piece.split('|').flatMap((part) => {
    const named = /^<(\w+)>$/.exec(part);
    if (named === null) return [part];
    const words = WORD_CLASSES[named[1] ?? ''];
    if (words === undefined) throw new Error(`Unknown word class ${part}`);
    return words.trim().split(/\s+/);
  });
}

function ordersOf(phrase: string): string[] {
  const worded = wordingsOf(phrase);
  if (worded.length > 1) return worded.flatMap(ordersOf);
  const [only = phrase] = worded;
  const [left, right, ...more] = only.split(' % ');
  if (right === undefined || left === undefined) return [only];
  if (more.length > 0) throw new Error(`Only two sides can be near each other: ${phrase}`);
  return [`${left} ~${NEAR_GAP} ${right}`, `${right} ~${NEAR_GAP} ${left}`];
}

/** Alternatives of several words (`hurt|all_over`) become phrases of their own, because a place holds one word. */
function wordingsOf(phrase: string): string[] {
  const pieces = phrase.split(' ');
  const at = pieces.findIndex((piece) => piece.includes('_'));
  const piece = pieces[at];
  if (piece === undefined) return [phrase];
  const parts = piece.split('|');
  const single = parts.filter((part) => !part.includes('_')).join('|');
  const several = parts.filter((part) => part.includes('_')).map((part) => part.replaceAll('_', ' '));
  const wordings = single === '' ? several : [single, ...several];
  return wordings.flatMap((wording) =>
    wordingsOf([...pieces.slice(0, at), wording, ...pieces.slice(at + 1)].join(' ')),
  );
}
