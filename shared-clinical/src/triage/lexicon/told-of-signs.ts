import type { MoreWords } from './concept';

/** Single signs of grave illness as bystanders and the ill themselves describe them. */
export const TOLD_OF_SIGNS: Readonly<Record<string, MoreWords>> = {
  chestPain: {
    words: `
something|somebody|someone|weight|heavy|elephant ~ sitting|sits|standing|parked|lying|pressing ~ on ~1 ribcage|ribs|breastbone|lungs
squashed|squeezed|gripped|clamped|pressed ~ middle ~ chest|breastbone`,
  },
  armJawPain: { words: 'both|left ~1 hands|hand|arms|arm ~ dead|heavy|lead|numb ~ sweat*|chest|ribs|squeez*' },
  throatSwelling: {
    words: `
wasp|bee|bees|hornet|stung|sting|bitten ~ in|inside|on ~1 mouth|throat|tongue`,
    not: '= bee|wasp sting lip ~ yesterday',
  },
  confused: {
    words: `
babbl* ~ nonsense|rubbish|gibberish
babbl* ~ woke|since|suddenly|fever
gibberish|jibberish|raving
walks|walking|walked|bumps|bumping|veers ~ into ~1 door|doors|wall|walls|doorframe|furniture
snakes|ants|spiders|rats|bugs|insects|mice|worms|beetles ~ on|crawling|over|up ~1 ceiling|walls|wall|skin|bed|me|him|her
wont|not|will_not|cannot ~1 talk sense
talk*|speak* funny|strange|weird|odd ~ vomit*|head|fell|since`,
    not: `
raving ~ party|about|review*|fan
mosquito|mosquitoes|flea|fleas ~ on
= garden|kitchen|pantry|cupboard`,
  },
  seizureNow: {
    words: `
blank|vacant|glazed|empty stare|staring|eyes|look ~ minutes|not_answer*|will_not_answer|lips|smack*
smack* ~1 lips
lips|lip smack*
went|goes|gone stiff ~ blue|shak*|jerk*|eyes|dropped`,
    not: '= kiss*\n = yummy|food',
  },
  weakLegs: {
    words: `
feet|foot|leg|legs ~ drag*|buckl*|giving_in|gave_in|collaps*|wobbly
legs ~1 gone|went ~ jelly|dead|numb|weak`,
    not: 'legs ~ jelly ~ run|parkrun|gym|race|marathon|nervous|stage|fine',
  },
  saddle: {
    words: `
cannot feel ~ loo|paper|wiping
no feeling|sensation ~ sit*|wip*|wee|toilet
bladder|bowel|bowels ~ leak*|accident*|gave_up|not_work*`,
  },
  saddleNumb: { words: 'no feeling|sensation ~ when ~ sit*|wip*\n cannot feel ~ loo paper|toilet paper|wiping' },
  testiclePain: {
    words: `
one|left|right|his ball ~ high|up|purple|blue|twist*|hitched
holding|clutching|grabbing ~ privates|private|balls|groin|crotch ~ scream*|agony|crying|pain`,
  },
  unresponsive: {
    words: `
cannot ~1 be roused|woken|woke|awakened
not ~1 rousing|roused|stirring|wake
slumped ~ over|against|in ~ wheel|chair|table|desk|toilet|steering`,
  },
  sugarLow: {
    words:
      'meter|machine|glucometer|reading|reads ~ lo\n reads lo\n no supper|food|lunch|breakfast ~ insulin|sugar_pills|gliclazide',
  },
  steroidLong: { words: 'cortisone|steroid|prednisone|hydrocortisone ~ dependent|dependant' },
  nothingStays: {
    words: 'cannot ~1 keep ~ tablets|pills|meds|medicine|anything|water|food ~ in\n keep* ~ coming back up',
  },
  labourHeavy: { words: 'baby|babys ~1 arm|hand|foot|leg|bum|bottom ~ out|sticking|hanging|showing|first' },
  poisonTaken: {
    words: `
poison|pellet|pellets|bait|ratkill ~ ate|eaten|swallow*|had|chewed
swallow*|drank ~ some|mouthful ~ dip|poison|spray
dip|spray ~ swallow*|drank|mouth`,
    not: '= french onion',
  },
  pesticide: { words: 'dip tank\n tank ~ dip' },
  pesticideSigns: { words: 'foam*|froth* ~ mouth\n mouth ~ foam*|froth*\n wet ~1 pants|trousers|himself' },
  drugTaken: {
    words: `
sniff*|huff*|inhal* ~ glue|deodorant|petrol|thinners|aerosol|gas|spray|paint|lighter
bad trip
tripping on|out`,
  },
  dangerousBite: {
    words: `
stepped|stood|trod|felt ~ something ~ grass|veld|bush|dark|night|woodpile|stones ~ pain|bite|prick|sting|sharp|burn*
something|it bit|stung ~ grass|veld|bush|dark|woodpile|shoe|boot ~ <swollen>|balloon*|numb|drool*|bleed*|vomit*
two dots|fangs|punctures ~ ankle|foot|leg|hand|finger
eyelid|eyelids ~ droop* ~ bite|bit|bitten|snake|cobra`,
    not: '= rose|thorn|glass|nail|lego',
  },
  heavyBleeding: {
    words: `
kickback|kicked_back ~ neck|face|leg|thigh|arm|chest
holding|pressing|pressed ~1 shirt|towel|cloth|jersey ~ on|against|to ~ it|wound|neck|cut|leg
line|fistula|shunt|graft|port ~ pump*|bleed*|blood|spurt*
bleeding ~ fistula|shunt|dialysis line`,
  },
  eyeHurt: {
    words: `
cork|ball|stone|elbow|finger|bungee|paintball|hook|squash_ball|firework ~ into|in|hit|straight ~1 eye
blood ~ in|front|behind ~2 pupil|iris|eye|eyeball
eye ~ went|goes|gone|turned dark|black|grey ~ half|bottom|top
half ~1 eye|view|picture|world ~ dark|gone|missing`,
    not: '= red vein\n = bloodshot',
  },
  suicideIntent: {
    words: `
i|we|just want out
how ~ knife|blade|rope|train|pills ~ would|go_in|feels|feel
knife|blade|razor ~ locked ~ bathroom|room|toilet
cannot see ~1 tomorrow|future|way_forward|way_out
done ~1 with ~1 life|living|everything
not want to ~1 be here|exist|wake`,
    not: `
want out ~ contract|deal|lease|subscription|lockdown|marriage
= train station|late`,
  },
  assault: {
    words: `
makes|made|making ~1 me|her|him ~1 do ~1 things|stuff|it
chok*|strangl*|throttl* ~1 me|her|him ~ till|until|saw|neck|black|voice
does|doing|did ~1 things|stuff to ~1 me|her|him ~ night|bed|alone|room`,
    not: '= gym|trainer|coach|physio|homework|chores',
  },
  withdrawal: {
    words:
      'drinker|alcoholic|drinks ~ stopped|quit|no_drink\n stopped|quit|off ~ drink*|booze|alcohol|brandy|beer ~ shak*|sweat*|drenched|seeing|snakes|spiders|trembl*',
  },
  swallowedBattery: {
    words: `
battery|magnet|magnets ~ nose|nostril|ear|throat
nose|nostril|ear ~ battery|magnet`,
    not: '= hearing aid ~ change|buy|flat',
  },
  cannotPee: {
    words: `
cannot|not|will_not ~1 pass|passed|passing ~ drop|drops|urine|water|wee ~ hours|since|bulg*|agony|bursting
cannot|not ~1 pass|passed ~ single|a drop
bulg*|<swollen>|hard ~ bladder|pubic`,
  },
  erection: {
    words: `
hard on ~ hours|since|not_go*|will_not|last_night
hardon|boner|stiffy ~ hours|since|not_go*|will_not`,
    not: 'hard on ~1 me|us|him|her|myself|family|kids|knees|back|body',
  },
  blueLips: {
    words: `
stiff|limp|floppy ~ and blue|grey|purple
went|goes|gone|turn* ~2 blue|purple ~ chok*|breath*|stiff|limp|seconds|lips`,
    not: '= sky|screen|ink',
  },
  toothOut: { not: 'wiggly|wobbly|loose|first|fairy ~ tooth' },
  teething: { words: 'wiggly|loose|first tooth|teeth\n tooth fairy' },
  cutDeep: { not: 'tetanus ~ ok|okay|fine|done|up_to_date|sorted|covered' },
  stiffNeck: { not: 'shav*|razor|aftershave|sunburn*' },
  remedyFails: { words: 'shampoo|shampoos|remedy|remedies|drops|sprays|creams ~ not|do_not|nothing ~ help*|work*' },
  rectalBleeding: { words: 'red|blood|pink ~ on ~1 paper|tissue ~ piles|stool|wip*|toilet\n piles ~ red|blood|bleed*' },
};
