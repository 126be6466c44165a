import type { Lexicon } from './intent';

type WayIn =
  | 'place'
  | 'channels'
  | 'forgottenPassword'
  | 'signInCode'
  | 'ownDetails'
  | 'hivCare'
  | 'identityPapers'
  | 'onBehalf'
  | 'sameDoctor'
  | 'waitingTime'
  | 'withoutSmartphone'
  | 'joinVisit'
  | 'paidNoBooking';

/** Where, when and how one comes in, as people ask for it. These win over the broader topics that their words belong to as well. */
export const WAYS_IN_LEXICON: Readonly<Record<WayIn, Lexicon>> = {
  place: {
    sure: [
      'only for joburg|johannesburg|cape|people|town|gauteng',
      'farm|village by|near|in|far',
      'work in|outside limpopo|kzn|durban|village*|rural',
      'which address|town tell|must',
      'offices|office in|i come',
      'where you|u located|situated|based',
      'where are|is you|u|your clinic|office|rooms|building|branch',
      'your physical|street address',
      'your location|premises|rooms',
      'where is the|your clinic|rooms|practice|building|branch',
      'clinic|place|building|branch|rooms come|go',
      'do you have rooms|branch|building|office|offices',
      'come in person|physically',
      'come to place|building|clinic|office|you',
      'in person',
      'face to face',
      'walk in|ins',
      'physical|actual clinic|address|visit|appointment|consult*|building|rooms',
      'branch in|near|close|around',
      'how do i get there',
    ],
  },
  channels: {
    sure: [
      'whatsapp|whatsup|watsapp|telegram|facebook|messenger',
      'sms|smses|texts',
      'text message*|me',
      'remind me by|on|with|via',
      'how will|do you|u let|tell|remind|notify me|us',
      'get|send|have|no reminder*|notification*|notices',
      'didnt get|have reminder*|notification*',
    ],
    likely: ['reminder*', 'notification*'],
  },
  forgottenPassword: {
    sure: [
      'get in again',
      'dont remember put|registered|used',
      'forgot*|lost|reset*|change|new|remember|recover|wrong password|passcode|login|pin',
      'password forgot*|lost|reset*|wrong|incorrect|work*|again|gone',
      'dont|cant|cannot|not|no remember|know password|login|pin|registered',
      'locked out',
      'password',
    ],
  },
  signInCode: {
    sure: [
      'codes which|right',
      'which code|one right|correct',
      'number expired',
      'wagwoord|inteken*',
      'code not|isnt|doesnt|wont|never|didnt valid|work*|come|came|arrive*|right|accepted|received',
      'code invalid|wrong|expired|incorrect|rejected',
      'no|never|didnt|wait*|where|get|got|receive*|resend|another|new|send code|otp|pin',
      'verification|confirmation|six|6|otp|login|sign code|digit|number|email|mail|pin',
      'otp',
      'number|code expired|late',
      'cant|cannot|unable|not|trouble|problem log|login|sign|signing|logging in|into',
      'cant|cannot|unable|wont|doesnt login|signin',
      'wont let in|me',
      'invalid|wrong|expired code|otp',
      'login|signin not|problem*|fails|failed|error|work*',
    ],
  },
  ownDetails: {
    sure: [
      'change|update|correct|edit|fix my|the email|mail|number|phone|cell|cellphone|surname|name|address|details|birthday|birth',
      'wrong|incorrect|old|misspelt|misspelled|typo|mistake email|number|phone|cell|cellphone|surname|name|address|birth|birthday|details',
      'new email|number|phone|cell|cellphone|surname|address|sim',
      'name|surname|number|email|birth wrong|changed|spelt|spelled|different|incorrect',
      'change of address|name|number|surname',
      'got married|divorced',
    ],
  },
  hivCare: {
    sure: [
      'injection for not getting|hiv',
      'my status',
      'hiv',
      'prep',
      'pep',
      'arv|arvs|aids',
      'std|stds|sti|stis',
      'condom broke|burst|tore|slipped',
    ],
  },
  identityPapers: {
    sure: [
      'permit|passport|visa expired|is',
      'home affairs',
      'refuse me',
      'id|passport|asylum|permit|visa number|document|paper*|book|needed|required|necessary|card',
      'need|without|no|lost|require|show|use id|passport|permit|papers',
      'dont have id|papers|passport',
      'passport',
      'from zimbabwe|malawi|lesotho|mozambique|nigeria|congo|drc|somalia|ethiopia|swaziland|eswatini|ghana|kenya|abroad|overseas',
      'foreigner*|foreign|refugee*|immigrant*|asylum|tourist*|undocumented',
      'south african citizen*',
    ],
  },
  onBehalf: {
    sure: [
      'in his|her|their name',
      'two people same email|phone|account',
      'for my|an mom|mother|mum|dad|father|gogo|granny|grandmother|grandfather|oupa|ouma|parents|husband|wife|sister|brother|uncle|aunt|aunty|neighbour|friend|partner|mama|tata',
      'mom|mother|mum|dad|father|gogo|granny|grandmother|grandfather|ouma|oupa doesnt|no have|smartphone|phone|email|computer',
      'my|mom|mother|mum|dad|father|gogo|granny|grandmother|grandfather|parents|ouma|oupa has|have|got no|dont|doesnt email|smartphone|phone|computer|internet',
      'on behalf of',
      'for somebody|someone else',
      'for another person|adult',
      'mom|mother|mum|dad|father|gogo|granny|grandmother|grandfather|ouma|oupa cant|cannot|doesnt|not use|read|type|computer*|phone*|internet|technology',
      'act|manage|handle for my|someone|somebody|him|her|them',
      'help my|an mom|mother|mum|dad|father|gogo|granny|grandmother|parents|ouma|oupa book|register|sign',
    ],
  },
  sameDoctor: {
    sure: [
      'choose|have one|doctor who|that knows|know',
      'same doctor|dr|doc|specialist|gp|nurse|person|one|lady|guy',
      'see|get|have|book dr|doctor|her|him|naledi again',
      'doctor|specialist|gp|dr i|we saw|had|spoke|used|know|like* before|last|previous*|again|again',
      'again with|to the|same|that|my doctor|specialist|gp',
      'go back to|with the|that|my doctor|dr|specialist|gp',
      'my usual|regular|own|previous|old doctor|dr|gp|specialist',
      'follow up with|appointment|visit|consult*|booking',
      'followup',
    ],
  },
  waitingTime: {
    sure: [
      'ixesha|isikhathi elingakanani|eside',
      'kuza kuthatha',
      'still saying|says waiting',
      'how long|much wait|waiting|queue',
      'how long until|till|before',
      'how much longer',
      'wait* time*|period|list|room',
      'long queue*|line|wait',
      'queue|queues',
      'doctor|dr|specialist is|running late|delayed',
      'still waiting',
      'been waiting',
      'which|what time will|does doctor|it|visit start',
      'how quick*|fast|soon can|will|do i|you|they see|get|answer|come',
    ],
  },
  withoutSmartphone: {
    sure: [
      'nokia|phone buttons',
      'dont|havent|doesnt have|got|own smartphone|phone|cellphone|camera|webcam|computer|laptop',
      'havent smartphone|phone|camera|webcam|computer|laptop',
      'no|without smartphone|camera|webcam|computer|laptop|cellphone|landline',
      'only|just|old have|got|a|nokia|feature|button|small basic|nokia|phone|landline|kasi|keypad',
      'basic|old|button|feature|keypad|normal|ordinary phone|cellphone|nokia',
      'landline',
      'computer|laptop|tablet at library|cafe|work|school',
      'library|cafe computer',
      'telephone visit|call|consult*|appointment|instead|only',
      'just|only|rather|normal phone|voice|audio call|instead|only',
      'can|could|will doctor|dr|he|she|specialist phone|ring|call me',
    ],
  },
  joinVisit: {
    sure: [
      'how|where|when join|open|start|enter|connect video|call|visit|consult*|room|appointment|meeting|session',
      'wait call open|press|click',
      'must i open|press|click something|what',
      'join video|call|visit|consult*|room|appointment|meeting|session|link|button',
      'link for|to|of|the|my video|call|visit|consult*|appointment|meeting|doctor',
      'where|find|get|send|lost|no is|the|my|a link|button',
      'enter|start|open|begin|get|go into|the|to|in call|room|waiting',
      'what|when|where do i click|press',
      'how|where visit|video|call happen|begin|start|connect',
      'how will doctor|he|she see|find me',
      'zoom|teams|skype|facetime',
    ],
  },
  paidNoBooking: {
    sure: [
      'paid|pay 2|two|twice times',
      'lefile|betale|ngikhokhile|ndibhatele',
      'paid|charged|deducted|debited|took|taken|payment but|and|there|have|no|with|not|money|went no|not|nothing|without|never|dont booking|appointment|visit|confirmation|email|show*|see',
      'paid|payment|money|charged nothing|but|and happened|no|not|gone|nothing booking|appointment|visit|confirmation|shows|came',
      'no|where|without confirmation',
      'debited|deducted nothing|no',
      'money gone|left|off|deducted|taken|debited|went',
      'bank|card deducted|debited|charged|says|took paid|money|me|but|gone',
      'payment stuck|pending|failed|hanging|processing|not|error|didnt|declined',
      'card declined|refused|rejected|failed',
    ],
  },
};
