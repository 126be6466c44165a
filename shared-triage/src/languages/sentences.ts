import af from './af.txt';
import type { Language } from './language-of';
import st from './st.txt';
import xh from './xh.txt';
import zu from './zu.txt';

/** A sentence of the checker in another language. */
export interface Sentence {
  /** What it is: a danger sign's concept, `level1.heading`, `question.fever`, or of the page, `page.signs`. */
  id: string;
  /** `machine`: written by a language model; no first-language speaker and no clinician has read it. */
  state: 'machine';
  /** The exact English from which it was translated. Where the checker now says something else, this is not shown. */
  english: string;
  text: string;
}

const FILES: Readonly<Record<Language, string>> = { af, zu, xh, st };

/** The address from which a page fetches a language once it is chosen. */
export const addressOf = (language: Language): string => FILES[language];

/**
 * Reads the file of a language: a sentence on a line, its parts separated by tabs, as a spreadsheet opens it.
 * @throws Error when a line is not a sentence
 */
export function readSentences(file: string): Sentence[] {
  return file
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id, state, english, text, ...more] = line.split('\t');
      if (!id || state !== 'machine' || !english || !text || more.length > 0) throw new Error(`No sentence: ${line}`);
      return { id, state, english, text };
    });
}

/** Questions and advice speak of "your child" or "the person"; the translations name the one who is ill for both. */
const aboutSomebody = (english: string) =>
  english.replaceAll('your child', 'the person').replaceAll('Your child', 'The person');

/** @returns what finds the translation of an English sentence; nothing is ever put together from parts, and a full stop may follow */
export function sayIn(sentences: readonly Sentence[]): (english: string) => string | undefined {
  const texts = new Map(sentences.map(({ english, text }) => [english, text]));
  const find = (english: string) => texts.get(english) ?? texts.get(aboutSomebody(english));
  return (english) => {
    const text = find(english);
    if (text !== undefined || !english.endsWith('.')) return text;
    const open = find(english.slice(0, -1));
    return open === undefined ? undefined : `${open}.`;
  };
}
