import { WORD_CLASSES } from '../lexicon/word-classes';

/** Patterns over the evened-out words of a sentence: who and what it is about, and when. */
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));
const words = (list: string) => `(?:${list.trim().split(/\s+/).join('|')})`;

const DISTANT = `friend friends colleague colleagues neighbour neighbours neighbor neighbors boss roommate housemate classmate classmates
  coworker teacher cousins aunt auntie uncle cousin man woman guy lady actor character patient patients client clients stranger celebrity
  someone somebody people relatives mate bloke everyone`;
const KIN = words(`${WORD_CLASSES.kin} ${DISTANT} brothers sisters kids children`);
const SUFFERED = '(?:had|died|got|suffered|lost|passed|survived|has had|have had)';

export const PAST = anyOf(
  String.raw`\b(?:months?|years?|yrs?) (?:ago|back|earlier)\b`,
  String.raw`\blast (?:year|month|winter|summer|spring|autumn|christmas|easter)\b`,
  String.raw`\bin (?:19|20)\d\d\b`,
  String.raw`\bas a (?:child|kid|teenager|baby)\b`,
  // Not "when I was on the stairs": only a time of life.
  String.raw`\bwhen (?:i|he|she) was (?:still |about |only )?(?:an? (?:child|kid|baby|boy|girl|teen\w*|student|toddler)|young\w*|little|small|born|in (?:school|primary|high|grade|matric|varsity|college|my|his|her|the army)|at (?:school|varsity|college)|pregnant|\d+(?! (?:km|metres?|minutes?))|${words('five six seven eight nine ten eleven twelve')})\b`,
  String.raw`\bused to (?!it\b)|\bin (?:my|his|her) (?:early |late |mid )?(?:teens|twenties|thirties|forties|fifties|youth|childhood)\b`,
  String.raw`\bhistory of\b|\bpreviously\b|\bin the past\b(?! (?:\S+ )?(?:minutes?|hours?|days?|nights?|weeks?|day)\b)|\bdecades? ago\b|\bthank(?:s| you) for\b`,
  String.raw`(?<!since |due )\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b`,
);
/** When it was, said behind a comma: "I had a seizure once, in 1989". */
export const PAST_BEHIND =
  /^(?:once )?, (?:once )?(?:(?:back )?in (?:19|20)\d\d|(?:\S+ )?(?:many )?years ago|as a (?:child|kid|baby|teenager))\b/;
export const PRESENT =
  /\b(?:now|again|today|tonight|morning|afternoon|evening|still|currently|since|keeps?|started|starting|worse|worsening|is|am|are|wants? to|just|minutes?|hours?)\b/;
/** Sounds like now and is not: "a bleed in 2009 and I am well", "out for a minute years ago". */
export const NOT_NOW =
  /\band (?:i|he|she) (?:am|is|was|have been|has been) (?:now |all |fully |perfectly |completely )?(?:well|fine|ok|okay|healthy|recovered)\b|\bfor (?:an?|\S+|a few) (?:minutes?|hours?)\b/g;
/** What follows a sign that is over: "used to think of it, but not any more". */
/** "I stopped breathing lol": told as a joke. Not believed where a life may be meant; see the reader. */
export const JOKED = /^(?:[^\s,]+ ){0,2}(?:lol|lmao|rofl|haha\w*|hehe\w*|jk)\b/;
export const NO_LONGER = /\bbut not (?:any ?more|now)\b|\bbut no longer\b/;
const HARMLESS = words('gas wind burp heartburn indigestion nothing nerves cramp hiccups reflux stitch muscle');
/** Feared, and explained since: "thought it was a heart attack but it was gas". */
export const ONLY_THOUGHT =
  /\b(?:thought|convinced|swore|feared) (?:that )?(?:i|he|she|it|this) (?:was|were|had|is|am)\b/;
export const EXPLAINED = anyOf(
  String.raw`\bturned out\b`,
  String.raw`\bbut (?:it|that|then) (?:\S+ ){0,2}?(?:was|is) (?:(?:just|only|actually|a|bad|trapped|some|my) )*${HARMLESS}\b`,
);

