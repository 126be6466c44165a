import type { MoreWords } from './concept';

/** Not knowing what some cream is called is no sign of anything. */
const FORGOTTEN_NAME =
  '= name ~ of it|cream|powder|ointment|spray|shop|song|film\n= powder|cream|ointment|lotion|shampoo|spray|gel ~ cannot ~1 remember ~ name';

/** Ways of telling that were found last: by what somebody did, by what no longer happens, by what it is not. */
export const TOLD_AFRESH: Readonly<Record<string, MoreWords>> = {
  strokeSigns: {
    words: `
talk*|speak*|sounds|speech ~ like ~4 beers|drinks|had_too_many|one_too_many|dops
words|speech|talking|voice ~1 coming|comes|come|came|sounds|sounding|is ~1 like ~1 soup|treacle|mud|mashed
face|mouth|smile ~1 look*|went|gone|goes ~1 funny|strange|odd|weird|wrong|different ~ one|left|right side
speech|talking|words ~1 went|goes|gone|got|was|became ~2 thick|slurry|lazy|mushy|blurry
tea|coffee|drink|juice|porridge ~1 running|ran|runs|dribbl*|leak*|spilling ~1 down|from|out ~1 chin|mouth|side|corner
cannot ~1 name ~1 cup|pen|watch|spoon|things|objects|anything|children`,
    not: FORGOTTEN_NAME,
  },
  confused: {
    words:
      'mix* up ~1 day|days|nights and|with|for ~1 night|nights|days\nday and night ~1 mixed|swapped|upside|back_to_front',
    not: FORGOTTEN_NAME,
  },
  anticoagulant: { not: '= not|never ~1 on|take|taking|taken|using|use ~2 anticoagulant*|warfarin|xarelto|eliquis' },
  seizure: { not: '= cough*|laugh*|hissy|giggl*|sneez*|crying|hiccup* fit|fits' },
  harmOthers: {
    words: `
chas*|hunt*|coming_for|track*|bugg* ~2 me|him|her ~ in|through|inside ~2 wall|walls|roof|ceiling|phone|tv
reading|hearing|stealing|controlling|broadcasting ~1 my|his|her thoughts|mind
tv|radio|phone|newsreader ~1 talks|talking|speaks|speaking ~1 about|to me|my|him|his|her
tv|radio|phone|god|ancestors|spirits|computer ~1 tell*|told|says|order*|command* ~3 to ~1 hurt|kill|harm|stab|burn|jump|cut
police|gang|people|men|they ~ coming_for|coming_to_get|out_to_get|chasing|hunting me|him|her ~ slept|sleep|panga|knife|gun|axe`,
    not: '= chas* ~1 me for ~1 money|payment|rent|debt|report|invoice|invoices\n= bit|little|slightly|just|being paranoid\n= paranoid ~1 about|that|now lol',
  },
  tearingPain: {
    words:
      'poker|sword|dagger|spear|ripping|tearing|axe ~ between|into|through ~ shoulder_blades|blades|shoulders|chest|back',
  },
  fever: { not: '= hot poker|knife|knives|coals|coal|needle|needles|iron|rod|wire|wires' },
  swallowedThing: {
    words:
      'swallow* ~1 something ~3 drool*|dribbl*|pointing|gag*|refus*|retch*\ncoin|toy|bead|marble|stone|lid|bottle_top|sweet|meat|steak|chicken|pap ~1 stuck|lodged|jammed ~ throat|gullet|neck|chest',
  },
  cutDeep: { words: 'bite|bitten|bit|fang* ~ deep|deeply' },
  sugarHigh: {
    words: 'drinking|drinks ~1 all_the_time|nonstop|constantly|all_day_long|day_and_night|everything_in',
    not: '= beer|beers|wine|alcohol|vodka|brandy|coffee|bottle|breast|milk',
  },
  floppy: {
    words: `
lame|limp|slap|loose ~ like|as|soos ~1 doll|rag|cloth|lappie|lap|noodle|spaghetti|jelly
akavuki|aluvuki|ayivuki|akasavuki|alusavuki|akaphaphami
pinch* ~2 foot|toe|toes|heel|him|her|it ~ not|never|without ~1 cry|cries|crying|react|reacts|move|moves|wake|flinch`,
    not: '= giggl*|laugh*|smil*|door|drawer|car|playing',
  },
  palpitations: {
    words: 'heart|pulse ~1 stops|stopping|pauses|cuts_out and|then ~1 starts|starting|goes|restarts|thump*',
  },
  hearingLoss: { words: 'deafness\ndeaf ~2 <sudden>|overnight' },
  burnLarge: {
    words: '<skin>|eyes ~1 burning|burns|burnt ~ pool_acid|acid|caustic|cement|lye|battery_acid|oven_cleaner|drain',
    not: '= aha|reflux|lemon|heartburn',
  },
  penetrating: {
    words:
      'drill|spike|rod|fence|arrow|bolt|stake|rebar|spear|crossbow|chisel|pitchfork ~2 through ~1 hand|foot|palm|wrist|forearm|calf|elbow|knee',
  },
  amputated: {
    words:
      'finger|thumb|toe ~8 tip|top|end ~1 came|ripped|torn|tore|chopped|sliced|bitten ~1 clean|right off\nlost|took|chopped|sliced|cut|bit|ripped ~1 tip|top|end of ~1 finger|fingers|thumb|toe ~ in|off|with|by|clean',
  },
  storyDoesNotFit: {
    words: 'cigarette|iron|lighter|belt|cable|whip|slap|bite ~1 burn|burns|marks|mark ~ on|over|across',
    not: '= dog|cat|mosquito|bug|insect|seat|stove',
  },
  inhalerFails: { words: 'puffed|puffs|pumped|pumps ~2 times|puffs ~1 still|and_still|no_better|nothing|yet' },
  selfHarm: {
    words: 'cut|cutting ~1 too deep ~ time|stop|again|wanted|purpose\nnot know ~ wanted|want to ~1 stop|live|die|wake',
  },
  openFracture: {
    words: `
<limb> ~1 mangled|shredded|pulped|flattened|crushed_flat
mangled|shredded|pulped ~1 <limb>
<limb> ~ s|z shape|shaped|bend
<limb> ~ like ~1 banana|dinner_fork|s_shape|letter`,
  },
  hipFall: {
    words:
      'leg ~2 short|shorter\nleg|foot ~2 pointing|points|pointed|rolled|turned|facing ~1 out|outward|outwards|sideways',
  },
  burnAirway: {
    words: `
nose|nostril|nostrils ~1 hair|hairs ~1 singed|burnt|burned
singed ~1 nose|nostrils|nasal|lips
cough*|spit* ~2 soot|sooty|black ~ fire|smoke|shack|flames
fire|smoke|shack|flames ~ cough*|spit* ~2 soot|sooty|black`,
  },
  paralysedLegs: {
    words: `
dam|pool|river|sea|dived|dive|tackle|scrum|crash|fell|fall|trampoline|neck ~6 cannot ~1 lift|move|feel|raise ~1 arms|hands|legs
neck ~ hands|arms|fingers|legs ~1 burning|tingl*|numb|electric|dead|buzzing ~ tackle|scrum|fell|dive*|crash
tackle|scrum|crash|dive|dived|trampoline ~8 neck ~2 hands|arms|fingers|legs ~1 burning|tingl*|numb|electric|dead|buzzing`,
  },
  poisonTaken: {
    words: 'nicotine|snus|vape|snuff|liquid_nicotine ~4 mouth|chewed|ate|swallow*|drank|sucked',
    not: '= gum|lozenge|lozenges|patch|patches',
  },
  jaundice: { words: 'been ~1 yellow', not: '= nail|nails|teeth|nappy|poo|phlegm|bruise|pee|urine|snot|mucus' },
  dangerNamed: { words: 'epipen|adrenaline ~1 pen|used|given|injected|jab ~1 ago|already|just|used|given|min*' },
  suicideIntent: {
    words: `
happier|better|easier|best|better_off ~3 if ~2 not ~1 around|here|alive|born|exist
not|no|cannot ~2 see|find|have|any ~2 reason|point|future ~ carry_on|go_on|live|living|continue|stay|being_here
made|tied|tying|bought|got|put ~1 noose
noose ~ neck|tree|beam|rafter|cut|tied|made
cut ~1 me|him|her down from|in_time|before|just|off
plan ~6 letters|notes|goodbyes ~2 done|written|ready|sealed
written|wrote ~2 notes|note|letters|goodbyes ~ carry_on|reason|everyone|end|gone|tonight`,
    not: '= doctor|sick|delivery|thank_you ~1 note|notes|letter\n= wedding|business|house|lesson|building|meal|birthday|trip plan',
  },
  weaknessClimbs: {
    words: `
<weak>|numb|tingl*|pins ~ from ~ feet|toes|ankles|legs up|upwards
<weak>|numb|tingl* ~ going|goes|gone|coming|come|moved ~1 up|higher ~ legs|knees|thighs|body`,
    not: '= stood|standing|stand',
  },
  recentBirth: { words: 'after|since having ~1 baby|twins|him|her ~ fever|bleed*|pain|smell*|clots|leg|chest|head*' },
  chestPain: { words: 'felt|feel ~ tear*|rip*|pop|snap|tore|ripped ~ in|inside ~ <chest>' },
  highEnergy: {
    words: `
shock|shocked|zapped|jolt ~ threw|flung|knocked|thrown|blew|chucked ~1 me|him|her|across|back|off|down|against
him|her|boy|girl|son|daughter|child|baby|he|she ~2 found|floating ~1 in|at|under ~2 pool|dam|bath|bucket|river|pond
lightning ~2 hit|struck ~2 us|me|him|her|friend|near
touch*|grabbed|held ~ live ~1 wire|wires|cable|terminal
threw|flung|thrown|chucked ~ across ~ room|garage|kitchen|yard ~ wire|plug|shock|board|burn
skok ~ gekry|gevat|van ~ prop|krag|draad|kabel|elektris*|bord
gekry|gevat ~ skok ~ prop|krag|draad|kabel|elektris*|bord`,
    not: '= ran|run|running|rinsed|held|put|kept ~1 it|finger|fingers|hand|thumb|arm|burn under ~1 cold|cool|running|lukewarm|tap\n= scooter ~6 running|playing ~1 around|again|happily',
  },
  babyMovesLess: {
    words: `
not ~2 felt|feel|feeling ~1 anything|thing|him|her|it|baby|bub|junior|movement*|move*|kick* ~ all|since|today|tonight|hours|day|yesterday|yet_today|morning
last felt|feel|felt_a ~1 baby|him|her|it|kick*|mov*|bub|one|wriggle*
not ~2 felt|feel|feeling|had ~2 flutter*|kick*|wriggle*|prod*|nudge*|somersault*|roll
stopped ~2 somersault*|wriggl*|tumbl*|rolling|flutter*|dancing
no ~1 wriggles|prods|flutters|somersaults|rolls|jabs|thumps|tumbles|nudges|punches
voel ~1 nie ~3 baba|beweeg|skop*
baba ~1 beweeg|skop ~2 nie|minder
umntwana|ingane|usana ~1 akanyakazi|ayinyakazi|akashukumi|akakhabi|akakhahleli|lunganyakazi`,
    not: '= sick|ill|wrong|bad|well|hungry|pain',
  },
  thrush: { not: 'smelly|fishy|foul|green|yellow|grey|stinky ~1 discharge' },
  heavyBleeding: {
    words: `
blood ~1 not ~1 stop|stopping|clotting
tonsil*|adenoid* ~1 out|removed|operation|op|surgery % blood|bleed*
tonsillectomy % blood|bleed*
bleed*|blood ~ tonsillectomy|tonsil_operation|tonsil_op
mouthful|mouthfuls|cupful|cupfuls % blood|clots
blood ~3 trickl*|trickling down ~1 back`,
    not: '= stop at_first|initially\n= pressure|sugar|thinners|tablets|test|tests|group|donor',
  },
  vomitBlood: { words: 'sick ~2 sink|basin|bowl|bucket|toilet|floor|bag|bed|towel|pillow|carpet ~ blood|bloody|clots' },
  feedsBadly: {
    words: `
akafuni|alufuni|ayifuni|akasafuni|alisafuni ~1 ukuncela|ukudla|ukuphuza|ibele|ubisi
akanceli|akasanceli|aluncelisi|alusanceli|ayinceli
wil|wou nie ~2 drink|suig|vat ~ baba|baby|borsie|tiet
baba|baby ~ wil|wou nie ~2 drink|suig|vat`,
  },
  aneurysm: {
    words:
      'pulse|pulsing|pulsating|pulsates|heartbeat|beating|thump* ~1 lump|in|inside ~1 <belly>|navel\n<belly> ~1 pulsing|pulsating|pulsates|pulses',
  },
  neckInjury: { words: 'landed|came_down|fell ~1 on ~1 neck' },
  eyeHurt: {
    words:
      '<sudden> ~2 blindness|blind\nsuperglue|glue|nail_glue ~2 eyelid|eyelids|eye|eyes|lashes ~1 shut|stuck|closed|together',
  },
  fainted: { words: 'passing|blacking out ~ since|again|times|keeps' },
  unresponsive: {
    words:
      'dropped|went_down|crumpled ~ on|in|during ~2 field|pitch|court|track|gym|training|match|race|treadmill|astro',
    not: '= ball|phone|catch|weights|bar|game',
  },
  nearEye: { not: '= nothing|not|nowhere|none|far near|around|next|by|from ~ eye|eyes' },
  pregnant: { words: '20|21|22|23|24|25|26|27 weeks ~ baby|kick*|bump|move*' },
};
