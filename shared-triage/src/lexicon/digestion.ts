import type { ConceptTable } from './concept';

/** Stool, swallowing, liver, and what was eaten or where one was. */
export const DIGESTION: ConceptTable = {
  constipated: {
    words: `
constipat*
hard ~ stool*|poo*|pellets
not ~ poo*|bowel*|stool`,
  },
  blockedGut: {
    words: `
<belly> ~ <swollen>|blown|distended|drum|tight
<swollen>|distended ~ <belly>`,
  },
  greenVomit: {
    words: `
green|bile|bilious ~ vomit*
vomit* ~ green|bile|bilious`,
  },
  bloated: {
    words: `
wind
gassy
gas
burp*
belch*
farting`,
  },
  heartburn: {
    words: `
heartburn
indigestion
reflux
sooibrand`,
  },
  hardToSwallow: {
    words: `
steak|chicken|meat|bone|fish|pill|tablet|food|apple|bread ~ stuck
food|meat|bread ~ stuck|sticks|sticking|stick
hard|difficult|difficulty|trouble|problem* ~ swallow*
swallow* ~ hard|difficult|trouble
<pain> ~ swallow*
cannot swallow`,
  },
  jaundice: {
    words: `
yellow|yellowish % eyes|skin|eyeballs|whites
is|was|bit|quite|slightly|very yellow`,
  },
  darkUrine: {
    words: `
<pee> ~ dark|brown|tea|cola|coke`,
  },
  hernia: {
    words: `
hernia
lump|bulge|bulging ~ groin|belly_button|navel|<belly>`,
  },
  herniaStuck: {
    words: `
hernia|bulge ~ hard|<pain>|<red>|stuck|purple`,
  },
  piles: {
    words: `
haemorrhoid*
piles
itchy ~ bottom|bum|anus
lump ~ bottom|bum|anus`,
  },
  worms: {
    words: `
worm|worms|threadworm*|pinworm*|tapeworm*`,
  },
  travel: {
    kind: 'history',
    words: `
safari
mozambique|malawi|zambia|zimbabwe|tanzania|zanzibar|kenya|uganda|nigeria|ghana|congo|drc|angola|cameroon|mali|senegal|ethiopia|sudan|rwanda|burundi|gambia
limpopo|kruger|mpumalanga|maputo|tzaneen|phalaborwa|musina|venda|tofo|lusaka|harare|livingstone|lilongwe|nairobi|lagos|kinshasa|dar
jungle|rainforest
africa`,
  },
  malariaFear: {
    words: `
malaria
mosquito* ~ bit*`,
  },
  badFood: {
    words: `
foodpoisoning
picnic|braai|barbecue|bbq|wedding|funeral|buffet
chicken|burger|sushi|oysters|prawns|eggs|takeaway|kota`,
  },
  muchBlood: {
    words: `
lot|lots|bowl|cup|heavy|heavily|pouring|much|loads|pints|basin ~ blood|bleeding
blood|bleeding ~ lot|lots|heavily|everywhere|bowl|pouring`,
  },
};
