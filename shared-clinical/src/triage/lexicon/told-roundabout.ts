import type { MoreWords } from './concept';

/** Illness and despair by what it is like, without the word for it. */
export const TOLD_ROUNDABOUT: Readonly<Record<string, MoreWords>> = {
  throatDanger: {
    words: `
dribbl*|drool*|spit|saliva % will_not|refuses|not ~1 swallow*
leaning|leans|sits|sitting|bent forward % dribbl*|drool*|chin|breathe
sounds|talks|speaks|voice ~1 muffled
mouth ~ opens|open ~ finger|crack|centimetre
cannot ~1 get ~1 mouth open
neck ~ <swollen> ~ under|both|jaw ~ swallow*|open`,
    not: '= teeth* ~ happy|playing',
  },
  seizureNow: {
    words: `
fits|fit|seizures|seizure|convulsion|convulsions ~ one_after|after_another|back_to_back|in_a_row|on_end|nonstop
fits|seizures|convulsions ~ without|not ~2 coming|waking|recover*|come
two|three|four|five|2|3|4|5|6 fits|seizures|convulsions ~ between|row|hour|hours|today|morning
going ~ min|mins|minutes % fit|fits|fitting|seizure`,
    not: 'dog|cat|animal|cow|jackal ~ foam*|froth*|drool*',
  },
  thunderclap: {
    words: `
head*|it|pain ~ peaked|maxed|full ~ seconds|instantly|once|minute
headache|head ~ hit|struck|came ~ loo|toilet|shower|sex|straining|gym ~ vomit*|worst|peaked|seconds`,
  },
  armJawPain: {
    words: `
jaw|shoulder|arm ~1 and ~1 left|jaw shoulder|arm|jaw
pins ~1 in|down ~1 both|left arms|arm`,
    not: '= vaccine|tennis|slept|lifted|bag',
  },
  faint: {
    words: `
have|has|had to lie|sit ~1 down|on ~1 floor|ground ~ grey|black|spin*|racing
grey|racing|heart ~ have|has|had to lie|sit ~1 down|on
go|goes|going|went|turn|turned grey|white|pale ~ lie|stand*|floor
light ~1 in the head|as a feather
vision ~ narrow*|tunnel*`,
    not: '= grey hair|area',
  },
  rectalBleeding: {
    words: `
maroon|plum|red|dark ~1 stuff|jelly|liquid ~ out|from|of ~2 bum|bottom|backside|behind
pouring|gushing|dripping|running ~ out|from ~2 bum|bottom|backside|anus|behind`,
    not: '= diarrhoea ~ water|watery|brown',
  },
  muchBlood: { words: 'maroon|blood ~ pouring|gushing' },
  eyeSocketSwelling: {
    words: `
<swollen> ~1 shut ~2 eye
eye ~ <swollen>|closed ~ shut|over|up ~ fever|sinus|temperature
eyeball ~ bulg*|pushed|popping|sticking`,
    not: '= bee|wasp|mosquito|stung|sting',
  },
  assault: {
    words: `
forced|forcing|pushed ~ himself|herself|themselves on|into
made ~1 me|her|him ~ sex|touch|undress|suck
had sex ~2 while|when ~ asleep|drunk|sleeping|unconscious|out
said no ~ he|she|they ~ did|carried|not stop`,
  },
  suicideIntent: {
    words: `
driv*|drove|crash*|steer* ~2 car|bakkie|bike|truck|myself ~ into|off ~2 truck|tree|wall|bridge|pole|cliff|traffic|oncoming
wrists ~ cut|slit|slashed|open|bleeding
slash*|slit|cut ~ wrists|wrist ~ blade|razor|on purpose|deep
said|saying|sent|posted|texted goodbye ~ everyone|everybody|family|whatsapp|facebook|us ~ pills|phone|off|gone|tonight
stockpil*|hiding|hidden ~ pills|tablets|medication
burden ~ everyone|family|them ~ gone|without|dead
easier ~ if|for ~ gone|not_here|dead|without_me
nothing left ~ live|for_me
how ~ painless* ~ die|end|kill`,
    not: `
rope ~ burn|climb*|swing|course|war|sail*|skip*|horse|kite|hammock|ladder
climbing|tug|swing ~ rope
goodbye ~ colleagues|party|farewell|retire*`,
  },
  harmOthers: {
    words: `
has|have|got|holding|carries|carrying|grabbed|sleeps|walks|pacing ~1 with|a|the ~1 panga|knife|gun|axe|machete|firearm|hammer ~ protect|defend|kill|threaten*|sort|show|them|him|voices|neighbours
laser*|beam*|radio|tv|satellites|cameras ~ into|at|through|control*|watching|spying ~ me|him|her|us
thinks|believes|convinced|says ~ neighbours|people|someone|everyone|family|police|government|cia|tv|radio|phone ~2 after|out_to_get|poison*|follow*|spy*|laser*|beam*|control*|talking_to|bug*|kill*
thinks|believes|convinced|says ~ food|water|tea|pills ~2 poisoned
talking|talks ~ to ~ people|someone|things ~ not there
messages ~ from|through ~ tv|radio|god|number`,
    not: '= movie|film|series|joke',
  },
  withdrawal: {
    words: `
stopped|ran_out|off|without ~2 xanax|valium|benzos|alprazolam|lorazepam|ativan|rivotril|clonazepam|urbanol ~ shak*|sweat*|seizure|fit|confused
cold turkey ~ shak*|sweat*|seeing|fit|seizure|tremor*`,
  },
  weaknessClimbs: {
    words: `
tingl*|numb|<weak>|pins ~ moved|moving|spread|spreading|creeping|climbing|crept ~ up ~ knees|hips|thighs|waist|legs|body
tingl*|numb|<weak>|pins|legs ~ it ~1 creeping|climbing|moving|spreading|crept up`,
    not: '= ants|spider|veins|skirt|shorts|rash|redness|red',
  },
  cannotWalk: { words: 'legs ~ will_not|not|cannot ~1 hold|carry ~1 me|him|her' },
  drowsy: {
    words: `
very|so|really|too|unusually|extremely sleepy
drifting|drifts|nodding|falling ~1 off|asleep ~ while|mid|when|during ~ talk*|eat*|sentence|sitting
keeps falling asleep
hard|difficult|battle to keep ~2 awake`,
    not: `
sleepy ~ antihistamine|pills|tablets|boring|lunch
= hayfever|allergex`,
  },
  babyMovesLess: {
    words: `
baby|bump ~ not ~1 kick*|mov* ~ since|today|all_day|hours
less|fewer|no|hardly_any|weak* ~1 movement|movements|kicks`,
    not: '= app|video',
  },
  watersBroken: { words: 'green|brown|greenish|meconium ~ water|waters|fluid|liquor' },
  breathless: { not: 'got|was|been winded ~3 rugby|soccer|tackle*|fell|landing|playing|ball|and' },
  throatSwelling: { not: 'spots|zits|acne|pimple|breakout|sunburn ~ face\n face ~ spots|zits|acne|breakout' },
  nausea: { words: 'sick once|twice\n sick ~1 one|two|few times' },
  cut: { words: 'nick|nicked|nicks' },
  lump: { not: '= wax' },
  earBlocked: { words: 'wax ~ ear\n ear ~ wax' },
  teething: { words: 'milk|baby|wobbly tooth|teeth' },
  toothache: { not: 'milk|baby|wobbly tooth|teeth' },
  unableNormal: { words: 'miss*|off|stays_home|skip* ~1 school|work|class|classes' },
  notBreathing: { not: 'toy|dolly|doll|monitor' },
  bellyBigger: { words: 'belly|stomach|tummy ~ swelling|hard|tight|rigid|distended ~ since|after' },
};