export const KIN_HAD = new RegExp(String.raw`\b${KIN} (?:once |also |all |just |recently |who |both )?${SUFFERED}\b`);
/** Somebody who is not of the household: seldom the one the writer asks for. */
export const DISTANT_HAD = new RegExp(
  String.raw`\b${words(DISTANT)} (?:\S+ ){0,3}?(?:once |just |recently )?(?:${SUFFERED}|was|collapsed|fainted|drowned|overdosed)\b`,
);
/** The writer asks for themselves, or tells of something over. */
export const WELL_AND_WORRIED = anyOf(
  String.raw`\b(?:i|we|she|he) (?:now |am |is |are )*(?:worry|worried|wonder|wondering|shook|shaken)\b`,
  String.raw`\bi feel (?:fine|well|ok|okay|good|healthy)\b|\bi am (?:fine|well|ok|okay|healthy)\b`,
  String.raw`\bshould i (?:get|be|have|go for|come for)\b|\b(?:get|be) (?:checked|tested|screened)\b`,
  String.raw`\b(?:he|she|and|but) is (?:all |totally |completely )?(?:fine|ok|okay|well|better|recovered|back)\b`,
  String.raw`\bi (?:cannot|hardly|do not|barely) sleep\b|\b(?:sleep badly|nightmares|flashbacks|counselling)\b`,
  String.raw`\bmy (?:bp|hypertension|blood pressure|cholesterol)\b`,
  String.raw`\blast (?:week|month|year)\b|\bago\b`,
);
/** From here on the writer speaks of themselves: what stands behind says nothing of the others. */
export const THEN_ME =
  /\b(?:and|so) (?:now )?(?:i|we|is (?:all |totally |completely )?(?:ok|okay|fine|well|better|back)|(?:he|she) is (?:\S+ ){0,2}?(?:shook|shaken|worried|scared|upset|anxious|nervous))\b.*/;
export const ELDER_HAD =
  /^(?:and |oh )?(?:my )?(?:father|mother|uncle|aunt|auntie|brother|sister|cousin|grand\w+) (?:once |also )?(?:had|died|passed)(?: \S+){1,4}$/;
export const KIN_TOO = new RegExp(String.raw`\b${KIN}(?: \S+){0,8} (?:too|also|same|as well)\b`);
export const SELF =
  /\b(?:i (?:have|am|feel|get|got|had|cannot|keep|woke|started|noticed|was|fell|think i|been|still|also|do not|did not|suffer|take|just|vomit\w*|cough\w*)|my own|me feel|myself|my (?:chest|head|throat|back|stomach|tummy|arm|leg|foot|knee|nose|ear|eye|eyes|ears|skin|heart|face|hand|hands|legs|feet|jaw|neck|belly|breathing|period|calf|ankle))\b/;
export const FAMILY =
  /\bfamily history\b|\bruns? in (?:my |the |our |his |her )?family\b|\bin (?:my|the|our|his|her) family\b|\b(?:mothers|fathers) side\b|\b(?:father|mother|parents?|brothers?|sisters?) and (?:my )?(?:father|mother|brothers?|sisters?|uncles?|aunts?) (?:both |all )?(?:had|died)\b/;

const PET = words(
  'dog cat puppy kitten horse hamster parrot cow goat rabbit chicken sheep bird budgie tortoise goldfish pony bunny',
);
export const ANIMAL = anyOf(
  String.raw`(?:^|\b(?:my|our|the|his|her|a|old) )(?:(?:house|flat|room)mate |${KIN} |neighbour |friend |old |little |poor |pet |sick |young )*${PET} (?:has|had|is|was|keeps|started|stopped|choked|fell|swallowed|ate|cannot|will|does|did|got|vomit\w*|bleed\w*|collapsed|seems|needs|looks)\b`,
  String.raw`\bin (?:dogs|cats|horses)\b`,
);
export const NOT_ONLY_ANIMAL =
  /\b(?:i|me|my (?:son|daughter|child|baby|face|hand|arm|leg))\b (?:was|am|have|got|has|is)|\bbit (?:me|him|her|my|us|our|a)\b|\bbitten by (?:a|an|the|my|our|his) (?:\S+ )?(?:dog|cat|horse|monkey|puppy)\b|scratch\w*|allerg\w*\b/;
const THING =
  words(`doll dolly dolls teddy barbie toy toys monitor phone laptop computer engine plant plants manikin mannequin
  dummy robot avatar character hero team economy rand currency market business company website app server internet wifi eskom printer
  fridge tv chiefs pirates stormers springboks bulls`);
const TITLED = words(
  'band song boat horse drink cocktail dish burger restaurant bar album game movie film book play team club',
);
/** "Her dolly has stopped breathing"; "a band called Cardiac Arrest". */
export const OF_A_THING = anyOf(
  String.raw`\b${TITLED} (?:called|named) (?:the )?$`,
  String.raw`\b${THING} (?:(?:has|have|is|was|are|were|had|got|keeps?|just|also|totally|completely|almost|having|an?) )*$`,
);

