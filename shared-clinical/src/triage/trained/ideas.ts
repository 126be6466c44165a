import { GLOSSARY, SMALL_WORDS } from './glossary';

/** The columns of the glossary. */
const LANGUAGES = ['en', 'af', 'zu', 'xh', 'st'] as const;
type Language = (typeof LANGUAGES)[number];

/** A stem, what it stands for, and where it has to stand in a word. */
interface Stem {
  text: string;
  idea: string;
  place: 'whole' | 'start' | 'anywhere' | 'beside';
}

/** Shorter pieces begin or stand inside of too many other words; they count as whole words. */
const SHORTEST_STEM = 4;

function stemOf(written: string, idea: string, language: Language): Stem {
  if (written.includes(' ')) return { text: written, idea, place: 'beside' };
  if (written.startsWith('=')) return { text: written.slice(1), idea, place: 'whole' };
  if (written.length < SHORTEST_STEM) return { text: written, idea, place: 'whole' };
  return { text: written, idea, place: language === 'zu' || language === 'xh' ? 'anywhere' : 'start' };
}

/** The glossary by language; without accents, as the model's words are. */
function readGlossary(): Record<Language, Stem[]> {
  const stems: Record<Language, Stem[]> = { en: [], af: [], zu: [], xh: [], st: [] };
  const lines = GLOSSARY.normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .split('\n');
  for (const line of lines) {
    const [idea = '', ...columns] = line.split(' | ');
    LANGUAGES.forEach((language, at) => {
      for (const written of columns[at]?.split(',') ?? []) stems[language].push(stemOf(written, idea, language));
    });
  }
  return stems;
}

const SMALL = Object.entries(SMALL_WORDS).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(/\s+/)),
}));
/** A language with a smaller share of small words is not spoken here. */
const SPOKEN_SHARE = 0.12;
/** With fewer small words than this altogether, it is isiZulu or isiXhosa. */
const WRITTEN_TOGETHER = 0.3;

/** Which languages a text is in; several where people mix them. */
export function languagesOf(words: readonly string[]): Language[] {
  const shares = SMALL.map(({ language, words: small }) => ({
    language,
    share: words.filter((word) => small.has(word)).length / words.length,
  }));
  const most = Math.max(...shares.map(({ share }) => share));
  const spoken = shares
    .filter(({ share }) => share >= Math.max(SPOKEN_SHARE, most / 2))
    .map(({ language }) => language);
  return most < WRITTEN_TOGETHER ? [...spoken, 'zu', 'xh'] : spoken;
}

let glossary: Record<Language, Stem[]> | undefined;

function isIn(word: string, { text, place }: Stem): boolean {
  if (place === 'whole') return word === text;
  return place === 'start' ? word.startsWith(text) : word.includes(text);
}

/** What the words of a text speak of, whichever of the five languages they are in. */
export function ideasOf(words: readonly string[]): Set<string> {
  glossary ??= readGlossary();
  const whole = ` ${words.join(' ')}`;
  const isSaid = (stem: Stem) =>
    stem.place === 'beside' ? whole.includes(` ${stem.text}`) : words.some((word) => isIn(word, stem));
  const stems = languagesOf(words).flatMap((language) => glossary?.[language] ?? []);
  return new Set(stems.filter(isSaid).map(({ idea }) => idea));
}
