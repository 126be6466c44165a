/**
 * Words, and beginnings of words, that show which part of the body or life a text speaks of, in the five languages. They choose
 * which danger signs are asked first and decide nothing else, so a wrong one costs a question.
 */
const WORDS: Readonly<Record<string, string>> = {
  chest:
    'chest|heart|bors\\b|hart\\b|sifuba|ntliziyo|nhliziyo|sefuba|pelo\\b|indigestion|heartburn|palpit|jaw|left arm',
  breath:
    'breath|wheez|\\bair\\b|asthma|cough|puff|oxygen|lung|asem|hoes|hyg|phefum|khwehlel|khohlel|umoya|mphefuml|\\bhema|moya|kgohlel',
  belly:
    'belly|stomach|tummy|abdom|vomit|throw|nause|naar|diarr|poo|stool|maag|braak|loop|isisu|hlanza|gabha|mpa\\b|mala|hlatsa|tshollo|cramp|gall|liver|ulcer',
  head: 'head|migraine|neck|dizz|kop|hoof|nek\\b|duisel|khanda|ntloko|ntamo|siyezi|hlooho|molala',
  speech:
    'speech|speak|talk|word|slur|praat|spraak|khulum|thetha|bua\\b|face|droop|gesig|ubuso|sefahleho|numb|tingl|weak|lam\\b',
  limb: '\\barm|leg\\b|legs|foot|feet|hand|finger|toe|ankle|knee|calf|joint|limb|been|arm\\b|voet|vinger|ngalo|mlenze|unyawo|unyao|munwe|leoto|letsoho|fell|broke|twist|val\\b',
  back: 'back\\b|spine|disc|sciatic|rug\\b|mhlane|mqolo|iqolo|mokokotlo|wipe|numb|saddle',
  blood: 'blood|bleed|bloed|bloei|igazi|ukopha|madi\\b',
  wound:
    '\\bcut\\b|wound|stab|gash|stitch|glass|knife|nail|sny|wond|steek|nxeba|sikwa|sike|hlab|leqeba|sehi|fell|\\bhit\\b|accident|crash|bumped',
  burn: 'burn|scald|boil|hot (?:water|oil)|steam|acid|brand|kookwater|sha\\b|shisi|tsha\\b|tjha|fire|smoke|gas',
  fever: 'fever|temp|hot\\b|shiver|chill|koors|imfiva|fiva|shisa|feberu|tjhesa|infect|sepsis|flu\\b|sick\\b|ill\\b',
  skin: 'rash|skin|spots|itch|hive|blotch|marble|patch|uitslag|vel\\b|jeuk|qubu|sikhumba|luso|ulusu|rhawuz|lekgopho|letlalo|hlohlon|swell|red\\b|bruis',
  allergy:
    'allerg|sting|stung|bee\\b|wasp|peanut|prawn|nut\\b|antibiotic|augmentin|penicillin|tablet|injection|swell|lip|tongue|throat|steek|byt|tinyel|tyiwa|itch',
  bite: '\\bbit\\b|bite|bitten|snake|scorpion|spider|dog\\b|bat\\b|byt|gebyt|slang|skerpioen|hond|nyoka|lunywe|lumi|inja|fezela|noha|longwe|ntja|monkey|rabies',
  poison:
    'swallow|drank|\\bdrink|ate\\b|took|pill|tablet|overdos|battery|magnet|paraffin|bleach|poison|panado|petrol|gif\\b|pille|gesluk|giny|gwiny|philisi|pilisi|dipilisi|kwentse|parafini|weed|nyaope|drug|fumes',
  urine:
    'urin|pee\\b|wee\\b|peed|bladder|catheter|kidney|flank|prostate|burning when|piepie|water afslaan|chama|moroto|rota\\b',
  private:
    'testic|ball|penis|scrot|groin|vagin|private|down there|nuts|period|condom|sex|swelled|lies|laaste|sende|lerete|amasende|erection|foreskin|underwear',
  pregnancy:
    'pregnan|weeks|baby (?:kicks|moves|is not)|contraction|waters|birth|caesar|c-section|postnatal|miscarr|kick|swanger|bevall|khulelwe|beleth|beleka|imeli|moimana|pepile|kgolo',
  eye: '\\beye|vision|see\\b|sight|blind|floater|lens|oog|oë|sien|iso\\b|iliso|amehlo|leihlo|mahlo|curtain|shadow|flash',
  child:
    'baby|child|son\\b|daughter|toddler|newborn|infant|month|my boy|my girl|kind\\b|seun|dogter|ingane|mntwana|umntwan|usana|ngwana|lesea|nappy',
  mind: 'sad\\b|depress|hopeless|die\\b|kill|suicid|end it|tired of|alone|anx|panic|voices|rage|angry|hurt (?:him|her|them|myself)|dood|selfmoord|zibulala|ukufa|bolaya|live anymore|wish i|not be here|pointless|pills|burden|goodbye|sorry for everything|disappear|cope|coping',
  violence:
    "forced|rape|touch|assault|hit me|beats|uncle|boyfriend|husband hit|stranger|report|police|scared to go|afraid|consent|drink spiked|verkrag|geslaan|dlwengul|shaya mina|betha|otla|hiv.*tablets|pep\\b|prep\\b|tell (?:any|my)|drunk.*woke|made me do|does things to me|our secret|won't let me|nobody must know|tell nobody|can't tell|ashamed|scared of him|scared of my",
  throat: 'throat|swallow|tonsil|voice|spit|keel|sluk|mphimbo|mqala|mmetso|lump in',
  mouth: 'tooth|teeth|gum|jaw|mouth|dent|tand|kaak|zinyo|mhlathi|mlomo|leino|molomo',
  sugar: 'diabet|sugar|insulin|metformin|suiker|shukela|swekile|tswekere',
  tired:
    'tired|weak|exhaust|faint|collapse|clammy|sweat|moeg|swak|khathele|buthakathaka|diniwe|kgathetse|fokola|not right|off colour|strange|odd|terrible',
  gas: 'heater|generator|genny|brazier|coals|charcoal|mbawula|imbawula|gas\\b|stove|geyser|braai inside|fumes|exhaust|rook\\b|verwarmer|kole|ijeneretha|amalahle|mashala|paraffin|everyone in the house|whole family',
  drink:
    '\\bdrink|alcohol|beer|wine|brandy|whisk|vodka|booze|dop\\b|sober|detox|rehab|withdraw|cold turkey|shak|trembl|xanax|valium|benzo|codeine|tramadol|bewe|drank\\b|utshwala|utywala|jwala|ukuthuthumela',
};

let known: readonly (readonly [area: string, words: RegExp])[] | undefined;

/** Returns the areas that a text speaks of, with how many of their words it holds; linear in its length. */
export function areasOfWords(text: string): ReadonlyMap<string, number> {
  known ??= Object.entries(WORDS).map(([area, words]) => [area, new RegExp(`(?:${words})`, 'giu')] as const);
  const found = known.map(([area, words]) => [area, new Set(text.toLowerCase().match(words)).size] as const);
  return new Map(found.filter(([, count]) => count > 0));
}