const TOLD_IN = words(
  'movie movies film documentary series article novel podcast soapie telenovela episode show webinar netflix textbook youtube blog news musical cartoon dream nightmare',
);
const WRITTEN = words('novel book story essay script screenplay scene play talk speech article poem');
export const STORY = anyOf(
  String.raw`\b(?:watch\w*|saw|read\w*|seen|in|on|heard|about) (?:\S+ ){0,3}?${TOLD_IN}\b`,
  String.raw`\b(?:movie|film|book|series|novel|episode|game|podcast|article|documentary|play|script) (?:about|where|called|in which|on|character)\b`,
  String.raw`\b(?:assignment|essay|homework|exam|thesis|dissertation|quiz|lecture|presentation|school project|case study) (?:\S+ ){0,3}?(?:about|on|for)\b`,
  String.raw`\b(?:doing|have|for|on) (?:a|my|our) (?:\S+ )?project (?:on|about)\b`,
  String.raw`\bfirst aid (?:course|training|class|kit|poster|exam|test|talk)\b|\b(?:fire|safety|emergency) drill\b`,
  String.raw`\b(?:role ?play|audition|character)\b|\bbook ?club\b|\bwatching (?!him|her|my|our|over|tv|telly)(?:[^\s,]+ ){1,3}, (?:a )?(?:patient|character|guy|actor|actress)\b|\bfake blood\b|\b(?:drama|theatre|acting) (?:group|club|class|society)\b|\b(?:video|computer|xbox|playstation|online) ?games?\b|\bdreamt\b|\bdreamed\b`,
  String.raw`\b(?:writing|write|wrote) (?:\S+ ){0,3}?${WRITTEN}\b(?!.*\b(?:i got|i have|i had|i am|my|now|since)\b)`,
  String.raw`\bthe (?:game|book|film|movie|series|show|episode) had (?:a|this|some) (?:guy|man|woman|character|scene|person|soldier|girl|boy)\b`,
);
/** There "I" is somebody of the story, too: "in the video game I get shot"; nobody wakes from it short of breath. */
export const FICTION =
  /\bin (?:the|a|an|this|my|that) (?:\S+ )?(?:(?:video|computer|online) game|nightmare|dream|novel|book|screenplay)\b(?!.*\b(?:woke|wake|awake|since|now|today|but|really)\b)|\b(?:had|having) (?:a|this|the) (?:\S+ )?(?:dream|nightmare)\b(?!.*\b(?:woke|wake|awake|since|now|today|but|and i)\b)/;
/** The story is only the setting: "watching a film when my chest went tight". */
export const BACK_TO_LIFE = /\bwhile|when (?:my|i|he|she)|suddenly\b/;
export const TURNS_TO_SELF = /\b(?:then|my|me|i (?:get|got|feel|felt|have|had|cannot|woke))\b/;

