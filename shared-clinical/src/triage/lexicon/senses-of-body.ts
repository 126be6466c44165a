/**
 * Senses: what words mean, smaller than a sign, in the phrase language of `Concept`. Alone they say nothing; combinations join
 * them. Places, feelings, looks and what a body no longer does.
 */
export const SENSES_OF_BODY: Readonly<Record<string, string>> = {
  chestPlace: `
<chest>|ribs|rib|ribcage|torso|breasts|bra|boobs|bust|bosom
between|behind|under ~1 breasts|boobs|bra
over ~1 heart`,
  middleOf: 'middle|centre|center|food_pipe|gullet|heart|front|under_my_chin|windpipe',
  heartWord: 'heart|ticker|heartbeat|pulse|hart|chest_thing',
  wallWord:
    'laugh*|muscle|muscles|pulled|gym|bench|lifting|press|poke|touch|cough*|bruise*|tattoo|bra_strap_rub|sunburn*',
  offBeat:
    'stopping_and_starting|skip*|jump*|flutter*|gallop*|flip|flips|flipping|backflip*|somersault*|racing|thump*|pound*|irregular*|out_of_beat|out_of_sync|misses|missing|stutter*|hiccup*|all_over|butterflies|banging|hammer*|runaway|drum*|crazy|mad|wild|berserk|funny|odd|erratic|pauses|pausing|dancing|popcorn',
  jawPlace: 'jaw|jaws|teeth|tooth|gums|throat|neck|chin|ear',
  armPlace: '<arm>|armpit',
  bellyPlace: '<belly>|solar_plexus|pit_of_stomach|side',
  headPlace: 'behind_one_eye|behind_my_eye|behind_the_eye|<head>|headache|brain|forehead|eyes',
  neckPlace: 'neck|nek|nape',
  eyePlace: 'eye|eyes|eyeball|eyeballs|oog|oe',
  faceSide: 'face|mouth|smile|smiles|smiling|cheek|cheeks|lip|lips|eyelid|corner|gesig|grin',
  limbPlace: '<limb>|side|body',
  oneSided: 'half|left|right|one|links|regs|same',
  bottomPlace:
    'bum|bottom|backside|behind|anus|rectum|rear|butt|stool|stools|poo|poop|toilet|bowl|loo|pan|nappy|motion|motions|back_passage',
  seatPlace:
    'bum|bottom|backside|privates|private|genitals|saddle|groin|crotch|between_legs|between_thighs|wipe|wiping|inner_thighs',
  skinPlace: 'skin|<limb>|body|chest|tummy|back|face|cheeks',
  pressing: `
fullness|bloated_feeling|lump_of_lead
benoud|druk|toe
weight|squash*|crush*|squeez*|grip|grips|gripping|gripped|clamp*|clench*|vice|vise|belt|corset|fist|brick|bricks|elephant|bakkie|truck|lorry|car|cement|concrete|iron|boulder|rock
<tight>|pinch*|wring*|wrung|strangl*|strap|strapped|rope|hoop
sitting|sits|sat|standing|stands|stood|parked|pressing|pushing|leaning|kneeling|stepping|lying ~1 on
hugged|hugging ~ bear|hard|tight`,
  hurting: '<pain>|gnaw*|boring|bores|drill*|knife|knives|stab*|sharp|gripping|shooting|raw|pangs|tearing|ripping|eina',
  deadFeel:
    'weigh|weighs|ton|tons|heavy|dead|useless|lame|numb|tingl*|lead|leaden|weak|limp|wood|jelly|pins|buzzing|asleep',
  notObeying: `
just ~1 hangs|hanging|dangles
like ~3 someone|somebody else
fold|folds
forgot|forget|forgets ~ how
will_not|does_not|do_not|did_not|not|no_longer|cannot|refuses_to|stopped ~1 go|work|working|listen*|obey*|move|moving|lift|lifting|grip|gripping|hold|holding|respond*|close|squeeze|squeezing|feel
cannot ~3 cup|spoon|fork|pen|keys|button|buttons|mug|shirt|phone|knife|toothbrush|handbag
drops|dropped|dropping|drop ~2 everything|things|stuff|cup|mug|spoon|fork|pen|keys|plate|phone|glass|cutlery|remote
not|wont ~1 do ~1 what
falling|fell|falls|slipping|slips|slipped|drop* ~2 out_of|from ~2 hand|hands|fingers|grip
not ~1 there|mine
belong* ~2 someone|somebody|else
useless|paralys*|dead_weight|dragging|drags|dragged|lame|disobedient
hanging|hangs|dangl* ~2 side|useless|there|limp`,
  limbWeak: '<weak>|clumsy|dangl*|limp|flop*|like_lead|like_jelly|dead_arm|heavy|numb|dead|feels_gone|gave_way|asleep',
  lostWords: `
cannot|not|struggl*|battl*|hardly ~1 get|find|say|form|remember|make ~3 word|words|sentence|sentences|name|names|talk
words|speech|sentences|talking ~3 will_not|not|do_not|did_not|wouldnt ~1 come|make_sense|work
word|words ~2 stuck|gone|lost|tip_of`,
  nonsense:
    'jumbl*|slur*|porridge|mush*|gibberish|garbl*|scrambl*|tangl*|mangl*|salad|babbl*|nonsense|double_dutch|marbles|backwards|back_to_front|mixed_up|drunk',
  coughUp: 'cough* ~2 up|out',
  pinkStuff: 'pink|red|blood|bloody|frothy|froth|foam*|streaks',
  cannotMove: 'cannot ~1 move|stand|get_up|get_out|walk|lift_my_head',
  toiletPlace: 'toilet|bowl|loo|pan|stool|stools|poo|number_two',
  redBlood: 'red|beetroot|tomato|ketchup|maroon|crimson',
  foldsUp: 'folded|crumpled|keeled|concertina*|slid|sank ~2 up|over|down|floor|wall|ground',
  fallsFromHand: 'falling|fell|falls|slipping|slips|slipped|dropping ~2 out_of|from ~2 hand|hands|fingers|grip',
  device: 'defib|defibrillator|pacemaker|icd|device|pacer',
  deviceFires: 'went_off|gone_off|goes_off|fired|fires|shock*|zapp*|jolt*|kicked|kick|zap',
  loins: 'loin|loins|kidney|kidneys|flank',
  bodyFit: `
stiff|stiffened|rigid ~3 shak*|jerk*|shook
eyes ~2 rolled|rolling ~1 back|up|white
foam*|froth* ~2 mouth
arms|legs|body|limbs ~2 jerk*|flail*`,
  crying: 'crying|cries|scream*|agony|howling|yelling|in_tears|holding|clutching',
  sitting: 'sitting|sit|sits|saddle|seat|seated',
  cannotSleep: 'insomnia|antihistamine|night_shift|jetlag|tired_after|exams|studying|boring',
  tired: 'tired|sleepy|exhausted|brain_fog|adhd|menopause',
  english: 'english|afrikaans|zulu|xhosa|french|german|language|shy|stage|presentation',
  legPlace: '<leg>',
  lieWorse: `
worse|worst|builds|stronger ~3 lie|lying|bend|bending|cough|coughing|sneeze|sneezing|strain|morning|mornings|wake|waking|flat
wakes|woke|woken ~2 me|him|her`,
  specks:
    'floaters|floater|specks|specs|black_dots|black_spots|cobwebs|cobweb|flash|flashes|flashing|lightning|streaks|sparks|smoke|mosquitoes|flies|bolts|smudge|smudges',
  darkPart:
    'patch|shadow|curtain|dark|blob|half|missing|growing|grows|corner|edge|bottom|burst|rush|shower|hundreds|new|sudden|suddenly',
  doomFeel: `
going|about ~1 to die
something ~2 terrible|awful|bad|wrong ~3 happen|happening
impending doom
this is the end`,
  highUp: 'high|top|upper|under_ribs|below_ribs|pit_of',
  noWeight: 'not|cannot|refus*|no|never|any ~3 weight\ncannot|will_not|refus* ~1 stand|step|put_foot|bear|tread',
  fitWord: 'fit|fits|fitting|fitted',
  fitContext:
    'first|this_afternoon|last_night|tonight|this_morning|another|shaking|groggy|weeks|wet|twice|drowsy|turned|eyes|during',
  penisWord: 'penis|willy|manhood|dick|privates|member',
  erect: 'hard|erect|stiff|up|rigid',
  hoursLong: 'hours|hour|since|all_night|all_day|will_not_go|not_going',
  sightFades: `
sight|vision|eyes ~2 grey|greys|greying|fade|fades|dims|dim|black|blacks|white|goes|tunnel*|double|blur*
seeing|see|sees double|two|stars|spots|flashes|zigzag*`,
  markColour: 'purple|wine|blood|plum|dark|maroon|bruise_like|red_purple|violet|reddish_purple',
  markKind: 'spots|dots|marks|specks|patches|pinpricks|freckles|blotches|stains|bruises|dot|petechiae',
  redStuff: 'red|beetroot|tomato|ketchup|maroon|dark|bright|blood|bloody|wine|brown',
  sofly: 'cotton_wool|wood|numb|nothing|dead|cannot_feel|no_feeling|not_there|sponge|foam|pillow|strange',
  downThere:
    'down_there|private|privates|down_below|groin|between_his_legs|between_her_legs|willy|penis|front_bottom|balls|ball|crotch',
  deadColour: 'black|blue|purple|white|dead|numb|pale|marble|no_feeling|no_pulse|waxy|mottled|grey',
  drenched: `
wet through
wringing|dripping|soaking|soaked|drenched|streaming ~2 wet|sweat|sweating
sweat|sweating ~2 rivers|buckets|bullets|pouring|pours|dripping|running|streaming|beads|cold|like_a_pig|down_my|down_his
shirt|vest|pyjamas|nightie|hair|blouse|sheets ~2 wet|soaked|soaking|drenched|dripping|wringing
beads|beaded|drops ~3 sweat|sweating|forehead|lip
cold sweat|sweating
drenched|clammy`,
  puffedLike: `
<swollen>|balloon*|puff*|blown_up|fat|huge|thick|tight|shiny|waterlogged
like ~2 loaves|loaf|balloons|balloon|pillows|sausages|pumpkin|pumpkins|melon|melons|tree|elephant|bread|duck|fish|botox|rugby_ball|football|orange|grapefruit`,
  smellsDead: `
smell*|stink*|stench ~4 died|dead|rotten|rot|rotting|meat|foul|awful|horrible|bad
rotten|foul|putrid ~1 smell|smells|smelling|stench
black ~1 edge|edges|skin|flesh|toe|toes|patch|patches|crust`,
  wound: 'wound|ulcer|sore|foot|toe|toes|stump|cut|skin|leg|stitches|scar|bedsore|bite|heel|finger|breast',
  droops:
    'droop*|drop|drops|dropped|dropping|hanging|hangs|hung|hang|skew|lopsided|crooked|sag|sags|sagging|sagged|slid|slipped|slack|uneven|melted|melting|pulled|pulling|pulls|wonky|twisted|asymmetric*|fallen|sliding|skeef|limp|slanted|slanting|upside_down|askew',
  droopsPlain:
    'droop*|skew|lopsided|crooked|sag|sags|sagging|sagged|wonky|skeef|upside_down|uneven|asymmetric*|askew|melted|to_one_side|one_sided',
  mouthSide: 'face|mouth|smile|smiles|smiling|lip|lips|grin|gesig|cheek',
  speechWord:
    'speech|words|word|sentence|sentences|talking|talk|talks|speak|speaks|speaking|voice|conversation|names|language|tongue|praat',
  garbled: `
wrong|mixed|jumbl*|slur*|porridge|mush*|gibberish|nonsense|garbl*|scrambl*|backwards|tangl*|twist*|thick|lazy|mangl*|babbl*|drunk|sluggish|blurred|salad|strange|funny
not|do_not|does_not|will_not|cannot|no ~1 come|coming|out|form|find|make_sense|making_sense|sense
cannot|struggl* ~1 find|get|say|form|pronounce ~2 words|word|out
mumbl*|marbles|muddled|stutter*|lisp*|rubbish`,
  greyLook: `
grey|gray|greyish|ashen|putty|ash|chalk|chalky|waxy|wax|pasty|pallid|ghost|vaal|deathly|pale
colour of ~1 chalk|paper|flour|ash|milk|death|putty|cement|candle
no|lost|losing|drained|changed ~2 colour|color
white ~1 as|like
gone|went|goes|turned|looks|is|all white`,
  blueLook: 'blue|bluish|blueish|purple|purplish|dusky|navy|mauve|violet|lilac|plum|blou|grey|gray',
  ghostly: `
ashen|putty|ash|chalky|waxy|pallid|deathly|pasty
colour|color of ~1 chalk|paper|flour|ash|milk|death|putty|cement|candle
white ~1 as|like ~1 sheet|ghost|paper|chalk|wall|snow
grey|gray ~1 as|like
lost|drained|no ~2 colour|color`,
  rubs: 'rubbing|rubs|holding|holds|clutching|clutches|clutched|pressing|presses|grabbed|grabs|grabbing|thumping|fist',
  wetSweat: `
koue|koud sweet
sweet ~1 koud|cold
sweat*|dripping|drenched|soaked|soaking|clammy|perspir*|nat_gesweet|pouring
wet through
shirt|pyjamas|clothes|sheets|hair|vest ~2 wet|soaked|soaking|drenched|dripping
cold|pouring|streaming sweat|sweating`,
  sickFeel: 'sicked|nausea|nauseous|queasy|vomit*|<vomit>|sick|retch*|naar|threw_up|throwing_up|hurl*',
  faintFeel: `
feel|feels|feeling|like ~3 passing|fainting|collapsing|blacking|drop*|keeling
go|goes|going|went|gone|all ~1 light|lightheaded|swimmy|woozy|wobbly|weak_at_the_knees
hold*|grab*|clutch*|lean* ~2 on|onto|to|the ~2 wall|walls|furniture|rail|table|counter|something
faint|fainting|fainty|dizzy|dizziness|woozy|swimmy|wobbly|lightheaded|light_headed|giddy|duiselig|spaced
blackout|blacking|greying|graying|whiting|fading|fade|fades ~2 out
nearly|almost|about_to|going_to|going ~1 pass|passed|passing|black|blacked|faint*|collapse*|drop|dropped|keel*|went_down|go_down|went|fell|out
keel* over
stars ~ stand*|seeing`,
  airWord: 'breath|breaths|breathe|breathing|air|wind|oxygen|lungs|lung|asem|inhale|inhaling|airway|puff',
  airLack: `
cannot|not|no|hardly_any|never ~2 get|getting|catch|catching|find|pull|draw|suck|take|enough|fill|reach
running_out|runs_out|starv*|fight*|gasp*|hungry|hunger|begging|gulp*|desperate|snatch*|suffocat*|drown*
hardly|barely ~1 breathing|breathe|moving_air
without air|oxygen
tired|exhausted|worn ~2 breathing
like ~1 fish|dog|bulldog|train|steam|runner
straw
running|ran ~3 marathon`,
  airHard:
    'short|struggl*|battl*|pant|pants|panting|heaving|heaves|labour*|hard|difficult*|trouble|shallow|tight|tough|effort|too_fast|too_quick|rushed|stopping_for|stops_for|stop_for|pause_for|needs_to_rest',
  airMuscle:
    'ribs|rib|ribcage|tummy|belly|stomach|shoulders|shoulder|neck|collarbone|collarbones|chest|nostrils|nostril|nose|skin|throat|breastbone',
  airMoves: `
in and out
up|raised|hunched|lifted|touching ~2 ears|ear
up and down
suck*|caving|caves|cave|heaving|heaves|pumping|seesaw*|tug*|hollow*|flar*|wide|pull*|draw*|dip|dips|dipping|dent*|sink*|inwards|indrawing|retract*|see_saw`,
  fewWords: `
only|just|barely|can|manage*|speak*|talk* ~4 word|words ~2 time|once|breath|go
only|just|barely ~2 say|speak|talk|manage*|get_out ~3 word|words
one|two|three|couple|single|few|1|2|3|4 word|words
stop*|pause*|breath* ~1 talk*|speak*|between|mid|every ~1 words|word|sentence*
no|without sound|noise|voice|words
half|tiny ~1 breath|breaths
cannot|not|unable|will_not|hardly ~2 talk|speak|finish|sentence|sentences|words|word|answer|cry|cough|shout
stop* ~1 talking|speaking|crying|coughing
only|just nods|nodding|points|pointing|whisper|whispers|whispering`,
  sleepsUp: `
sleep|sleeping|slept|sleeps|sit|sitting|sat|spend*|spent|night ~3 chair|recliner|upright|propped|pillows|couch_sitting|against_the_wall
cannot|not ~2 lie|lay|sleep ~1 down|flat|back`,
  throatGrip: 'holding|clutching|clutches|grabbing|grabs|pointing|points|clawing|grabbed|grasping|grips ~2 throat|neck',
  stuckThere:
    'went_down_wrong|down_wrong|wrong_way_down|stuck|lodged|jammed|wedged|caught|wrong_way|wrong_pipe|wrong_tube|wrong_hole|will_not_go_down|not_going_down|trapped|sitting_there|inhaled|breathed_in',
  sleepyLook: `
goes|went|going|drifts|falls|fell ~2 back ~1 to sleep
wants|want|just ~2 sleep
drowsy|sleepy|dozing|dozy|dozes|dozed|nodding|nods|sluggish|zoned|vacant|blank|glassy|glazed|dopey|doped|dazed|foggy|limp|floppy|listless|lifeless|lethargic|unresponsive|dof
out of it
rag doll
not|hardly|barely|cannot ~2 stay|keep|kept|keeping ~1 awake|eyes_open|open
not|hardly|barely|cannot|hard|difficult|wont|will_not|struggling ~3 wake|waking|rouse|arouse|stir|stirring|stay_awake|respond|responding|react|reacting
looks|look|looking|staring|stares ~1 through|past me|us
not ~1 with us`,
  neverSo: `
never before
never ~2 felt|had|known|knew|seen|experienced|been|like
worst|mother_of_all
most ~1 horrible|terrible|awful|horrific|painful|intense|horrendous|severe|excruciating
ever|in_my_life|of_my_life|lifetime|since_birth|unlike
worse than labour|childbirth|anything|birth`,
  atOnce: `
<sudden>|snap|snapped|popped|pop|flash|blink
within|in ~2 second|seconds|moment|minute|instant|flash|heartbeat
from|out|out_of nowhere|blue|nothing
like ~2 switch|lightning|light|gun|shot|bolt
just like that
one minute|moment|second
woke|wake|waking ~1 up|with|and|to|me
all at once
bang|whack
during sex|toilet|orgasm|straining
mid|middle_of ~1 sentence|conversation|shower|meal|supper|breakfast|lunch`,
  struckLike: `
like ~4 bat|hammer|axe|brick|kick|kicked|punched|hit|struck|shot|bomb|explosion|explod*|burst|gun|gunshot|lightning|thunder|club|clubbed|whack*|balloon|firework|split
as_if|felt ~4 kicked|punched|struck|shot|hit|exploded|explode|burst|popped|snapped|clubbed`,
  hardAs:
    'board|plank|rock|stone|concrete|cement|wood|wooden|drum|steel|table|brick|wall|rigid|rod|ramrod|poker|broomstick|tight_as|hard_as|solid|tense|tyre|soccer_ball|football|rugby_ball|beachball|melon|watermelon',
  hotSkin: `
boiling|roasting|burning_up|burning_hot|scorching|baking|fever|feverish|koors|temperature|temp|hot|on_fire|blazing|furnace
like|as ~3 oven|stove|fire|furnace|heater|coals|radiator`,
  coldSkin: 'cold|icy|freezing|ice|chilly|cool|koud|fridge',
  blotchy: 'mottl*|blotch*|marbl*|lacy|lace|patchy|purple_patches|spotty_purple|corned_beef|webby|purple|map',
};
