import type { ConceptTable } from './concept';

/** Poison, alcohol, heat and cold, and the injured eye. */
export const POISON: ConceptTable = {
  overdose: {
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
  },
  paracetamolLots: {
    words: `
lot|lots|loads|many|too_much|extra|handfuls|handful|double|large ~ paracetamol|panado|panados|tylenol|acetaminophen|painkillers
paracetamol|panado|panados|tylenol|acetaminophen|painkillers ~ every|all_the_time|lot|constantly|handful*|loads|max*|more_than|sweets|nonstop|around_the_clock|large|days`,
  },
  poisonTaken: {
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
  },
  wrongDose: {
    words: `
took|taken|gave|given ~ twice|wrong|double|someone_else`,
  },
  gasFumes: {
    words: `
carbon monoxide
generator|brazier|imbawula|heater|gas_leak
konka|mbawula|paraffin_stove|gel_stove
fumes`,
  },
  drunk: {
    words: `
drinker
drunk
alcohol
drugs
heroin
nyaope
tik
weed
dagga
methadone`,
  },
  withdrawal: {
    words: `
stopped|quit|withdraw*|without|no ~ drinking|alcohol|drink ~ shak*|trembling|tremor*|hallucinat*|sweating|fit|seizure|seeing
alcohol withdrawal
shak*|trembling|tremor*|hallucinating|seeing ~ stopped|quit ~ drinking|alcohol
stopped|quit|off ~ drink*|booze|alcohol|brandy|beer ~ shak*|sweat*|drenched|seeing|snakes|spiders|trembl*
dts`,
  },
  heatSick: {
    words: `
left|locked ~ hot ~ car`,
  },
  veryCold: {
    words: `
hypothermi*`,
  },
  eyeHurt: {
    words: `
scratch*|hit|poke*|branch|stick|injur* % eye
poked|hit|punched|stabbed|kicked|struck|scratched ~ eye|eyeball
blind ~ in ~ eye
gone|went|going blind
object|splinter|metal|glass|wood|thorn|shard ~ stuck|lodged|embedded|sticking ~ eye
snake|cobra ~ eye|eyes
sudden* ~ blind|vision|sight|see
lost|loss|losing ~ vision|sight
cannot see
chemical*|acid|bleach|glass|metal|cleaner|cement|lime|jik|oven|glue|paint|drain|pepper ~ eye|eyes
double vision
seeing double
sees|see double
black curtain`,
  },
  eyePainRed: {
    words: `
halo* ~ lights|around`,
  },
};
