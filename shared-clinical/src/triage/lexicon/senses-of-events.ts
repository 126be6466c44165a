/** Senses of what happens: to whom, by what, and how it went. */
export const SENSES_OF_EVENTS: Readonly<Record<string, string>> = {
  notKnowing: `
not|no_longer|cannot|does_not|did_not|never ~2 know|knows|recogni*|remember* ~2 us|me|who|where|what_day|day|name|own|family|daughter|son|wife|husband|grandchildren|house|anyone|anybody|people|year
calls|calling|called ~2 me|us ~3 wrong|dead|sister|mother
thinks|believes|thought ~3 1950s|at_home|the_war|19*|dead|school|someone_else
talk*|speak*|say*|shout*|chat*|mumbl*|mutter*|argu* ~2 rubbish|nonsense|kak|gibberish|rot|twaddle|twak|rubbish|to_himself|to_herself|people_who|people_that|dead_people|the_wall|walls|ghosts|not_there
not|no|cannot|stopped ~1 making|make|makes ~1 sense
seeing|sees|saw|see ~2 dead|late|ghosts|angels
seeing|sees|saw things|people|spiders|animals|insects|snakes ~3 not|wall|ceiling
muddled|confused|delirious|raving|incoherent|disorient*|babbling|rambling|deurmekaar|scattered|bewildered
pick*|pluck* ~1 at ~1 air|sheets|blanket|clothes
pants|trousers|shoes|keys|clothes|undress* ~4 fridge|oven|wrong_way|inside_out|public|street|head`,
  old: 'father|mother|grandmother|grandfather|oom|tannie|resident|husband|wife|patient|frail|aunt|uncle|old',
  feedWord:
    'bottle|bottles|breast|boob|feed|feeds|feeding|milk|nurse|nursing|suck|sucking|suckle|latch|latching|drink|drinks|drinking|formula|sip|fluids|eat|eating',
  refuses: `
refus*|not|will_not|no|cannot|stopped|turn*_away|hardly|barely|too_tired|too_weak|too_sleepy|too_breathless|uninterested|no_interest|nothing|never|pushes_away|ignores
falls|falling|fall|fell|sleeping|sleeps ~1 asleep|through|off
half|quarter|third|less_than_half ~1 of|his|her|usual`,
  blackStuff: `
tar|tarry|liquorice|licorice|marmite|bovril|coal|ink|treacle|molasses|soot|boot_polish|shoe_polish|engine_oil|used_oil|jet_black|pitch
coffee ~1 ground|grounds|grinds|granules|bits|beans|dregs|moer
black ~2 sticky|smelly|stinking|stinks|stool|stools|poo|shiny|like
sticky|smelly|stinking|tarry black`,
  cutDead: 'clots|clot|bright_red|maroon|dark_red|ox_blood|crimson|lumps_of_blood|<blood>|bleeding|bled|liver_like',
  plenty: `
lots|pouring|pours|poured|gush*|full|fills|filled|cupfuls|cupful|cups|litres|litre|liters|pint|bucket|basin|pool|pools|puddle|everywhere|floods|flooding|flooded|running_down|nonstop|massive|heaps|heavily|handfuls|soak*|drench*|saturat*|through_pad|dripping
size|big|large|huge ~3 clots|clot
clots ~2 size|big|large|like
a lot
will_not|does_not|not|cannot ~2 stop|stopping|slow`,
  spurts: `
pump*|spurt*|squirt*|spray*|jet|jets|pulsing|fountain|gush*|pouring|pours|hosing|everywhere|splash*
soak*|drench*|saturat* ~3 towel|towels|cloth|cloths|shirt|bandage|bandages|jersey|sheet|sheets|dishcloth|tshirt|third|second|blanket
towel|towels|cloth|cloths|shirt|bandage|bandages|jersey|dishcloth|tshirt ~2 soaked|drenched|red|full|dripping
will_not|does_not|not|cannot|no ~1 stop|stopping|slow* ~3 press*|pressure|hold*|minutes|bleed*|it|all
press*|pressure|holding|squeez* ~4 still ~1 comes|coming|bleeding|bleeds|running`,
  pipeStopped: `
cannot|not|no|will_not|unable|stopped|nothing|zero ~3 wee|pee|urine|urinate|urinating|pass_water|pass_urine|weed|peed|piss|water|drop|drops
wee|pee|urine|urinat*|piss|waterworks|water ~2 stopped|blocked|nothing|stuck|shut_off|gone|closed
catheter ~2 blocked|stopped|nothing|dry|empty|out`,
  bursting:
    'bursting|burst|explod*|full|swollen|hard|agony|pain|painful|desperate|cannot_stand|melon|huge|tight|sore|completely|since|hours|at_all|all_day|all_night',
  goodbye: `
goodbye|goodbyes|farewell|farewells|last_message|suicide_note
letter|letters|note|notes|message|voice_note ~3 us|everyone|children|kids|family|left|wrote|written|all
giving|gave|given|gives ~3 away ~2 things|stuff|phone|clothes|dog|belongings|possessions|everything
gave|given|giving|gives ~1 away
will ~1 written|updated|signed
sorted|arranged|paid ~3 funeral|affairs|policy|will`,
  meansOf: `
pills|tablets|panados|rope|gun|pistol|firearm|razor|blade|bridge|train|railway|cliff|knife|insulin|noose|poison|ratex|gas|hosepipe|balcony|roof|meds|medication|sleepers|petrol`,
  meansReady: `
drawer|ready|saved|saving|hid|hiding|hidden|collected|collecting|counted|counting|lined|stockpil*|bought|loaded|in_front|in_my_hand|in_hand|next_to_me|on_me|on_the_bed|on_the_table|by_my_bed|under_pillow|under_his_pillow|standing_on|sitting_on|parked_at|at_the_edge|tied|looking_up|googled|looked_up|looking_at|swallow*|locked|holding`,
  wishGone: `
not|no ~2 want|wish|reason|point|worth ~3 live|living|alive|here|exist|existing|wake|carry_on|go_on|going_on|continue|anymore|life
want|wish|going|ready|plan*|prefer|rather|wanted ~2 die|dead|gone|disappear|be_gone|end_it|not_wake|sleep_forever|be_with_him|be_with_her|join_him|join_her|stop_living|kill_myself
end ~1 it|things|everything|my_life|his_life|her_life
better off ~2 dead|without|gone
tired of ~1 living|life|being_alive|existing|everything
over|finished|done ~1 with ~1 life|living|everything|this_world|this_life
cannot ~1 go_on|carry_on|do_this ~1 anymore|longer|more
nobody|noone|no_one ~2 miss ~1 me|him|her
world ~2 better ~1 without
never wake
the|my|her|his last time|day|night`,
  onPurpose:
    'on_purpose|purposely|deliberately|intentionally|to_die|to_end|to_sleep_forever|because_of_fight|want_to_die|suicidal|after_argument|after_a_fight|to_hurt|to_kill',
  tooMuch: `
double|triple|whole|entire|all|box|packet|strip|bottle|handful|fistful|extra|overdose*|fifty|forty|thirty|twenty|bunch|lots|full|10|12|14|15|16|18|20|24|25|28|30|32|36|40|45|48|50|60|70|80|90|100`,
  tookIt:
    'took|taken|swallow*|drank|drunk|drink|ate|eaten|downed|gulped|injected|injects|inject|gave|chewed|licked|sipped|popped|had|sucked|chewing|drinking|eating|found|mouth|tasted|bit_into|emptied|empty|missing|opened|got_into|got_hold|open',
  strongPoison:
    '<poison>|drain|drains|cleaner|battery_acid|rat|antifreeze|turps|thinners|lamp_oil|paint_stripper|dishwasher|pool_acid|pool_chlorine|weed_killer|weedkiller|sheep_dip|under_the_sink|jik|handy_andy|oven_cleaner|toilet_cleaner|brake_fluid|fertiliser|mole_poison|mouse_bait',
  eatVerb: 'ate|eaten|chewed|swallow*|sucked|gulped|drank|licked|got_into|helped_himself|helped_herself',
  othersOwn: 'my|our|<kin>|someones|somebodys',
  effortWord:
    'stairs|steps|walk|walking|walked|vacuum*|hoover*|hang_washing|hanging_washing|mow*|carry|carrying|carried|climb*|digging|dug|sweep*|hill|uphill|exercis*|treadmill|pushing|pushed|lifting|gym|jog*|run|running|ran|cycl*|hurry*|gardening|exert*',
  tinyDanger: 'magnet|magnets|battery|batteries',
  everything: 'everything|all|whole|whatever|bunch|loads|handful|mix|lot',
  medicinePlace:
    'medicine_cupboard|medicine_cabinet|bathroom_cabinet|medicine_box|pillbox|first_aid_box|moms_tablets|medicine_chest|box_of_pills|cabinet|pills_i_could_find|tablets_i_could_find|i_could_find',
  waterPlace: 'bath|pool|swimming_pool|dam|sea|river|bucket|surf|waves|pond|jacuzzi|lake|fishpond|water',
  wentUnder:
    'under|underwater|face_down|floating|sank|sunk|submerged|pulled_out|fished|got_him_out|got_her_out|swallowed_water|went_under|head_under|drown*',
  holdsWeapon:
    'has|got|holding|with|grabbed|fetched|waving|carrying|swinging ~2 knife|gun|axe|panga|machete|hammer|pistol|crowbar|firearm|brick|golf_club',
  raging:
    'shouting|screaming|angry|raging|snakes|devils|demons|voices|paranoid|threaten*|wild|manic|off_his_meds|not_taken_his|not_taken_her|hasnt_taken|not_taking|stopped_his|stopped_her|no_sleep|pacing',
  delusion: `
tv|radio|phone|satellite|neighbours|neighbour|government|police|cia|people|they|everyone ~2 knows|watching|spying|following|plotting|talking_about|controlling|inside_her_head|inside_his_head|poison*|listening
baby ~2 not ~1 hers|his|mine|real
god ~2 chosen|told|sent|speaks`,
  bruiseMark: 'bruise|bruises|bruised|marks|black_eye|burn_marks|cigarette_burns|finger_marks|fingerprints',
  afraidOf: 'scared|afraid|terrified|frightened|flinches|fearful|bang ~1 of',
  secretHurt: 'down_there|blood|bed|night|secret|private|privates|panties|bleeding|room',
  broughtUp:
    'brought|bringing|brings|bring|coming|came|throwing|threw|spat|cough* ~1 up\n vomit*|<vomit>|sick|puk*|spew*',
  secretBite:
    'something|it|creature|thing ~2 got|bit|stung|bitten|stabbed ~2 my|his|her|me\n two|2 ~1 marks|holes|dots|punctures|pricks|teeth|fang*|red\n fang*',
  stabWord: 'stab|stabbed|stabbing|knifed|shanked',
  holeWord: 'hole|wound|bleed*|blood|lung|breath|wind|last_night|knife|cut|stitches',
  spraying: 'sprayed|spraying|spray|dip|dipping|dipped|crop_dusting|fogging|fumigat*',
  farmPlace:
    'orchard|orchards|field|fields|farm|lands|vineyard|vineyards|mealies|crops|citrus|sheep|cattle|greenhouse|tunnels|garden_service',
  burnWord: 'burn|burnt|burns|burned|scald*|firework|petrol|flames|fire|steam|iron|acid|boiling',
  burnDeep:
    'white|charred|leathery|black|waxy|no_feeling|does_not_hurt|not_hurt|not_sore|peeling_off|hanging|melted|whole|both|all_over|stuck',
  chinPlace: 'chin|jaw|neck|under_tongue|floor_of_mouth',
  meterSays:
    'sugar|glucose|machine|meter|glucometer|reading|hgt ~3 hi|high_high|error_high|too_high_to_read|off_the_scale|off_scale|above_range',
  climbsNot: 'cannot|will_not|not|hardly|struggl*|battl* ~2 climb|stairs|stand|walk|rise|lift|hold|get_up|step',
  fewMoves:
    'lazy|quiet|still|sleepy|wiggle|wiggles|less|hardly|barely|slow|fewer|no_kicks|not_kicking|stopped|not_moving|not_moved|two_kicks|one_kick',
  unborn: 'baby|bump|bubba|movements|kicks|womb',
  foundWords:
    'found|read|saw|sent|posted|told|texted|whatsapped ~2 message|messages|diary|note|notes|post|friend|status|us|me',
  smallOne: 'child|<kid>|he|she|him|her|grandson|granddaughter|crawler|laaitie',
  harmfulThing: `
<poison>|<pills>|bleach|cleaner|drain|battery_acid|rat|mouse_bait|antifreeze|turps|thinners|lamp_oil|paint_stripper|brake_fluid|dishwasher|washing_powder_pod|detergent_pod|capsule|vape_juice|nicotine|mothball*|sheep_dip|dip|dagga|edible|edibles|gummies|mushrooms|mushroom|berries|oleander|methadone|morphine|warfarin|digoxin|metformin|glibenclamide|gliclazide|amlodipine|atenolol|propranolol|iron_tablets|antidepressant|contraceptive|pill_box|pillbox|blood_pressure_tablets|heart_pills|diabetes_pills|sugar_pills|sleeping_pills|sleeping_tablets|patch|painkillers|hand_sanitiser|sanitizer|perfume|nail_polish_remover|acetone|meths|spirits|vodka|whisky|brandy|essential_oil|eucalyptus_oil|oven_cleaner|drain_cleaner|pool_acid|pool_chlorine|chlorine|hydrochloric|superglue`,
  blade:
    'knife|screwdriver|blade|glass|rod|spike|stake|arrow|fork|scissors|bullet|nail|nails|fence|pole|branch|stick|pencil|skewer|spear|shard|rebar|panga|assegai|bottleneck|broken_bottle|shrapnel|pellet|airgun|wire|machete|pick|drill|bit|chisel',
  wentIn:
    'went|goes|gone|go ~1 in|into|through|inside|deep|right_in\n in|into|through|stuck|stabb*|pierc*|impal*|stick|sticking|lodged|embedded|jabb*|rammed|plung*|drove|punctured|penetrat*|pok*|slipped_into',
  trunk:
    '<chest>|ribs|rib|belly|stomach|tummy|abdomen|back|neck|groin|thigh|throat|head|skull|eye|side|flank|shoulder|buttock|bum|temple|armpit',
  paperwork: 'insurance|claim|letter|raf|lawyer|old_car|computer|laptop|market|form',
  goesRed: 'goes|go|went|turns|turned|face ~1 red',
  machine:
    'car|bakkie|taxi|truck|lorry|bus|tractor|forklift|quad|quadbike|machine|conveyor|wall|tree|horse|bull|cow|beam|pallet|container|train|trailer|motorbike|motorcycle|bike|combi|minibus|gate|roof|rocks|mine|digger|tlb|scaffolding|hippo|buffalo|elephant',
  runOver:
    'trapped|crush*|pinned|ran_over|run_over|ridden_over|drove_over|driven_over|reversed_over|rolled|rolls|rolling|rolled_over|flipped|overturned|knocked_down|knocked_over|knocked_off|hit_by|collided|collision|crash*|trampl*|gored|thrown_from|thrown_off|flung|smash*|dragged|fell_on_top|landed_on_top|collapsed_on|caved_in|hit_and_run|wrote_off|tboned|rear_ended_at',
  high: 'roof|ladder|balcony|scaffold*|stairs|storey|storeys|story|floor_window|window|metres|meters|m_high|feet_up|tree|cliff|bridge|horse|truck|first_floor|second_floor|third_floor|silo|tank|crane|wall|loft|ceiling|staircase|bunk|landing|jungle_gym',
  fellDown: 'fell|fall|falls|fallen|dropped|plunged|jumped|came_off|tumbled|slipped_off|thrown|toppled|came_down',
  offCut:
    'hanging ~2 skin|thread\n chopped|cut|sliced|sawed|sawn|ripped|torn|tore|bit|bitten|severed|took|taken|lopped|pulled|hacked|sheared|hanging ~2 off|by_a_thread|by_skin|clean\n amputat*|severed|degloved|detached',
  digits: 'finger|fingers|toe|toes|hand|tip|fingertip|thumb|foot|arm|leg|ear|nose|penis|wrist',
  inEye: 'splash*|squirt*|spray*|got|went|flew|in|into|onto|shot|spilled|spilt|popped|exploded',
  eyeHarm:
    'acid|cleaner|bleach|lime|cement|glue|superglue|jik|chemical|chemicals|oil|ammonia|pool_acid|chlorine|caustic|alkali|plaster|battery|thinners|detergent|pepper_spray|solvent|drain|oven|wasp|spitting_cobra|venom|sparks|grinder|metal|splinter|shrapnel|firework|cracker|champagne|fertiliser|handy_andy|domestos|dishwasher|fabric_softener|hair_dye|perm|nail_glue|peroxide',
  sightGone:
    'blind|black|dark|curtain|shadow|shade|veil|gone|vanish*|missing|disappeared|lost ~1 sight|vision|half|nothing\n cannot|not|no ~1 see|sight|vision|seeing\n lost|losing ~2 sight|vision\n went|gone|goes|going blind|dark|black|blank|grey\n curtain|veil|shutter|shade ~2 over|across|down|coming',
  venomous:
    'snake|snakes|adder|puffadder|cobra|rinkhals|boomslang|mamba|viper|slang|scorpion|skerpioen|black_button|button_spider|widow|sac_spider_with_fever|berg_adder|nightadder|stiletto|stingray|jellyfish|bluebottle_swarm|stonefish|stingray|ray|rays|barb',
  bitten:
    'bit|bite|bites|bitten|biting|stung|sting|stings|got|struck|spat|spit|pinched|nipped|gepik|gebyt|pricked|whipped|lashed|got_me|jabbed',
  swells:
    '<swollen>|balloon*|blow*_up|blown_up|blew_up|twice|double|huge|giant|fat|thick|puff*|bigger|big|size|duck|botox|closing|close|closes|closed|fill*|filled',
  airPlace: 'throat|tongue|lips|lip|mouth|face|gullet|keel|uvula|neck|eyes',
  trigger:
    'nut|nuts|peanut|peanuts|cashew|cashews|almond|prawn|prawns|shrimp|shellfish|seafood|fish|egg|eggs|milk|sesame|bee|bees|wasp|wasps|hornet|ant|ants|sting|stung|penicillin|antibiotic|antibiotics|injection|jab|vaccine|tablet|tablets|pill|medicine|enalapril|ramipril|perindopril|captopril|lisinopril|contrast|drip|ibuprofen|aspirin|latex|strawberry|kiwi|bar|cookie|cake|sushi|curry|satay|crayfish|mussels|calamari|ate|eating|eaten|allergic|allergy',
  skinItch:
    'hives|welts|weals|wheals|itch*|itchy|lumps|blotches|bumps|rash|red_all_over|flushed|flushing|prickly|tingling|scratching|galbulte',
  abuser:
    'husband|boyfriend|partner|girlfriend|wife|ex|father|stepfather|stepdad|stepbrother|uncle|mother|brother|cousin|teacher|coach|pastor|lodger|neighbour|grandfather|man|someone|somebody|son|carer|boss|priest|he|they',
  hitsMe: `
hits|hit|hitting|beats|beat|beating|beaten|punch*|kick*|slap*|strangl*|chok*|burn*|bites|threw|throws|push*|shov*|drag* ~2 me|us|mom|mother|her|children|kids|down|against
threaten* ~4 kill|shoot|stab|burn|finish|hurt|me|us|her
kill|finish|shoot|stab|burn ~1 me|us
locks|locked|lock ~2 me|us ~2 in|up|out
hurts|hurt ~1 me|us|her|him ~3 night|down|private|there|bed`,
  touchesMe: `
touch*|fondl*|grop*|undress*|molest* ~2 me|us|her|him|private|there|down
comes|came|climb*|gets|got ~1 in|into|to ~1 my|her ~1 room|bed|bedroom ~3 night|dark|when|while
does|did|doing|makes|made ~2 things|stuff|do
rape|raped|raping|forced|forces|molest*|sexual*|abuse*|interfere*|had_sex|took_advantage|spiked
puts|put ~2 hand|hands|fingers|it ~2 in|inside|under|down`,
  afraid:
    'scared|afraid|frightened|terrified|hiding|hide|coming_home|home_at|will_be_back|comes_back|next_time|tonight|not_safe|unsafe|door_locked|locked_myself|bathroom|fear|bang|help_me|sore|bleeding|secret|nobody_knows|do_not_tell|hiv|pregnant|please',
  voiceOrders: `
voice|voices|tv|radio|god|devil|demons|angels|spirits|ancestors|satan|people|neighbours|aliens|cellphone|amadlozi ~4 tell*|order*|command*|say*|instruct*|want*|told|whisper*|speak*
hears|hear|hearing ~3 voice|voices|people|things|someone
messages|signals ~3 tv|radio|god|satellite|internet`,
  evilBaby:
    'baby|child|son|daughter|kids|children ~4 devil|demon|demons|evil|possessed|satan|cursed|antichrist|not_real|not_mine|swapped|replaced|bewitched|sent_back|send_back|back_to_god|imposter|changeling|die|drown|smother',
  weapon: 'knife|gun|axe|panga|machete|hammer|weapon|petrol|matches|pistol|spear|bat|crowbar|firearm|scissors',
  killWord:
    'kill|stab|shoot|hurt|burn|murder|attack|strangle|smother|drown|finish|harm|sacrifice|behead|poison|slaughter',
  fitMoves: `
fit|fits|fitting|seiz*|convuls*|jerk*|twitch*|thrash*|foam*|froth*|spasm*|shaking_all_over|stiff_as|rigid
eyes ~2 rolled|rolling|back|white|whites
stiff|stiffened|rigid ~3 shak*|jerk*|shook
arms|legs|body|limbs ~2 jerk*|shak*|stiff|flail*|jump*
bit|biting|bitten ~1 tongue`,
  notEnding: `
will_not|not|does_not|without|never|no ~2 stop*|stopping|end|ending|waking|wake|recover*|come_round|coming_round
still ~2 going|shaking|jerking|fitting|twitching|at_it
again|another|second|third|repeated|back_to_back|cluster|one_after|in_a_row
for|already ~2 minutes|min|mins
5|6|7|8|10|15|20|five|six|ten|fifteen|twenty|half_an ~1 min|mins|minutes|hour`,
  dropsDown:
    'dropped|drop|collapse*|keel*|crumpled|slumped|fell|went_down|toppled|folded|hit_floor|crashed|flopped|sank|hit_the_floor|hit_the_ground|on_the_floor',
  noWet: `
no|not|without|zero|dry ~2 wet|tears|pee|peed|wee|weed|urine|nappy|nappies
nappy|nappies ~2 dry|bone_dry
dry ~1 nappy|nappies`,
  sunken: 'sunk*|sinked|hollow|dented|dipped|in|dark_rings|caved',
  bulges: 'bulg*|swollen|raised|tense|tight|pushed_up|up|sticking_out|popping',
  foundThere:
    'found|lying|outside|outdoors|all_night|overnight|floor|in_the_cold|veld|rain|river|snow|cold_house|cold_room|unheated|stuck_in_mountain|mountain|hike|boat',
  slowed: `
mumbl*|slur*|stumbl*|stiff|slow|clumsy|fumbl*|sluggish|barely|hardly
not|stopped|no_longer|nomore ~1 shiver*|shivering`,
  moreThanSeen: `
out_of|beyond proportion
<pain>|sore ~3 than ~2 look|looks|seems|should|expected
worst|unbearable|agony|terrible|crazy|insane|screaming`,
  creeps: `
going|goes|creep*|track*|spread*|climb*|moving|moved|march*|run*|racing|travel* ~2 up|fast|quick*|past|over|beyond|hourly|every_hour
red|purple|dark ~1 line|lines|streak|streaks|track|tracks
past|beyond|outside ~2 line|pen|mark|marker
bigger|larger|wider ~2 hour|hours|by_the_hour`,
  redSkin:
    'red|redness|purple|dusky|bruised|skin|leg|arm|foot|hand|thigh|calf|rash|patch|sore|wound|bite|scratch|cut|boil',
  mouthShut: `
mouth|jaw ~3 open*|opens ~2 finger|little|crack|barely|half|cm|centimetre|bit|slightly
open* ~2 mouth|jaw ~3 finger|little|crack|barely|half|cm|bit
cannot|hardly|only|barely|will_not ~2 open ~2 mouth|jaw|wide
jaw ~2 locked|stuck|shut|clamped|seized`,
  drools: 'drool*|dribbl*|slobber*|spitting|spit|saliva|kwyl',
  plummy:
    'potato|muffled|plummy|duck|frog|marbles|thick|gargl*|hot_potato|underwater|different|squeaky|croaky|raspy|husky|changed|hot_chips|mouth_full|full_mouth|full_of_food|hot_food',
  softSpot: 'soft_spot|fontanel*|soft_place|pulsing_spot|soft_part',
};
