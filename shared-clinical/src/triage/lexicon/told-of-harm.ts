import type { MoreWords } from './concept';

/** Injuries, poison, bites, allergy and infection, as people tell of them without any medical word. */
export const TOLD_OF_HARM: Readonly<Record<string, MoreWords>> = {
  heavyBleeding: {
    words: `
cut|wound|gash|arm|leg|hand|wrist|finger|thigh|neck|it ~ squirt*|spurt*|pumping|gush*
cut|wound|gash|bleeding|blood|squirt*|spurt* ~ cannot ~ stop it
tip|top|end|piece|part ~ finger|thumb|toe|nose|ear ~ off|missing|gone|hanging
bit|bitten|ripped|tore|torn|chopped|sliced ~ off ~ finger|thumb|toe|nose|ear
blood ~ all_over|dripping ~ floor
degloved`,
    not: `
= nail|acne|tears|vomit*|poo|diarrhoea|wax|pus|water`,
  },
  weakImmune: {
    words: `
immune ~ tablets|pills|medicine|medication|drugs|treatment|suppressant*
lupus
anti rejection
cortisone|steroids ~ every_day|daily|long|high|months|years`,
    not: `
immune ~ booster*|boosting|vitamin*
cortisone ~ cream|ointment|injection
chemo ~ years|year ago
finished|ended|completed ~ chemo ~ years|year`,
  },
  highEnergy: {
    words: `
got|had|felt|gave|give ~ shock ~ from|by|off ~ plug|wire|line|cable|socket|stove|geyser|fence|power|switch|pole|kettle|fridge|mains|machine
plug|wire|line|cable|socket|stove|geyser|switch|pole|mains ~ shocked
mains ~ thrown
tractor|forklift|quad|gate|container ~ fell_on|rolled_on|overturned|crushed|on_top
buried|covered ~ sand|soil|rubble|mud|rocks
horse|cow|bull|donkey|ostrich ~ kick*|trampl*|gored|charged|butted ~ <belly>|chest|head|face|back|him|her|me
kicked|trampled|gored|charged|butted ~ horse|cow|bull|donkey|ostrich|buffalo
forklift|tractor|car|truck|trolley|train|wheel|bakkie|taxi ~ ran|rolled|drove|reversed|went over ~ foot|leg|hand|arm|him|her|me
hand|arm|fingers|hair|sleeve|foot|leg ~ stuck|caught|pulled|trapped|went|sucked ~ in|into ~ mincer|machine|conveyor|press|grinder|blender|lawnmower|mower|escalator|roller|auger|gears|shredder
motorbike|motorcycle|car|bakkie|taxi|quad|scooter ~1 slid|skidded|flipped|overturned`,
    not: `
= fence ~ neighbour
= static
= coffee machine
= washing machine ~ broken`,
  },
  penetrating: {
    words: `
panga|axe|machete|bush_knife|okapi|broken_bottle ~ head|neck|chest|back|arm|stomach|belly|side|shoulder|hand|leg
hacked ~ with
chopped ~ with ~ panga|axe
bottle ~ neck|side|chest|stomach ~ stab*|stuck|broke*
knifed
blood|air ~ bubbling|hissing ~ chest|wound
bubbl*|hiss* ~ from|out ~ chest|wound
shot ~ in|through ~ calf|knee|hip|side|jaw|face|buttock|groin|elbow|neck
grinder|chainsaw|saw|blade|machine ~ into|through|across|caught|kicked|slipped ~ neck|face|leg|thigh|arm|chest|belly|groin|hand`,
    not: `
= backache
= hot water bottle
= baby|feed*|milk
= injection|cortisone|vaccine ~ knee|hip|elbow`,
  },
  dangerousBite: {
    words: `
bit* ~ two|2 ~ holes|marks|punctures|dots
two|2 ~ holes|punctures ~ bit*
fang marks|mark
violin|sac|baboon spider
felt ~ prick|bite|nip ~ <limb> ~ fat|black|<swollen>|huge
bit|bitten|bite|prick|fangs ~ gums|eyelids|blood ~ bleeding|droop*|not_clot
spider ~ bit* ~ black|purple|rotting`,
    not: `
= tongue|cheek|lip`,
  },
  poisonTaken: {
    words: `
drank|drunk|swallow*|sip*|gulp*|mouthful|ate|eaten|took|taken ~ domestos|handy|jeyes|doom|mortein|chlorine|brake|rattex|aldicarb|halephirimi|two_step|battery_acid|peg_cleaner
vape|nicotine ~ juice|liquid ~ drank|swallow*|licked
drank|swallow* ~ vape|nicotine|eye_drops
chew*|ate|eaten|swallow*|sucked|licked ~1 on|at ~2 strip|brufen|<pills>
<pills>|brufen|strip ~ missing|how_many ~ child|gone|missing|know
strip|tablets|pills|bottle ~ chewed|open ~ floor|mouth|toddler|baby
he|she|they|toddler|child|son|daughter got ~1 hold|into|at|hands ~ <pills>|<poison>`,
    not: `
= am|was|could|is i|it|he|she poisoned
poisoned by ~ apple|pip|seed
= chewing gum
chewable`,
  },
  gasFumes: {
    words: `
konka|mbawula|paraffin_stove|gel_stove
braai|coal|coals|charcoal ~ inside|indoors|in_room|bedroom|shack|tent|garage
car|engine|generator ~ running|idling ~ garage|closed|shed
gas geyser|heater|fire ~ sick|dizzy|headache|nausea
everyone|everybody|all|whole|three|four|both ~ house|family|us ~ sick|headache|nausea|dizzy`,
    not: `
= flu|bug|gastro|food|cold|colds`,
  },
  mottled: {
    words: `
skin ~ patchy|lilac|marble|lacy|blotchy ~ cold|pale|grey
hands|feet ~ like_ice|ice_cold
about|going to die ~1 feel*`,
    not: `
= ice pack
= winter`,
  },
  limbColdNumb: {
    words: `
<limb> ~ dead|lifeless ~ cold|white|blue
cannot feel ~ pulse
cannot feel ~1 toes|fingers`,
    not: `
= blue|black nail|toenail|fingernail`,
  },
  throatSwelling: {
    words: `
throat ~ smaller|narrow*|shrinking|blocking
lips|eyes|tongue|face ~ like sausage*|balloon*|golf|football|bee
eyes ~ slits`,
  },
  allergen: {
    words: `
cashew*|almond*|pecan*|hazelnut*|walnut*|pistachio*|macadamia*|soy|wheat|strawberr*|mango
<drug>|contrast|dye`,
  },
  injuryEvent: {
    words: `
handlebar*
came|come|thrown off ~2 bike|bicycle|horse|motorbike|scooter|skateboard|quad
beaten|beat|mugged|attacked|sjambok* ~ up|with|by
bumper bashing
fender bender
<belly> ~ knocked|bumped|banged ~ against|on|into`,
  },
  openFracture: {
    words: `
<limb> ~ bent|bends where|other_way|backwards|sideways
foot|hand ~ points|pointing|facing ~ wrong|backwards|sideways|out
thigh|shin|forearm|leg|arm bent`,
    not: `
= down wrong way
= swallow*
bent over|down|knees`,
  },
  spreadsFast: {
    words: `
bigger|grow*|spread* while|as|before ~ look|watch|eyes
doubled since|in
<red>|swelling ~ doubled`,
  },
  diabetes: {
    words: `
i|he|she|mother|father|husband|wife have|has ~ sugar`,
  },
  rashNotFading: {
    words: `
rash|spots|dots|marks|they|it ~ stay* ~ press*|push*
bruise|blood looking|like dots|spots|rash`,
  },
  fever: {
    words: `
hot ~1 cry*|floppy|feed*|sleepy|grizzly|moaning
hot ~2 drowsy|floppy|limp|grizzly|moaning|vomit*`,
    not: `
hot ~ water|drink|dog|chocolate|oven|stove|iron
= flu ~1 shot|jab|vaccin*|injection`,
  },
  cryDanger: {
    words: `
cry|crying|cries ~ different*|cat|kitten|odd|wrong`,
  },
  rigors: {
    words: `
shakes ~ sweating|fever|headache
the shakes`,
    not: `
= alcohol|drinking|babalas|hangover`,
  },
  feedsBadly: {
    words: `
too ~1 lazy|sleepy|weak|tired to suck|feed|drink|nurse`,
  },
  neckInjury: {
    words: `
jump*|landed|fell ~ shallow|head_first|on_head`,
  },
  hipFall: {
    words: `
leg ~ lies|lying|looks ~ funny|odd|wrong|crooked
cannot ~ lift ~ leg|it`,
  },
  cutDeep: {
    not: `
got|had|having|need ~1 tetanus`,
  },
  nappyRash: {
    words: `
greasy|yellow|scaly|oily flakes|scales|crusts ~ scalp|head
flakes|scales ~ scalp`,
  },
  colic: {
    words: `
spits|spit|spitting up`,
  },
  hives: {
    words: `
came|come|coming|broke|breaking out in ~1 bumps|lumps|welts`,
  },
  overdose: {
    words: `
took|taken|swallow* ~ whole|entire|all ~ month|months|supply|script|prescription`,
    not: `
took ~ the whole month
whole month ~ to ~ finish|get|recover`,
  },
};