/** Nobody is meant at all. */
export const NOBODY = anyOf(
  String.raw`\b(?:all good here|false alarm|(?:sent|typed|pressed|clicked|pushed) (?:\S+ ){0,3}?by (?:mistake|accident)|wrong button|test message|just testing|only testing|this is (?:only |just )?a test|testing testing|training question|just kidding|only joking|just joking)\b(?!.*\bbut\b)`,
  String.raw`\b(?:nobody|no one|noone|none of us) (?:(?:is|was|got|has been|here is) )?(?:actually |really )?(?:hurt(?! (?:me|him|her|us|them)\b)|ill|injured|sick|harmed|affected)\b(?!.*\bbut\b)`,
  String.raw`\b(?:just|only|purely) (?:curious|a hypothetical|hypothetical)\b|\bout of curiosity\b|\bhypothetically\b`,
  String.raw`\b(?:he|she|baby|everyone|everybody|all|we|i) (?:is|are|am) (?:all |perfectly |completely |quite )?(?:well|fine|healthy|ok|okay) (?:, |. |and )*(?:i am )?(?:just|only|simply) (?:asking|wondering|checking|curious|preparing|want to (?:know|be prepared))\b(?!.*\bbut\b)`,
  String.raw`\bfor (?:a|an|my|our|the|his|her) (?:\S+ ){0,3}?(?:poster|leaflet|pamphlet|notice ?board|newsletter|blog|essay|assignment|presentation|dissertation|thesis|survey|novel|crossword|quiz night|toolbox talk)\b`,
);
/** Something about the service, not about a body: "do the rules pick up words like vomiting blood?". */
const OF_THE_SERVICE = words(
  'app site website page service clinic form system tool checker chat bot programme platform',
);
export const TELLS_NOW = new RegExp(
  String.raw`\b(?:i have|i am|he has|she has|(?:this|these)(?! ${OF_THE_SERVICE}))\b|\bmy (?!${KIN}\b)`,
);
const ANYONE = '(?:someone|somebody|anyone|a person|people|one|you|your|a|an)';
export const ASKED = anyOf(
  String.raw`\b(?:what|which) (?:are|is|were) (?:the )?(?:\S+ )?(?:(?:red |danger |warning )?(?:flags?|signs?|symptoms?)|causes?|difference|treatment|risks?|chances?|definition|meaning)\b`,
  String.raw`\bfor someone who (?:has )?had\b|\b(?:poster|leaflet|pamphlet|banner) (?:about|on)\b`,
  String.raw`\bhow (?:much|many) (?:\S+ ){1,4}(?:is|are|count|make)\b`,
  String.raw`\bhow (?:fast|quickly|quick|dangerous|deadly|common|likely|often) (?:do|does|is|are|can) (?:an? )?(?:[^\s,]+ )?$`,
  String.raw`\bhow many (?:people|patients|men|women|children|deaths)\b`,
  String.raw`\bwhat (?:causes|does|to do if (?:someone|a person|somebody|anyone|you))\b`,
  String.raw`\bwhat (?:should|do|can|must|would|could) (?:one|you|people|someone|i|we) do (?:if|when|for|about) ${ANYONE}\b`,
  String.raw`\bhow (?:do|can|could|does|to|would|should) (?:i |we |you |one |people |someone )?(?:\S+ )?(?:prevent|avoid|know|tell|recogni[sz]e|spot|treat|help someone|help a|protect|reduce|lower|prepare)\b`,
  String.raw`\b(?:prevent|avoid|reduce|reducing|preventing|lowering|lower (?:my|the|your)) (?:\S+ ){0,4}?$`,
  String.raw`\bin case (?:of|i|he|she|someone|we|my)\b|\b(?:if|when) (?:someone|a person|somebody|anyone|people|one)\b`,
  String.raw`\b(?:worried|afraid|scared|fear|anxious|terrified|frightened|nervous|paranoid) (?:about|of|that i (?:will|might|could|may)) (?:\s*$|(?:getting|having|a|an|catching|suffering|developing|the|another|going|dying|drowning)\b)`,
  String.raw`\b(?:risk|chance|chances|odds|likelihood|dangers?|fear|awareness|prevention|vaccine|vaccination|insurance|cover|phobia) (?:of|for|against)\b`,
  String.raw`\bcould (?:i|he|she) (?:one day|ever|later|someday)\b`,
  String.raw`\b(?:can|could|does|do|will|is|are) (?:\S+ ){1,4}(?:cause|causes|lead to|give you|bring on)\b`,
  String.raw`\b(?:can|could|does|will) (?:(?!and |but )\S+ ){1,4}(?:turn into|develop into|become)\b`,
  String.raw`\b(?:can|could|do|would) (?:you|people|one) (?:really |actually |even )?(?:die|get|catch|survive|overdose|drown|choke|bleed|faint)\b`,
  String.raw`\b(?:do|does|can|will|would) (?:the|this|your|it|you guys) (?:\S+ ){0,3}?(?:pick up|recogni[sz]e|detect|understand|flag|cover)\b`,
  String.raw`\bwhen (?:do|should|does) (?:you|i|we|one) (?:use|call|start)\b|\bwould it\b|\bis it (?:true|possible|normal|safe)\b|\bwhat if\b|\bwould you (?:say|call)\b`,
  String.raw`\bif (?:i|he|she|we|they|my \S+) (?:were to|was to|should ever|would|ever|one day)\b`,
  String.raw`\bscreening for\b|\b(?:checked|test(?:ed)?) for\b`,
  String.raw`\bdo you (?:also )?(?:treat|see|handle|offer|stock|sell|cover|deal with|help with)(?: [^\s,]+){0,4} $`,
  String.raw`\b(?:google\w*|internet|online|tiktok) (?:[^\s,]+ ){0,4}?(?:might|may|could|can) be (?:[^\s,]+ ){0,2}$`,
  String.raw`\bthought (?:i|he|she|it) (?:was|were)(?: having| getting)?(?: an?)? $`,
  String.raw`\b(?:read|heard|learnt|learned|google\w*) (?:online |somewhere |once )?that (?:(?!i |my |he |she |we |our )[^\s,]+ ){0,2}$`,
  String.raw`\bcan (?:i|you|he|she|one|people|kids|babies) (?:really |actually |even )?$`,
  // "Should you take aspirin if you think you have one": the writer is "I".
  String.raw`\b(?:if|when) you (?:(?:think|are|have|had|get|got|feel|see|ever|suspect|you|might) )*$`,
);
/** Asked in general, said behind the sign: "chest pain can be a heart attack, is it true?". */
export const ASKED_BEHIND =
  /, (?:is|was) (?:it|that|this) (?:really |actually )?(?:true|a myth|nonsense|correct)\b|, what (?:foods?|diet|vitamins?|sports?) (?:is|are|can|should)\b|, (?:can|could|do|would|does) (?:you|one|people|someone|anyone) (?:\S+ )?(?:survive|die|live|recover)\b/;
