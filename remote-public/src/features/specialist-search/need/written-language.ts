import type { SEARCH_LANGUAGES } from '../../../search-address/languages';

export type WrittenLanguage = Exclude<
  (typeof SEARCH_LANGUAGES)[number],
  'English' | 'South African Sign Language' | 'Xitsonga' | 'siSwati' | 'Tshivenda' | 'isiNdebele'
>;

interface Marks {
  /** Hardly any other of these languages has them. `*` stands for any ending. */
  own: string;
  /** A close language has them as well. */
  shared: string;
}

/** Small words of everyday sentences. Close languages share many, so at least one of their own is asked for. */
const MARKS: Readonly<Record<WrittenLanguage, Marks>> = {
  isiZulu: {
    own: 'ngi* angi* udokotela ukuthi uma noma wami yami lami sami kusukela ngoba sengi* umzimba kubuhlungu ubuhlungu',
    shared: 'kakhulu futhi ikhanda umntwana izolo isisu namhlanje usana kodwa',
  },
  isiXhosa: {
    own: 'ndi* andi* ugqirha ukuba okanye wam yam lam sam ntloko intloko kubuhlungu* iintlungu ngenxa',
    shared: 'kakhulu umntwana izolo isisu namhlanje usana kodwa',
  },
  Afrikaans: {
    own: "ek het nie baie asseblief seer dokter moet siek kry vir ook sedert gister hoofpyn maag koors 'n kind ongesteld",
    shared: 'my is in wat met en die wil kan maar help',
  },
  Sesotho: {
    own: 'ho hore kapa haholo hlooho tshwerwe empa ngaka mpeng hona letsatsi sefuba ngwana',
    shared: 'ke ka ha ya nna wa batla opa le maobane',
  },
  Setswana: {
    own: 'thata kgotsa tlhogo mala botlhoko ngwanake ngwanaka fela gonne ngaka kopa maabane',
    shared: 'ke ka ga go gore ya nna wa me batla opa le',
  },
  Sepedi: {
    own: 'kudu goba nyaka hlogo bohloko ngwanaka eupša eupsa mohlomongwe maabane ngaka tšhego',
    shared: 'ke ka ga go gore ya nna wa le mpa',
  },
  French: {
    own: "je j'ai depuis médecin medecin besoin avec une fièvre fievre tête mais pour mal mon",
    shared: 'de la le un et est ma pas que',
  },
  Portuguese: {
    own: 'estou tenho minha não nao uma preciso médico febre muito cabeça cabeca dor desde com meu',
    shared: 'de a o um e que eu para',
  },
};
const OWN = 2;
const SHARED = 1;
/** Two small words of its own, or one with two that others have too. */
const ENOUGH = 4;
/** Known words among all: names and medicines in an English sentence stay below. */
const SHARE = 0.3;
const LONGEST_TEXT = 500;

interface Known {
  language: WrittenLanguage;
  word: string;
  isStem: boolean;
  weight: number;
}
const KNOWN: readonly Known[] = Object.entries(MARKS).flatMap(([language, { own, shared }]) => {
  const listed = (words: string, weight: number) =>
    words.split(' ').map((word) => ({
      language: language as WrittenLanguage,
      word: word.replace('*', ''),
      isStem: word.endsWith('*'),
      weight,
    }));
  return [...listed(own, OWN), ...listed(shared, SHARED)];
});
const fits = ({ word, isStem }: Known, said: string) => (isStem ? said.startsWith(word) : said === word);

/**
 * The language in which somebody wrote, where it is clearly not English: by small words, offline, deterministic. It only offers
 * doctors who speak it, and filters nothing by itself.
 * @returns null: English, too short, or two languages fit equally well
 */
export function writtenLanguage(text: string): WrittenLanguage | null {
  const words =
    text
      .slice(0, LONGEST_TEXT)
      .toLowerCase()
      .replaceAll('’', "'")
      .normalize('NFC')
      .match(/['\p{L}]+/gu) ?? [];
  const distinct = [...new Set(words)];
  const scores = (Object.keys(MARKS) as WrittenLanguage[]).map((language) => {
    const held = KNOWN.filter((known) => known.language === language);
    const weights = distinct.map((said) => held.find((known) => fits(known, said))?.weight ?? 0);
    const known = words.filter((said) => held.some((one) => fits(one, said))).length;
    const isClear = weights.includes(OWN) && known / words.length >= SHARE;
    return { language, score: isClear ? weights.reduce((sum, weight) => sum + weight, 0) : 0 };
  });
  const [first, second] = scores.sort((a, b) => b.score - a.score);
  if (first === undefined || first.score < ENOUGH || first.score === second?.score) return null;
  return first.language;
}
