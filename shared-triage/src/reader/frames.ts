/**
 * Words that say, in the same sentence, that a danger is only talked about: a story, a quiz, a general question, an animal, somebody
 * else who is well again, a joke. Each is a phrase that a person can be shown; no weight learned from texts decides here.
 */
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i');

const WORK = 'series|films?|movies?|books?|novel|thriller|soapie|poem|story|stories|songs?|episode|scene|sketch';
const STUDY = 'essay|assignment|homework|quiz|crossword|exam|test|project|presentation|lecture|poster|leaflet|pamphlet';

const STORY = anyOf(
  String.raw`\b(?:in|on|from|of|for) (?:the|a|an|this|that|my|his|her|our|some) (?:[\w-]+ ){0,2}?(?:${WORK})\b`,
  String.raw`\b(?:in|for|of) (?:the|a|an|this|that|my|his|her|our|some) (?:[\w-]+ ){0,2}?(?:${STUDY})\b`,
  String.raw`\b(?:first line|chapter|ending|plot) of\b|\bwas the first line\b`,
  String.raw`\b(?:main |my |the )character\b|\bbook club\b|\bcrossword\b|\b(?:pub )?quiz\b|\bplaying (?:30 seconds|charades)\b`,
  String.raw`\bwrit(?:e|es|ing) (?:a|an|my|his|her|our) (?:[\w-]+ )?(?:${WORK}|${STUDY})\b`,
  String.raw`\breads? (?:a|an|about)\b|\b(?:on|in) (?:tv|the news|netflix|youtube|tiktok|showmax|gta|fortnite|cod|minecraft)\b`,
  String.raw`\bplay(?:ed|ing) (?:cod|gta|fortnite|fifa|paintball|call of duty)\b|\b(?:in|of) (?:a|the|this|my|his) (?:video|computer|board|online|phone|playstation|xbox) game\b|\bescape room\b|\bhalloween\b|\bfake blood\b`,
  String.raw`\b(?:learners?|students?|class|matric|lecturer|teacher) (?:asks?|must|have to|has to|learn|want)\b`,
  String.raw`\bfirst[- ]aid (?:course|class|training|workshop|book|exam|badge|level)\b|\b(?:prevention|awareness) (?:walk|day|week|month|talk|campaign)\b`,
);
const QUESTION = anyOf(
  String.raw`\bwhat (?:are|is) the (?:signs?|symptoms?|odds|chances?|difference|correct|right|word|code)\b|\bwhat'?s (?:the )?code for\b`,
  String.raw`\bwhat (?:must|should|do) (?:i|we|you|one) do (?:if|when|in case)\b|\bif (?:a|an|some ?one|some ?body|any ?one|any ?body) (?:has|gets?|ever|would|were|is)\b`,
  String.raw`\bif (?:my|our|the) [\w' -]{0,40}\b(?:would|ever|were to)\b|\bhow (?:do|does|can) (?:you|we|i|they|one|people) (?:recogni[sz]e|tell|spot|treat|know if)\b`,
  String.raw`\bcan (?:you|one|people|a person|humans) (?:get|die|catch|be)\b|\bis it true (?:that )?\b|\bhow (?:do i|to) (?:baby-?proof|prevent|avoid)\b`,
  String.raw`\bgoogled\b|\bin theory\b|\bhypothetical\w*|\b(?:just|only) curious\b|\bout of curiosity\b|\bgeneral knowledge\b|\bwat is die tekens\b|\bhoe sien mens\b`,
  String.raw`\b(?:insurance|form|they|hr|questionnaire) (?:asks?|wants? to know) (?:me )?(?:if|whether|about)\b|\bmust (?:i|we) declare\b`,
);
const JOKE = anyOf(
  String.raw`\b(?:just|only) (?:kidding|joking|a joke|teasing)\b|\bfigure of speech\b|\bso to speak\b`,
  String.raw`\b(?:drowning|drown) in (?:assignments?|work|debt|paperwork|emails?|admin|marking|washing|laundry)\b`,
  String.raw`\b(?:years|months) off my life\b|\bgave (?:me|us|him|her|ouma|everyone) (?:a |an |half a )?(?:mini )?(?:heart attack|stroke|fit|seizure)\b`,
  String.raw`\b(?:nearly|almost) (?:had|got) (?:a|an) (?:fit|stroke|seizure|heart attack|aneurysm)\b`,
);
const ANIMAL =
  'dogs?|cats?|parrot|puppy|puppies|kitten|goats?|cows?|calf|sheep|horse|chickens?|hens?|hamster|rabbits?|goldfish|budgie|staffie|shepherd|ridgeback|labrador|poodle|lizard|tortoise|pony|donkey';
const NOT_HUMAN = anyOf(
  String.raw`\b(?:${ANIMAL}) (?:just |has |have |had |was |is |got |also )*(?:swallow|ate|eat|collaps|faint|vomit|bleed|bled|choke|choking|poison|limp|having a|having fits|had a (?:fit|seizure|stroke)|seizure)`,
  String.raw`\b(?:washing machine|printer|laptop|geyser|inverter|car|bakkie|phone|router|fridge) (?:just |has |had |is |was )*(?:having )?(?:an? )?(?:seizure|fit|stroke|heart attack|died|dying|dead|choking)\b`,
);
/** Somebody else, of whom the same sentence says that all is well. */
const WELL_AGAIN = anyOf(
  String.raw`\b(?:a|my|our|the|his|her) (?:[\w']+ )?(?:neighbour|colleague|co-?worker|friend|flatmate|housemate|mate|boss|classmate|player|customer|guy|stranger|patient|cousin|uncle|auntie)\b.*\b(?:(?:he|she|they)(?:'s| is| are|'re) (?:now )?(?:fine|okay|ok|well|home|better)|is (?:home|fine|okay|ok|well)|home (?:again|now)|discharged|recovered|survived|lived)\b`,
);
/** An animal may fall ill of what its people breathe and eat, too. */
const OF_PEOPLE = /\b(?:i|me|we|us|he|she|they|child|children|baby)\b/i;
/** What speaks of the person's own body now: then nothing is only a story. */
const OWN_NOW =
  /\b(?:now|right now|again|still|today|tonight|this (?:morning|afternoon|evening|week)|yesterday|last night|sudden(?:ly)?|started|since|keeps?|help me|please help|ambulance|minutes ago|hours? ago|just (?:took|swallowed|drank|collapsed|fainted|fell|had|got))\b|\bmy (?:chest|heart|head|arm|face|leg|stomach|belly|throat|eyes?|back|body)\b|\bi (?:took|swallowed|drank|want|feel|cannot|can'?t|have|am having|'m having)\b/i;

/** Signs of which people joke, or ask as if for others, though they mean them. */
const NEVER_A_JOKE = new Set([
  ...['suicideIntent', 'suicideNamed', 'selfHarm', 'harmOthers', 'assault', 'overdose', 'poisonTaken', 'ateMedicine'],
]);

/** @param sentence as typed; a sentence in two halves may be passed as one of them, which cancels less */
export function isOnlyTold(sentence: string, id: string): boolean {
  if (OWN_NOW.test(sentence)) return false;
  if (STORY.test(sentence) || WELL_AGAIN.test(sentence)) return true;
  if (NOT_HUMAN.test(sentence)) return !OF_PEOPLE.test(sentence);
  return !NEVER_A_JOKE.has(id) && (JOKE.test(sentence) || QUESTION.test(sentence));
}
