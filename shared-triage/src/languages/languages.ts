/** The checker's sentences in other languages, beside the English, which counts. */
export { LANGUAGES, type Language, languageOf } from './language-of';
export { addressOf, readSentences, sayIn } from './sentences';
