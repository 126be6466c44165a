import type { ConceptTable } from './concept';

/** Poison, alcohol, heat and cold, and the injured eye. */
export const POISON: ConceptTable = {
  overdose: {
    says: 'Took too much of a medicine or drug',
    asks: 'Was too much of a medicine, a drug or a poison taken?',
    words: `
overdos*
oordosis
took|taken|swallow*|drank|eaten|ate|had ~ too many|much ~ <pills>
took|taken|swallow*|ate|eaten|drank ~ all|whole|bottle|handful|packet|box|lot|bunch|strip|dozens|pack ~ <pills>
took|taken|swallow*|ate ~ 10|12|15|20|24|25|30|40|50|60|100|ten|twelve|fifteen|twenty|thirty|forty|fifty ~ <pills>
took|taken|swallow* ~ too many|much
alcohol poisoning
took|taken|swallow* ~1 14|16|18|22|28|32|35|36|45|48|forty|eighteen|sixteen <pills>
took|taken|swallow*|drank|had ~ <kin>|hubbys|someones|somebodys ~1 heart|sugar|diabetes|pressure|sleeping ~1 <pills>
took|taken|swallow* ~ whole|entire|all ~ month|months|supply|script|prescription
<pills> ~ 10|12|15|20|24|25|30|40|50|60|100|ten|twelve|fifteen|twenty|thirty|forty|fifty of them|it`,
    not: `
too much ~ sugar|food|screen|coffee|work|salt
overdos* ~ on ~ chocolate|series|sugar|sun|coffee
= mg|milligram*|days|week
20|10|50|100|30|40|25|15|5 mg`,
  },
  paracetamolLots: {
    says: 'More paracetamol than allowed',
    words: `
lot|lots|loads|many|too_much|extra|handfuls|handful|double|large ~ paracetamol|panado|panados|tylenol|acetaminophen|painkillers
paracetamol|panado|panados|tylenol|acetaminophen|painkillers ~ every|all_the_time|lot|constantly|handful*|loads|max*|more_than|sweets|nonstop|around_the_clock|large|days
popping ~ paracetamol|panado|panados|tylenol|painkillers|pills`,
    not: `
every ~ four|six|eight|4|6|8 hours`,
  },
  poisonTaken: {
    says: 'Swallowed a poison',
    words: `
gif ~ gedrink|gesluk|ingekry
drank|drunk|swallow*|sip*|gulp*|mouthful ~ fluid|chemical*|cleaner|polish|thinners|spirits|oil|fuel|diesel|perfume|sanitiser|sanitizer|shampoo|varnish|glue|paint|drain|weed|fertiliser|fertilizer|nail|liquid
swallow*|drank|drunk|drinking|ate|eaten|took|taken|sip|mouthful|licked|chewed|swigged ~ <poison>
poisoned
poisoning
ate|eaten|swallow*|got_into|drank|chewed|took|taken ~ granny|grandmother|grandfather|mother|father|gogo|uncle|aunt|brother|sister|neighbour|someone_else ~ <pills>
drank|drunk|swallow*|sip*|gulp*|mouthful|ate|eaten|took|taken ~ domestos|handy|jeyes|doom|mortein|chlorine|brake|rattex|aldicarb|halephirimi|two_step|battery_acid|peg_cleaner
mushroom* % wild|forest|plantation|veld|lawn|picked|foraged
<poison> ~ swallow*|drank|drunk|mouthful|sip
ate ~ mushroom*|berries ~ wild|garden|poison*|unknown
found ~ open|empty|chewed ~ <pills>
swallow* ~ washing|dishwasher ~ pod|tablet|powder
chew*|ate|eaten|swallow*|sucked|licked ~1 on|at ~2 strip|brufen|<pills>
<pills>|brufen|strip ~ missing|how_many ~ child|gone|missing|know
he|she|they|toddler|child|son|daughter got ~1 hold|into|at|hands ~ <pills>|<poison>
ate|eaten|eating|chewed ~ oleander|stinkblaar|datura|syringa|arum|delicious_monster|dieffenbachia|castor
poison|pellet|pellets|bait|ratkill ~ ate|eaten|swallow*|had|chewed
dip|spray ~ swallow*|drank|mouth
nicotine|snus|vape|snuff|liquid_nicotine ~4 mouth|chewed|ate|swallow*|drank|sucked`,
    not: `
olive|fish|castor|coconut oil
hot oil
food poisoning
alcohol poisoning
poison ivy
stomach acid
folic acid
= chewing gum
bath water
= burger|risotto
= gum|lozenge|lozenges|patch|patches
acid reflux|tablets
= am|was|could|is i|it|he|she poisoned`,
  },
  wrongDose: {
    says: 'A wrong or double dose by mistake',
    words: `
double|twice|extra|wrong|second ~ dose|pill|tablet|medicine|medication
took|taken|gave|given ~ twice|wrong|double|someone_else`,
    not: `
twice ~ day|daily|week`,
  },
  gasFumes: {
    says: 'Gas or fumes from a heater, generator or fire indoors',
    words: `
carbon monoxide
gas|generator|brazier|imbawula|coals|charcoal|heater|paraffin ~ inside|indoors|room|house|bedroom|sleep*|window*
generator|brazier|imbawula|heater|gas_leak
konka|mbawula|paraffin_stove|gel_stove
everyone|everybody|all|whole|three|four|both ~ house|family|us ~ sick|headache|nausea|dizzy
fumes
braai|coal|coals|charcoal ~ inside|indoors|in_room|bedroom|shack|tent|garage`,
    not: `
= flu|bug|gastro|food|cold|colds
gas ~ bloat*|stomach`,
  },
  drunk: {
    says: 'Alcohol or drugs',
    words: `
drinker
drunk
drinking ~ heav*|all_night|lot|vodka|brandy|whisky|beer*
alcohol
drugs
heroin
nyaope
tik
weed
dagga
methadone
alcoholic
cocaine
meth
ecstasy`,
  },
  withdrawal: {
    says: 'Shaking or seeing things after stopping alcohol or sedatives',
    words: `
stopped|quit|withdraw*|without|no ~ drinking|alcohol|drink ~ shak*|trembling|tremor*|hallucinat*|sweating|fit|seizure|seeing
alcohol withdrawal
shak*|trembling|tremor*|hallucinating|seeing ~ stopped|quit ~ drinking|alcohol
stopped|quit|off ~ drink*|booze|alcohol|brandy|beer ~ shak*|sweat*|drenched|seeing|snakes|spiders|trembl*
dts
drinker|alcoholic|drinks ~ stopped|quit|no_drink`,
  },
  heatSick: {
    says: 'Ill from heat',
    words: `
left|locked ~ hot ~ car
ran|run|walked|hiked|played ~ in ~ heat|sun
heat stroke|exhaustion|exhausted
working|running|out|run|worked ~ in ~ heat|sun|midday
sunstroke
overheat*
collapsed|confused|vomit*|dizzy|headache ~ heat|sun`,
    not: `
hot water
= heater`,
  },
  veryCold: {
    says: 'Chilled through',
    words: `
hypothermi*`,
  },
  eyeHurt: {
    says: 'Sudden loss of sight, or an injured eye',
    asks: 'Was sight lost suddenly, or is an eye injured or splashed?',
    words: `
nail|wire|dart|needle|pencil|stick|knife|thorn|shard|fishhook|hook ~ in|into|through ~ eye|eyeball
snake|cobra ~ eye|eyes
scratch*|hit|poke*|branch|stick|injur* % eye
sudden* ~ blind|vision|sight|see
lost|loss|losing ~ vision|sight
vision|sight|eyesight ~ gone|lost|sudden*|disappear*|black|went|dark*|missing
cannot see
gone|went|going blind
blind ~ in ~ eye
chemical*|acid|bleach|glass|metal|cleaner|cement|lime|jik|oven|glue|paint|drain|pepper ~ eye|eyes
eye|eyes ~ chemical*|acid|bleach|glass|metal|cleaner|cement|lime|jik|glue|splash*
poked|hit|punched|stabbed|kicked|struck|scratched ~ eye|eyeball
ball|stick|stone|fist|branch|firework* ~ eye
curtain|shadow|veil ~ vision|eye|sight|across|over
double vision
seeing double
sees|see double
grinding|grinder|welding|drilling|hammering|chiselling|angle_grinder % eye|eyes|eyeball
shade|blind|shutter|cobweb*|curtain ~ over|across|down ~ eye|vision|sight
object|splinter|metal|glass|wood|thorn|shard ~ stuck|lodged|embedded|sticking ~ eye
everything ~ black|dark|blank
splash* ~ eye|eyes
eye ~ injur*|punctured|stabbed|bleeding|cut|pierc*
black curtain
eyeball ~ leak*|cut|split|burst|torn
lightning ~ eye|vision
specks|spots|flies|cobwebs|dots ~ lightning|flash*|curtain
curtain ~ edge|side|corner
<sudden> blindness|blind
<sudden> ~2 blindness|blind`,
    not: `
black eye
= itchy
lost|losing ~ sight of
new glasses
love is blind
= glasses
= sleep*
= shampoo|soap
= slowly
over ~ years|months
= cannot see ~ small|print|read|board|screen|numberplate
= bloodshot
eyelids|eyelid|eyes|lids ~ stick|stuck|glued|crust*
blind date|spot|side
blackout curtain*`,
  },
  eyePainRed: {
    says: 'A painful red eye with blurred sight, halos or contact lenses',
    words: `
halo* ~ lights|around
contact lens*|contacts ~ eye|<pain>|<red>
rainbow|rainbows|coloured|rings|circles ~ circles|rings|around|round ~ light|lights|lamp*
rainbow circles|rings|halo*`,
  },
};