/** Played, not suffered: "he pretended to have a fit". */
export const PRETENDED =
  /(?<!\b(?:not|is) )\b(?:pretend\w*|fak(?:ed?|ing)) (?:(?:to|have|having|be|a|an|that|he|she|they|i|was|were) )+$/;
/** What one was told to look out for, and has not: "come in if I get chest pain, I have had none". */
export const WARNED_OF =
  /\b(?:told|advised|said|asked|instructed|warned) (?:\S+ ){0,3}?to (?:\S+ ){1,6}if (?:i|he|she|we|it) (?:(?:ever|should|get|gets|have|has|develop|develops|feel|feels|start|starts|see|notice|any|getting|having) )+$/;
export const HAS_NOT =
  /^(?:\S+ ){0,2}?(?:, )?(?:but )?(?:and )?(?:(?:i|he|she|we) (?:have|has|had|did|do|does) not|(?:i|he|she) (?:have|has|had) none|none|nothing)\b/;
/** What is over for long and has left nothing, said anywhere in the sentence. */
export const LONG_OVER = anyOf(
  String.raw`\b(?:all|fully|completely|totally|long|has|have|and) (?:healed|recovered|cured|cleared up)\b`,
  String.raw`\b(?:none|nothing|no (?:symptoms|problems|trouble|issues|episodes|attacks)) since\b|\b(?:all )?(?:fine|good|well|clear) since\b`,
);
/** Asked in general, and suffered all the same: "is it true that ...? I have it now". */
export const HAS_IT =
  /\b(?:i|he|she) (?:have|has|am having|is having|got|feel|feels|took) (?:it|this|these|them|those)\b/;
/** "If I get bitten on the hike, would this app show the way?" */
export const SUPPOSED = anyOf(
  String.raw`\bis an? (?:\S+ ){1,4}(?:more|worse|less) .*\bthan\b`,
  String.raw`\bif (?:i|he|she|we|my \S+|our \S+) (?:ever|would|were to|was to|should ever)\b(?!.*\b(?:now|today|since|still|keeps?)\b)`,
  String.raw`\bif (?:i|he|she|we|they|you|my \S+) (?:get|gets|got|have|has|had|am|is|are|were|fall|falls)\b.*\b(?:would|will|does|do|can) (?:this|the|your) (?:\S+ )?${OF_THE_SERVICE}\b`,
);
/** Told of somebody who is dead. */
export const OF_THE_DEAD = new RegExp(
  String.raw`\b(?:my|our|his|her) late ${KIN}\b(?!.*\b(?:i|me|my|we|us)\b)|\b${KIN} (?:\S+ ){0,2}?(?:passed|passed away|died)\b(?!.*\b(?:i|me|my|we|us)\b)`,
);
/** A sign that is part of a name: "suicide bereavement group", "stroke unit", "overdose awareness". */
export const NAMES_SOMETHING =
  /^(?:[^\s,]+ )?(?:groups?|awareness|bereavement|prevention|survivors?|association|foundation|society|charity|fundraiser|helpline|hotline)\b|^(?:club|unit|training|course|drill|research|rates|scare|statistics|stats|documentary|poster|leaflet|campaign|insurance|policy|emoji|meme|costume|certificate|scene|workshop|risk|simulation)\b/;
const TRADE = words(
  'paramedic nurse doctor medic firefighter lifeguard policeman policewoman teacher actor actress stuntman writer journalist author emt pharmacist vet fireman firefighter physio midwife dentist scientist researcher student surgeon',
);
/** "I work as a paramedic and saw a cardiac arrest"; "my husband is a fireman and treats burns". */
export const AT_WORK = anyOf(
  String.raw`\b${TRADE}\b.*\b(?:treats?|treating|handles?|handling|deals? with|dealing with|specialis\w+ in|trained in|studies|studying|teach\w*|sees) (?:(?!me\b|my\b)\S+ ){0,3}$`,
  String.raw`\b(?:i am|i work as|working as) an? (?:\S+ )?${TRADE}\b.*\b(?:saw|witnessed|attended|treated|nursed|handled) (?:(?:a|an|my|two|three|many|first|another|some) )*$`,
);
