import type { Lexicon } from './intent';

type Errand =
  | 'photos'
  | 'waysToPay'
  | 'referrals'
  | 'hours'
  | 'doctorAbsent'
  | 'forChild'
  | 'familySees'
  | 'delivery'
  | 'scriptRefused'
  | 'dose'
  | 'contraception'
  | 'visitLength'
  | 'missedVisit'
  | 'complaint'
  | 'recording'
  | 'recordWrong'
  | 'youngPerson'
  | 'resultsExplained'
  | 'secondOpinion';

/** Errands of a day, as people ask for them. They win over the broader topics that their words belong to as well. */
export const ERRANDS_LEXICON: Readonly<Record<Errand, Lexicon>> = {
  photos: {
    sure: [
      'photo*|picture*|pic|pics|image*|selfie rash|skin|wound|mole|spot*|sore|eye|doctor|of|my|this|it|lump',
      'send|show|upload|attach|add|share|take a|the|my|some|him|her|doctor|you photo*|picture*|pic|pics|image*|video',
      'look at|this|my photo*|picture*|pic|pics|image*|rash|mole',
      'photo|picture too big|large',
      'photos|pics|pictures',
      'add|send|attach image|images|photo|picture',
    ],
  },
  waysToPay: {
    sure: [
      'eft|snapscan|zapper|ozow|payshap|capitec|cash|paypal|applepay|mpesa|momo',
      'instant|bank|capitec|fnb|absa|nedbank eft|transfer|deposit|pay',
      'no|dont|without|havent have|got|a|credit|debit|bank card',
      'no|without|debit|credit card',
      'pay|paying|payment cash|eft|transfer|later|instalments|installments|month|terms|debit|snapscan|airtime|voucher|after',
      'apple|google|samsung pay',
      'pay another|other|different way*|method*',
      'other|another|different ways|way to pay',
      'payment method*|plan*',
    ],
  },
  referrals: {
    sure: [
      'refer|referred|referral*',
      'send|get|order|write|ask|request|need|want me|for|a|the|some|to|my blood|lab|urine|scan|xray|x|mri|ultrasound|sonar|hospital',
      'order|request|arrange|do blood|tests|test|scan*|xray*|bloods|sonar',
      'xray|x ray|ray|scan|blood request',
      'letter|note to|for a|the|my specialist|hospital|physio*|surgeon',
      'bloods',
      'where do i|go for blood|tests|lab|scan',
    ],
  },
  hours: {
    sure: [
      'nivula|livula|nivala|oop',
      'what time you|u open|start',
      'hours|times open|you|of|business|opening|office|are|operating',
      'open|opening|operating|business|office|working hours|times|time',
      'when do|are you|u open|close|closed',
      'till|until what|when time|are|can',
      'what time are|do|can',
      'open|available|doctor*|see|consult|work|works|working night|weekend*|sunday*|saturday*|holiday*|christmas|midnight|easter',
      'are|is|you|u open now|today|late|sunday',
      'night|midnight|weekend|sunday|saturday|holiday doctor*|visit*|appointment*|consult*|hours|service',
      'after hours',
      '24 hours|hour|7',
      'round the clock',
    ],
  },
  doctorAbsent: {
    sure: [
      'doctor|dr|specialist|nurse|he|she|they never|didnt|hasnt|doesnt come|came|show*|pitch*|join*|appear*|arrive*|answer*|pick|up',
      'nobody|noone|no came|come|answered|showed|there|joined',
      'doctor|specialist not there|here|coming|come',
      'stood me up',
      'waited nobody|noone|no doctor|came|one|answered|showed',
      'no show by|from',
      'doctor|specialist no show',
      'missed by doctor',
      'doctor|specialist missed',
      'doctor|dr|specialist forgot|absent',
    ],
  },
  forChild: {
    sure: [
      'kid|child|son|daughter|baby there|with|on video|call',
      'look|looking after him|her|child|kid',
      'for|book|see|treat|register|add|visit|appointment child|kid|kids|baby|babies|son|daughter|toddler|children|newborn|newborns|grandchild|teenager|laaitie',
      'son|daughter|child|kid|kids|baby|toddler|laaitie|teenager see|needs|need|book|allowed|come|alone',
      'child|kid|baby|son|daughter|children alone|allowed|welcome',
      'do you|doctors|specialists|they|u see|treat|help|do|have children|kids|babies|infants|paediatric*|teenagers',
      'paediatric*|pediatric* for|visit|appointment|my|child',
    ],
  },
  familySees: {
    sure: [
      'wife|husband|partner|mother|mom|father|dad|parents|daughter|son|sister|brother|family|somebody|someone|girlfriend|boyfriend|carer see|look|view|access|open|read|into|have|at|log my|records|results|file|it|profile|account',
      'give|share|let|allow|show|add|want|must my wife|husband|partner|mother|mom|father|dad|daughter|son|sister|brother|family|carer|girlfriend|boyfriend|somebody|someone access|see|records|file|results|look|view|into|read',
      'share my|the record*|file|results|account|profile with|to my|a wife|husband|partner|mother|mom|family|daughter|son|sister|brother',
      'access to|for my|record* wife|husband|partner|mother|mom|family|daughter|son|sister|brother',
      'able to see|read|open my',
      'let him|her|them|him see|read|look|open',
      'delegate|delegation|proxy',
    ],
  },
  delivery: {
    sure: [
      'choose|pick pharmacy|clicks|dischem',
      'which|my pharmacy|clicks|dischem collect',
      'far pharmacy|town',
      'deliver*',
      'courier*',
      'bring|send|post|drop|ship medicine*|medication*|meds|tablets|pills|it|them home|house|door|me',
      'medicine*|medication*|meds|tablets|pills brought|sent|posted|dropped|shipped',
      'ship|post|courier medicine*|medication*|meds|tablets|pills',
      'collect for me',
      'dischem|clicks|medirite|clicks pharmacy|deliver*|send|collect',
    ],
  },
  scriptRefused: {
    sure: [
      'pharmac*|chemist|clicks|dischem|they say|says|said|wont|refuse*|doesnt|not|reject*|cant|cannot script|prescription|code|valid|accept*|give|fill|take|work*|dispense',
      'script|prescription not|isnt|refused|rejected|invalid|wasnt|wont|expired|old valid|accepted|work*|pharmac*|good|by|at|original',
      'pharmac*|chemist wants|want|needs|need|asks|ask|insist* original|signature|signed|paper|stamp|hard',
      'script|prescription|pharmac* signature|signed|stamp|stamped|original',
      'script|prescription no signature|stamp',
      'stamped|signed|original script|prescription',
      'not|isnt signed',
      'script|prescription expired|invalid|rejected|refused',
    ],
  },
  dose: {
    sure: [
      'ml panado|calpol|syrup|ok',
      'how many times',
      'dose|dosage|doses',
      'how much|many|often panado|paracetamol|calpol|ibuprofen|nurofen|brufen|disprin|aspirin|tablets|pills|syrup|cough|antibiotic*|ml|drops',
      'how much|many|often can|do|should|must|may i|my|a|she|he give|take|drink panado|paracetamol|calpol|ibuprofen|nurofen|brufen|disprin|aspirin|tablets|pills|medicine|syrup',
      'panado|paracetamol|calpol|ibuprofen|nurofen|brufen for|to my|a baby|child|toddler|son|daughter|newborn|kid',
      'take|give|mix panado|paracetamol|ibuprofen|nurofen|brufen|disprin|aspirin',
    ],
  },
  contraception: {
    sure: [
      'contracepti*',
      'birth control',
      'family planning',
      'morning after',
      'plan b',
      'emergency pill|contracepti*',
      'on|get|want|start|stop|change|need|prescribe pill|injection|loop|implant|depo|iud|mirena',
      'prevent pregnancy',
      'unprotected sex',
      'pill sex',
      'injection|loop|implant|depo|iud|mirena',
    ],
  },
  visitLength: {
    sure: [
      'how long is|does|do|will|are visit*|appointment*|consult*|call*|session*|video',
      'how many minutes',
      'how much time with|do',
      'length|duration of|visit|appointment|consult*|call',
      '15|30|fifteen|thirty|half minutes|minute|min|mins|hour visit|appointment|consult*|enough|session',
      'extra|more|longer time|visit|appointment|consult*|minutes|call',
    ],
  },
  missedVisit: {
    sure: [
      'missed|forgot|skipped|overslept visit*|appointment*|booking|call|consult*|slot|it',
      'i|im|be|running|bit|going|if|was late',
      'minutes late',
      'i missed|overslept',
      'what if i miss|forget|dont|cannot|late',
      'fell asleep',
    ],
  },
  complaint: {
    sure: [
      'complain*',
      'complaint*',
      'report|reporting doctor|dr|specialist|nurse|him|her|them|somebody',
      'doctor|dr|specialist|nurse rude|racist|unprofessional|shouted|insulted|drunk',
      'rude doctor|dr|specialist|nurse',
      'where|how report it|this|abuse|bad',
      'unhappy|dissatisfied|disappointed|angry with|about',
      'bad service|treatment|experience',
    ],
  },
  recording: {
    sure: [
      'record|recording the|my|a visit*|call|consult*|video|doctor|session|conversation',
      'is|are|was|will visit*|call|consult*|video|session|it|everything|we recorded|taped|filmed',
      'listen|watch after|again|later|afterwards',
      'replay|playback|recordings',
      'can|may i film|tape|record',
    ],
  },
  recordWrong: {
    sure: [
      'record*|file|notes|chart|history|it says|wrong|incorrect|mistake|error',
      'wrong|incorrect|mistake|error in|on my record*|file|notes|chart|history|results|diagnosis',
      'correct|fix|change|remove|delete|take record*|file|notes|diagnosis|entry|out',
      'never smoked|drank|had|said|took',
      'not true|mine|me',
      'take it out',
      'doctor|dr wrote|written wrong|down',
    ],
  },
  youngPerson: {
    sure: [
      'phone|call|tell my parents',
      'i am|im 12|13|14|15|16|17|under|minor|teenager|underage',
      'im|am|age 12|13|14|15|16|17|minor|teenager|underage',
      'without a|my parent|parents|mom|mother|guardian',
      'permission|consent from|of parents|mother|father|parent|guardian',
      'teenager|minor alone',
      'without my mom|mother|mum|dad|father|parents|guardian|parent|gran|granny',
      'parents|parent|mom|mother|mum|dad|guardian know*|find|told|tell|consent|permission|agree|present',
      'how old must|do i|you',
      'minimum|what age',
      'alone without|as|child|minor|teenager',
    ],
  },
  resultsExplained: {
    sure: [
      'dont understand red|ones|numbers|results|blood',
      'someone|somebody explain',
      'results|result|test|tests|report|numbers|cholesterol|ldl|hba1c explain*|mean|means|understand',
      'dont understand report|results|numbers|test',
      'hba1c|cholesterol|ldl|psa|tsh what|mean|means',
      'explain*|discuss|interpret|understand|read|go results|blood|result|test|tests|report|numbers|bloods',
      'what is|does|do results|result|number|test|report mean*|say',
      'lab send|sent|gave results|paper|report|numbers',
      'talk|speak about|over results|test|report|scan',
    ],
  },
  secondOpinion: {
    sure: [
      'ask|check if they|he|she right',
      'show somebody|someone xray|x|scan|results',
      'second|another|other|different|2nd opinion|view',
      'opinion|opinions',
      'other|another|my|first doctor|dr|surgeon|hospital says|said|wants|told',
      'what|hear yours|another thinks|says|think|say',
      'do i really need|have operation|surgery|op',
      'agree with|to my|the doctor|diagnosis|operation',
    ],
  },
};
