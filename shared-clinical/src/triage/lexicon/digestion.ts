import type { ConceptTable } from './concept';

/** Stool, swallowing, liver, and what was eaten or where one was. */
export const DIGESTION: ConceptTable = {
  constipated: {
    says: 'Constipation',
    words: `
constipat*
hard ~ stool*|poo*|pellets
blocked up ~ days
no bowel movement*
not ~ poo*|bowel*|stool
cannot ~ poo|poop|go_to_toilet
strain* ~ toilet|poo|stool*|go
not pooped`,
    not: `
= <pee>
= nose`,
  },
  blockedGut: {
    says: 'No stool or wind passing, with a swollen belly',
    asks: 'Has no stool and no wind passed, and is the belly blown up?',
    words: `
no|not|cannot ~ pass* ~ gas|wind|fart
<belly> ~ <swollen>|blown|distended|drum|tight
green|bile|bilious|faecal|brown ~ vomit*
vomit* ~ green|bile|bilious|poo|faeces|smells like
bringing|brings|brought|coming up ~ brown|green|smelly|faecal
<swollen>|distended ~ <belly>
cannot ~1 fart|break_wind`,
    not: `
= bloated
= phlegm|cough*|chest`,
  },
  greenVomit: {
    says: 'Green vomit',
    words: `
green|bile|bilious ~ vomit*
vomit* ~ green|bile|bilious`,
    not: `
= nose`,
  },
  bloated: {
    says: 'Bloating or wind',
    words: `
bloat*
wind
gassy
gas
burp*
belch*
bloat*
farting`,
    not: `
gas ~ heater|leak|stove
= windscreen`,
  },
  heartburn: {
    says: 'Heartburn or indigestion',
    words: `
heartburn
indigestion
reflux
sooibrand
acid ~ throat|mouth`,
  },
  hardToSwallow: {
    says: 'Food gets stuck, or swallowing is hard',
    words: `
steak|chicken|meat|bone|fish|pill|tablet|food|apple|bread ~ stuck
food|meat|bread ~ stuck|sticks|sticking|stick
hard|difficult|difficulty|trouble|problem* ~ swallow*
swallow* ~ hard|difficult|trouble
<pain> ~ swallow*
cannot swallow
steak|meat|chicken|bone|fish|pill|food|bread ~ lodged|jammed|wedged`,
  },
  jaundice: {
    says: 'Yellow skin or eyes',
    asks: 'Are the eyes or the skin yellow?',
    words: `
jaundice
yellow|yellowish % eyes|skin|eyeballs|whites
gone|went|going|turned|turning|looks|looking|look yellow
is|was|bit|quite|slightly|very yellow
am|all|bright yellow
liver|gallstone*|fever|shaking ~ yellow
been ~1 yellow`,
    not: `
= phlegm
yellow discharge|crust*|gunk|stuff|pus|goo|snot|nail*|phlegm|spots|head|teeth|fever
= nail*
= snot|pus|bruis*
yellow fever
= teeth
= nail|nails|teeth|nappy|poo|phlegm|bruise|pee|urine|snot|mucus`,
  },
  darkUrine: {
    says: 'Dark urine or pale stools',
    words: `
dark|brown|tea|cola|coke|coca ~ <pee>
<pee> ~ dark|brown|tea|cola|coke
pale|clay|white|grey ~ stool*|poo*
stool*|poo* ~ pale|clay|white|putty`,
  },
  hernia: {
    says: 'A lump in the groin or belly wall',
    words: `
hernia
lump|bulge|bulging ~ groin|belly_button|navel|<belly>
groin ~ lump|bulge`,
    not: `
hernia operation|repair`,
  },
  herniaStuck: {
    says: 'A hernia that is hard, sore or does not go back',
    words: `
groin|hernia|lump|bulge ~ cannot|not ~ push* back
hernia|bulge ~ hard|<pain>|<red>|stuck|purple
<pain> ~ hernia`,
  },
  piles: {
    says: 'Piles or itching at the bottom',
    words: `
haemorrhoid*
piles
itchy ~ bottom|bum|anus
bottom|bum|anus ~ itchy|<pain>|lump
lump ~ bottom|bum|anus
anal fissure`,
  },
  worms: {
    says: 'Worms',
    words: `
worm|worms|threadworm*|pinworm*|tapeworm*`,
    not: `
= ringworm`,
  },
  travel: {
    says: 'Was in an area with malaria, or in the tropics',
    kind: 'history',
    asks: 'Was there a stay in a malaria area or the tropics in the last months?',
    words: `
mozambique|malawi|zambia|zimbabwe|tanzania|zanzibar|kenya|uganda|nigeria|ghana|congo|drc|angola|cameroon|mali|senegal|ethiopia|sudan|rwanda|burundi|gambia
limpopo|kruger|mpumalanga|maputo|tzaneen|phalaborwa|musina|venda|tofo|lusaka|harare|livingstone|lilongwe|nairobi|lagos|kinshasa|dar
india|indonesia|thailand|cambodia|vietnam|papua|brazil|amazon|haiti|guatemala|honduras|nicaragua|panama|bangladesh|pakistan
malaria ~ area|zone|country|region|tablets|prophylaxis|pills
botswana|okavango|chobe|caprivi|namibia
safari
jungle|rainforest
central|west|east|tropical|sub africa|america|saharan
africa
tete|beira|maputo|pemba|livingstone|lusaka|blantyre|harare|kariba|okavango|caprivi|kruger|tzaneen|musina|pongola|jozini|kosi_bay ~ trip|back|visit|last|week|weeks|from`,
    not: `
south africa|african`,
  },
  malariaFear: {
    says: 'Malaria is feared',
    words: `
malaria
mosquito* ~ bit*
coartem|artemether|riamet|lumefantrine`,
    not: `
malaria ~ area|prophylaxis|tablets ~ before|need|advice`,
  },
  badFood: {
    says: 'After food that may have been off',
    words: `
undercooked|raw|rare|off|bad|dodgy|old|leftover|vrot ~ chicken|meat|food|egg|eggs|fish|burger|sushi|pork|prawns|rice|takeaway|mince|polony
picnic|braai|barbecue|bbq|wedding|funeral|buffet
chicken|burger|sushi|oysters|prawns|eggs|takeaway|kota`,
  },
  muchBlood: {
    says: 'A lot of blood',
    words: `
lot|lots|bowl|cup|heavy|heavily|pouring|much|loads|pints|basin ~ blood|bleeding
blood|bleeding ~ lot|lots|heavily|everywhere|bowl|pouring
full|filled of|with ~ blood
maroon|blood ~ pouring|gushing`,
    not: `
blood tests
blood pressure`,
  },
};
