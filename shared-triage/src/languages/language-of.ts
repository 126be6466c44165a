/** The languages, beside English, in which danger signs, questions and results are written. */
export const LANGUAGES = ['af', 'zu', 'xh', 'st'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Words, and beginnings of words, that belong to one of the five languages alone, or nearly so. Names of illnesses are not among them:
 * people borrow those.
 */
const MARKS: Readonly<Record<Language | 'en', RegExp>> = {
  en: /^(?:the|and|is|are|was|with|since|feel|feels|have|has|had|pain|it|this|that|been|but|when|for|not|she|he|they|of|to|i|a|my|in|on|me|so|you|do|at|or|no|if|after|by|can|her|his|am|its|i’m|i'm)$/,
  af: /^(?:ek|het|nie|baie|sy|hy|en|die|vir|maar|sedert|pyn|seer|kan|ons|my|dit|wat|gister|vandag|van|haar|hom|hulle|nou|êrens|lyk|voel|se|is|met|sê|dae|koors|bors|hoofpyn|oggend|nag)$/,
  zu: /^(?:\w*(?:ngi|ngak|ngas|kwez|ezin)\w*[aeiou]|ng[eiou]\w{3,}|ubaba|umama|ugogo|okhul\w+|lokhu|lapho|\w*[^t]shis\w*|kuleli|sengathi|ingathi|isikhathi|ngaphandle|amalanga|izinsuku|amaviki|uma|ukuthi|futhi|kakhulu|manje|namuhla|ubuhlungu|buhlungu|ingane|unga[a-z]+|yami|kwami|lami|sami|wami|bami|ngami|ikhanda|isisu|kahle|kusukela|umfana|okungu\w+|kanye|noma|uthi|usu\w+|ezi\w{3,}|angi\w{2,})$/,
  xh: /^(?:\w*(?:ndi|iin|oon|rh|ty[aeiou]|tsho|tshi|krw|kwi[a-z])\w*[aeiou]|ukususela|uyi\w+|akafuni|apha|xa|ukuba|kwaye|okanye|ngoku|namhlanje|namhla|phezolo|ii[a-z]{3,}|umntwana|intloko|ngathi|kodwa|kakuhle|yam|kwam|lam|sam|wam|bam|zam|umqala|usana|tata|emva|zi[a-z]{4,}|oko|kuba|kakhulu|uye|hayi|ukugabha|uyagabha)$/,
  st: /^(?:ke|ha|a|o|e|ho|le|mme|haholo|ngwana|hlooho|mpa|bohloko|jwale|kajeno|maobane|hae|ka|re|ne|di|tsa|ya|wa|ba|tse|empa|hore|kgohlela|madi|sefuba|matsatsi|opa|utlwa)$/,
};
const FEWEST = 2;
/** A longer run of letters is read in pieces, so that each pattern takes a bounded time. */
const WORD = /[\p{L}’']{1,40}/gu;

/**
 * The language in which something is written; null where that is English, too short, or not plain.
 * @returns one of `LANGUAGES` when at least two of its words stand there, and more than of any other language
 */
export function languageOf(text: string): Language | null {
  const words = text.toLowerCase().match(WORD) ?? [];
  const counts = Object.entries(MARKS).map(
    ([language, marks]) => [language as Language | 'en', words.filter((word) => marks.test(word)).length] as const,
  );
  counts.sort(([, one], [, other]) => other - one);
  const [[best, most] = ['en' as const, 0], [, next] = ['en' as const, 0]] = counts;
  return best === 'en' || most < FEWEST || most === next ? null : best;
}
