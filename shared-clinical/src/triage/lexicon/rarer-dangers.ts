import type { ConceptTable } from './concept';

/** Rarer dangers. */
export const RARER_DANGERS: ConceptTable = {
  ateMedicine: {
    says: 'Took medicine of somebody else',
    words: `
ate|eaten|swallow*|chewed|sucked ~2 <kin>|my ~1 pills|tablets|medicine|tablet|pill`,
  },
  withEffort: {
    says: 'Comes with effort',
    words: `
stairs|upstairs|uphill|walk*|carry*|climb*|chores|housework|digging|exercis*|gym|running|gardening
`,
  },
  amputated: {
    says: 'A part of the body is torn or cut off',
    words: `
lost|took|chopped|sliced|cut|bit|ripped ~1 tip|top|end of ~1 finger|fingers|thumb|toe ~ in|off|with|by|clean`,
  },
  deviceShock: {
    says: 'A heart device gave shocks',
    words: `
defib|defibrillator|pacemaker|icd|heart_device ~4 shock*|jolt*|zap*|fired|fires|kicked|went_off|gone_off
shock*|jolt*|zap ~ from|by ~ pacemaker|defibrillator|icd|device`,
  },
  dialysisMissed: {
    says: 'Missed a dialysis session',
    words: `
miss*|skip*|without|late ~ dialysis
dialysis ~ missed|skipped|cancelled|broken|closed
not|no ~ dialysis ~ days|week|since
not had|been|gone|went ~ dialysis`,
  },
  potassiumHigh: {
    says: 'High potassium',
    words: `
potassium ~ high|raised|dangerous|critical|6.*|7.*|8.*|7|8`,
    not: `
= banana*`,
  },
  pesticide: {
    says: 'Worked with a pesticide or dip',
    words: `
insecticide*
sheep|cattle|dog dip
dipp* ~ sheep|cattle|goats
spray* ~ orchard|orchards|crops|crop|fields|field|vineyard|vines|lands|trees|farm|mealies|citrus|cockroaches|roaches|fleas|bedbugs
spray* ~2 dip|poison|weeds|insects|roaches|pests|ddt|chemicals|roundup|bugs
pesticide*
fumigat*
dip ~1 stuff|tank|chemical*|fluid
mixed|mixing|handled|handling ~ dip|poison|chemicals|fertiliser|fertilizer
dip tank`,
    not: `
spray* ~ next|last week|month`,
  },
  pesticideSigns: {
    says: 'Drooling, sweating, tiny pupils or twitching',
    words: `
pupils ~ pinpoint|tiny|small
drool*
saliva
twitch*
messed|soiled ~ himself|herself|myself|pants
wet ~1 pants|trousers|himself
pinpoint|tiny|small pupils
eyes ~ watering|streaming|running
pinprick|constricted pupils
pupils ~ pinprick|pinpricks|pinhead*|dots
foam*|froth* ~ mouth
mouth ~ foam*|froth*`,
  },
  limbTense: {
    says: 'A limb that is rock hard, or agony when fingers or toes are moved',
    words: `
forearm|calf|shin|leg|arm|thigh|foot|hand ~ rock_hard|like_rock|like_wood|bursting|drum|rock|hard_as
<pain> ~ move*|stretch*|straighten*|wiggle ~ fingers|toes`,
    not: `
= typing|keyboard|arthritis|stiff`,
  },
  castTight: {
    says: 'A plaster cast that hurts or is too tight',
    words: `
cast|plaster|backslab|splint ~ tight|numb|blue|<swollen>|tingl*|white|cold|<severe>`,
    not: `
plaster ~ finger|cut|graze|blister
cast ~ off|removed`,
  },
  rottenFlesh: {
    says: 'Skin or flesh that turns black or rots',
    words: `
gangren*
private*|scrotum|groin|buttock*|behind|genitals|perineum ~ black|rotten|rotting|purple
flesh|skin|wound|foot|leg ~ rotten|rotting|dead_looking|dying
purple|black ~ blister*|spread*
red|purple|rash|skin|redness ~ <pain> ~ more|worse than ~ looks`,
    not: `
= bruis*|dropped|stubbed|jammed|nail|itchy|tooth|teeth|egg|eggs`,
  },
  weaknessClimbs: {
    says: 'Weakness or numbness that climbs up the legs',
    words: `
<weak>|numb|tingling|pins|paralysis ~ climb*|creep*|rising|moving_up|moved_up|spreading_up|going_up|crept|works_up|working
<weak>|numb|tingling ~ started|began ~ feet|toes|legs ~ now ~ arms|hands|hips|thighs|chest|face|knees|waist
legs ~ weaker ~ every day
tingl*|numb|<weak>|pins ~ moved|moving|spread|spreading|creeping|climbing|crept ~ up ~ knees|hips|thighs|waist|legs|body
tingl*|numb|<weak>|pins|legs ~ it ~1 creeping|climbing|moving|spreading|crept up`,
    not: `
= stairs|hill|hills|mountain|years|sitting
= ants|spider|veins|skirt|shorts|rash|redness|red
= stood|standing|stand`,
  },
  boggyHead: {
    says: 'A soft swelling of the head',
    words: `
soft|boggy|squishy|squashy ~ swelling|lump|bump|dent ~ head
head ~ soft|boggy|squishy|squashy ~ swelling|lump|bump|dent|spot
swelling|dent ~ side|back|top of ~ head`,
    not: `
fontanelle
soft spot`,
  },
  projectileVomit: {
    says: 'Vomits in a jet after feeds',
    words: `
feed|feeds|milk|bottle|vomit* ~ shoots|shooting|fountain|projectile|across
projectile
shoots|shooting out|across`,
  },
  saddleNumb: {
    says: 'Numb between the legs',
    words: `
bum|bottom|groin|private*|buttock*|genital*|crotch|saddle|<balls> ~ numb`,
    not: `
bench|chair|bike|bicycle|cycling|cream|epidural`,
  },
  bellyBigger: {
    says: 'A belly that swells or turns hard',
    words: `
<belly> ~ bigger|<swollen>|hard|<tight>|tense|distended`,
  },
  woundBurst: {
    says: 'A wound of an operation that burst open',
    words: `
wound|stitches|staples|section|caesar|scar|incision ~ burst|split|opened|open|apart ~ up|something|insides|bulging|guts|poking|gaping
wound|stitches|staples|section|caesar|scar|incision ~ burst|split|opened_up|came_apart|come_apart`,
    not: `
gut feeling`,
  },
  injectedHand: {
    says: 'Paint, grease or oil shot into a hand under pressure',
    words: `
paint|grease|spray|hydraulic|pressure|air gun|washer|hose|line|injector|sprayer ~ finger|hand|palm|thumb
hydraulic|grease|oil ~ shot|injected|squirted ~ finger|hand|palm|thumb`,
    not: `
paint ~ on ~ hand|finger|hands`,
  },
  oneSwollen: {
    says: 'One of the two is swollen or sits higher',
    words: `
left|right|one one ~ <swollen>|orange|twice|higher|huge`,
  },
};
