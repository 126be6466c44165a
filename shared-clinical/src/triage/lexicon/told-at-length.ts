import type { MoreWords } from './concept';

/** Dangers as people tell of them in a whole story: the sign is a picture or a small thing beside others. */
export const TOLD_AT_LENGTH: Readonly<Record<string, MoreWords>> = {
  chestPain: {
    words: `
pressing|dull|heavy|squeez*|ache|aching|thing|something|lump|ball ~ under|behind|beneath ~1 breastbone
bra|bra_line|bra_strap ~ squeez*|tight*|band|crush*|pressing
squeez*|tight*|band|crush* ~ bra|bra_line`,
    not: '= bra ~ new|size|wire',
  },
  sweating: {
    words: `
shirt|clothes|pyjamas|vest|sheets ~ soaked|drenched|dripping`,
    not: '= rain|washing|laundry',
  },
  thunderclap: {
    words: `
headache|head ~ bomb|grenade|firework|gunshot
bomb|grenade|gunshot|firework ~ went_off|exploded ~ head|skull`,
    not: 'head|brain ~ studying|noise|kids|meetings|exams',
  },
  asthma: { words: 'blue inhaler|pump|puffer', not: 'copd|emphysema|bronchitis' },
  inhalerFails: {
    words: `
inhaler|pump|puffer|nebs|nebuliser ~ 8|10|12|15|20|30|ten|twenty ~1 times|puffs`,
  },
  tearingPain: {
    words: `
pain|it|something ~ tore|ripped|tears|rips ~ down|through|into|across ~ back|hips|chest|belly|stomach
bp|hypertension|pressure ~ different ~ each|both|arms|arm`,
    not: '= muscle|ligament|calf|hamstring',
  },
  penetrating: {
    words: `
bottle|glass|knife|blade|screwdriver|panga ~ in|into|to ~1 neck|throat|chest|stomach|belly|back
air ~ bubbl*|hiss*|sucking`,
    not: `
tortilla|chip|crisp|toothpick|toothbrush|biscuit|cracker|gum
= baby bottle|belly|fizzy|drink`,
  },
  heavyBleeding: {
    words: `
finger|fingers|thumb|toe|toes|ear|hand ~ hanging|dangling|gone|missing|blown
oozing|dripping|leaking ~ lot|lots|nonstop ~ blood|wound|neck|cut`,
    not: '= ring|nail|wart|glove|hanging_around',
  },
  highEnergy: {
    words: `
firecracker|cracker|firework|firecrackers|bottle|aerosol|battery|detonator|grenade ~ blew_up|exploded|went_off ~ hand|hands|face|lap|pocket|eye
seatbelt|steering_wheel ~ <belly>|chest|neck`,
  },
  blueLips: {
    words: 'he|she|baby|son|daughter|mate|friend ~1 is|was|looks|lies blue',
    not: 'blue ~ eyes|shirt|tick|jersey|team|since he|she left',
  },
  drugTaken: {
    words:
      'used|uses|using|shot_up|shooting|took|did|smoked|injected ~1 heroin|fentanyl|nyaope|whoonga|smack|unga|tik|meth|mandrax',
  },
  suicideIntent: {
    words: `
car|garage|bakkie % hose|hosepipe
cannot ~ do|take|bear|live ~1 this|it ~ any_longer|any_more|much_longer
told|said|says|saying ~ bye|goodbye|farewell % hers|his|yours|dogs|tablets|pills|things|belongings
dogs|dog|cat|car|things|everything ~ hers|his|yours now % bye|goodbye|tablets|pills|rope`,
    not: `
= garden hose|hosepipe ~ water*|plants|lawn
radiator|washing ~ hose`,
  },
  harmOthers: {
    words: `
nurses|hospital|they|someone|doctors ~ swapped|switched|replaced ~1 baby|child|husband|wife
baby|child|him|her|it ~ back to god|heaven|jesus
no|not ~2 sleep|slept ~ nights|days ~ wild|manic|talk*|god|baby
wild|manic|high_as_a_kite ~ no|not ~2 sleep|slept`,
  },
  malariaFear: {
    words: `
coartem|artemether|riamet|lumefantrine`,
  },
  travel: {
    words:
      'tete|beira|maputo|pemba|livingstone|lusaka|blantyre|harare|kariba|okavango|caprivi|kruger|tzaneen|musina|pongola|jozini|kosi_bay ~ trip|back|visit|last|week|weeks|from',
  },
  recentOperation: {
    words: `
stent|catheter|drain|line|screws|pins|plate|gallbladder|uterus|prostate ~ taken_out|out|removed|in|put_in|changed ~ yesterday|today|days|week|monday|tuesday|wednesday|thursday|friday
cystoscopy|biopsy|colonoscopy|scope|root_canal ~ yesterday|today|days|week|monday|tuesday|wednesday|thursday|friday`,
  },
  rashNotFading: {
    words: `
rash|dots|spots|marks ~ pinprick|pinpricks|blood_spots|pin_pricks
pinprick|pinpricks|pin_prick|blood|purple|bruisy ~1 spots|dots|rash|marks`,
    not: '= pupils|cherry|years|alcohol|mole',
  },
  noFeeling: { words: 'cannot feel ~1 hands|arms|fingers|feet|legs|toes|hand|foot|leg|arm' },
  injuryEvent: {
    words: `
since|after|in ~2 crash|accident|collision|wreck|fall|tumble
wind ~ knocked out
winded`,
    not: '= market|app|website|computer|stairs',
  },
  weakLegs: { words: 'legs|leg|feet|walk*|gait ~ clumsy|unsteady|unstable' },
  breathless: { not: 'got|was|been winded' },
  legSwollenOne: { not: 'mole|freckle|wart|spot' },
  calfPain: { not: 'mole|freckle|wart' },
  bloated: { words: 'bloat*' },
};
