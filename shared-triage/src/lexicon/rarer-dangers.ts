import type { ConceptTable } from './concept';

export const RARER_DANGERS: ConceptTable = {
  ateMedicine: {
    words: `
ate|eaten|swallow*|chewed|sucked ~2 <kin>|my ~3 pills|tablets|medicine|tablet|pill`,
  },
  withEffort: {
    words: `
stairs|upstairs|uphill|walk*|carry*|climb*|chores|housework|digging|exercis*|gym|running|gardening
`,
  },
  amputated: {
    words: `
lost|took|chopped|sliced|cut|bit|ripped ~1 tip|top|end of ~1 finger|fingers|thumb|toe ~ in|off|with|by|clean`,
  },
  deviceShock: {
    words: `
defib|defibrillator|pacemaker|icd|heart_device ~4 shock*|jolt*|zap*|fired|fires|kicked|went_off|gone_off`,
  },
  dialysisMissed: {
    words: `
miss*|skip*|without|late ~ dialysis
dialysis ~ missed|skipped|cancelled|broken|closed
not|no ~ dialysis ~ days|week|since
not had|been|gone|went ~ dialysis`,
  },
  potassiumHigh: {
    words: `
potassium ~ high|raised|dangerous|critical|6.*|7.*|8.*|7|8`,
  },
  pesticide: {
    words: `
insecticide*
sheep|cattle|dog dip
dipp* ~ sheep|cattle|goats
spray* ~ orchard|orchards|crops|crop|fields|field|vineyard|vines|lands|trees|farm|mealies|citrus|cockroaches|roaches|fleas|bedbugs
spray* ~2 dip|poison|weeds|insects|roaches|pests|ddt|chemicals|roundup|bugs
pesticide*
fumigat*`,
  },
  pesticideSigns: {
    words: `
drool*
saliva
twitch*
messed|soiled ~ himself|herself|myself|pants
pinpoint|tiny|small pupils
eyes ~ watering|streaming|running
pinprick|constricted pupils
foam*|froth* ~ mouth`,
  },
  limbTense: {
    words: `
forearm|calf|shin|leg|arm|thigh|foot|hand ~ rock_hard|like_rock|like_wood|bursting|drum|rock|hard_as`,
  },
  castTight: {
    words: `
cast|plaster|backslab|splint ~ tight|numb|blue|<swollen>|tingl*|white|cold|<severe>`,
  },
  rottenFlesh: {
    words: `
gangren*
purple|black ~ blister*|spread*`,
  },
  weaknessClimbs: {
    words: `
<weak>|numb|tingling|pins|paralysis ~ climb*|creep*|rising|moving_up|moved_up|spreading_up|going_up|crept|works_up|working`,
  },
  boggyHead: {
    words: `
soft|boggy|squishy|squashy ~ swelling|lump|bump|dent ~ head`,
  },
  projectileVomit: {
    words: `
feed|feeds|milk|bottle|vomit* ~ shoots|shooting|fountain|projectile|across`,
  },
  saddleNumb: {
    words: `
bum|bottom|groin|private*|buttock*|genital*|crotch|saddle|<balls> ~ numb`,
  },
  bellyBigger: {
    words: `
<belly> ~ bigger|<swollen>|hard|<tight>|tense|distended`,
  },
  woundBurst: {
    words: `
wound|stitches|staples|section|caesar|scar|incision ~ burst|split|opened_up|came_apart|come_apart`,
  },
  injectedHand: {
    words: `
paint|grease|spray|hydraulic|pressure|air gun|washer|hose|line|injector|sprayer ~ finger|hand|palm|thumb`,
  },
  oneSwollen: {
    words: `
left|right|one one ~ <swollen>|orange|twice|higher|huge`,
  },
};
