/** Senses of what people take, do to themselves or suffer from others. */
export const SENSES_OF_HARM: Readonly<Record<string, string>> = {
  goodbye: `
goodbye|goodbyes|farewell|farewells|last_message|suicide_note
letter|letters|note|notes|message|voice_note ~3 us|everyone|children|kids|family|left|wrote|written|all
giving|gave|given|gives ~3 away ~2 things|stuff|phone|clothes|dog|belongings|possessions|everything
gave|given|giving|gives ~1 away
will ~1 written|updated|signed
sorted|arranged|paid ~3 funeral|affairs|policy|will`,
  meansOf: `
morphine|warfarin|sleeping_tablets|sleeping_pills
pills|tablets|panados|rope|gun|pistol|firearm|razor|blade|bridge|train|railway|cliff|knife|insulin|noose|poison|ratex|gas|hosepipe|balcony|roof|meds|medication|sleepers|petrol`,
  lethal: 'shotgun|rifle|gun|pistol|firearm|rope|noose|ratex|hosepipe',
  noPoint: 'no|not ~1 see|find|any ~1 point|hope|future|reason|purpose\nno point|hope|future|purpose',
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
    '<poison>|drain|drains|cleaner|battery_acid|rat|thinners|lamp_oil|paint_stripper|dishwasher|pool_acid|pool_chlorine|weed_killer|sheep_dip|under_the_sink|handy_andy|oven_cleaner|toilet_cleaner|brake_fluid|fertiliser|mole_poison|mouse_bait',
  eatVerb: 'ate|eaten|chewed|swallow*|sucked|gulped|drank|licked|got_into|helped_himself|helped_herself',
  othersOwn: 'my|our|<kin>|someones|somebodys',
  tinyDanger: 'magnet|magnets|battery|batteries',
  everything: 'everything|all|whole|whatever|bunch|loads|handful|mix|lot',
  medicinePlace:
    'medicine_cupboard|medicine_cabinet|bathroom_cabinet|medicine_box|pillbox|first_aid_box|moms_tablets|medicine_chest|box_of_pills|cabinet|pills_i_could_find|tablets_i_could_find|i_could_find',
  holdsWeapon: `
has|got|holding|with|grabbed|fetched|waving|carrying|swinging ~2 knife|gun|axe|panga|machete|hammer|pistol|crowbar|firearm|brick|golf_club
sharpen* ~2 spear|knife|panga|axe`,
  chasedBy:
    'police|gang|people|men|they|someone|everyone ~2 chas*|hunt*|after_me|after_him|after_her|coming_for\nchased|hunted|followed ~1 by',
  weaponNear: 'panga|knife|gun|axe|machete|hammer|pistol',
  noSleepDays: 'not ~1 slept|sleep|sleeping ~2 days|nights',
  raging:
    'roof|walls|ceiling|shouting|screaming|angry|raging|snakes|devils|demons|voices|paranoid|threaten*|wild|manic|off_his_meds|not_taken_his|not_taken_her|hasnt_taken|not_taking|stopped_his|stopped_her|no_sleep|pacing',
  delusion: `
people|men|voices|someone ~2 roof|walls|ceiling|tv|attic
tv|radio|phone|satellite|neighbours|neighbour|government|police|cia|people|they|everyone ~2 knows|watching|spying|following|plotting|talking_about|controlling|inside_her_head|inside_his_head|poison*|listening
baby ~2 not ~1 hers|his|mine|real
god ~2 chosen|told|sent|speaks`,
  bruiseMark: 'bruise|bruises|bruised|marks|black_eye|burn_marks|cigarette_burns|finger_marks|fingerprints',
  afraidOf: 'scared|afraid|terrified|frightened|flinches|fearful|bang ~1 of',
  secretHurt: 'down_there|blood|bed|night|secret|private|privates|panties|bleeding|room',
  spraying: 'sprayed|spraying|spray|dip|dipping|dipped|crop_dusting|fogging|fumigat*',
  farmPlace:
    'orchard|orchards|field|fields|farm|lands|vineyard|vineyards|mealies|crops|citrus|sheep|cattle|greenhouse|tunnels|garden_service',
  foundWords:
    'found|read|saw|sent|posted|told|texted|whatsapped ~2 message|messages|diary|note|notes|post|friend|status|us|me',
  smallOne: '<kid>|he|she|him|her|crawler',
  harmfulThing: `
antidepressants|anti_depressants|<pills>|nicotine|dip|dagga|edible|edibles|gummies|mushrooms|mushroom|berries|methadone|morphine|warfarin|digoxin|metformin|glibenclamide|gliclazide|amlodipine|atenolol|propranolol|iron_tablets|antidepressant|contraceptive|pill_box|pillbox|blood_pressure_tablets|heart_pills|diabetes_pills|sugar_pills|sleeping_pills|sleeping_tablets|patch|hand_sanitiser|sanitizer|nail_polish_remover|acetone|meths|spirits|vodka|whisky|brandy|drain_cleaner|chlorine|hydrochloric`,
  abuser:
    'aide|nurse|caregiver|stepfather|friend|husband|boyfriend|partner|girlfriend|wife|ex|father|stepdad|stepbrother|uncle|mother|brother|cousin|teacher|coach|pastor|lodger|neighbour|grandfather|man|someone|somebody|son|carer|boss|priest|he|they',
  hitsMe: `
slam*|bang*|smash*|throttl* ~2 head|face|wall|floor
hits|hit|hitting|beats|beat|beating|beaten|punch*|kick*|slap*|strangl*|chok*|burn*|bites|threw|throws|push*|shov*|drag* ~2 me|us|mother|her|him|them|grandmother|child|children|kids|down|against
threaten* ~4 kill|shoot|stab|burn|finish|hurt|me|us|her
kill|finish|shoot|stab|burn ~1 me|us
locks|locked|lock ~2 me|us ~2 in|up|out
hurts|hurt ~1 me|us|her|him ~3 night|down|private|there|bed|bottom|bum|privates`,
  touchesMe: `
makes|made|forces|forced|force ~2 touch|kiss|watch|suck
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
    'baby|child|son|daughter|kids|children ~4 devil|demon|demons|evil|possessed|satan|cursed|antichrist|not_real|not_mine|swapped|replaced|bewitched|sent_back|send_back|back_to_god|imposter|changeling',
  weapon: 'knife|gun|axe|panga|machete|hammer|weapon|petrol|matches|pistol|spear|bat|crowbar|firearm|scissors',
  killWord:
    'kill|stab|shoot|hurt|burn|murder|attack|strangle|smother|drown|finish|harm|sacrifice|behead|poison|slaughter',
  jumpWord: 'jump|die|roof|bridge|train|end_it|cut|myself|himself|herself|traffic|burn',
  stoppedIt: 'stopped|quit|quitting|gave_up|off|without|last|cold_turkey|ran_out|no_more|cut_out|detox*',
  drinkWord:
    'whiskey|whisky|brandy|beer|beers|wine|vodka|alcohol|drinking|drinks|drink|booze|spirits|gin|papsak|drinker|cane',
  shakesOrSees: `
shak*|trembl*|tremor*|sweat*|fits|fit
sees|seeing|hears ~2 rats|spiders|snakes|insects|things|people|ants|animals|bugs|ghosts|shadows`,
  harmBaby: 'drop*|hurt*|harm*|shak*|smother*|throw*|drown*|suffocat*|kill* ~2 baby|child|him|her|infant|kids',
  thoughtsOf:
    'thoughts|thought|thinking|think|images|see_myself|scared_i|afraid_i|might|urge|want_to|going_to|imagine|tempted|pictures',
  packs:
    'load|loads|pile|heap|strip|strips|box|boxes|packet|packets|bottle|handful|handfuls|fistful|bunch|card|cards|tub',
  deathWay:
    'driv*|steer*|swerv*|crash*|walk*|step*|jump* ~2 into|off|in_front ~3 wall|tree|truck|oncoming|pole|bridge|traffic|train|cliff|bus|car|roof|balcony',
  tiedUp: 'tied|locked|strapped|chained|slapp*|starv*|neglect*|dirty|left_alone',
  streetDrug:
    'nyaope|heroin|whoonga|tik|meth|coke|cocaine|crack|mandrax|ecstasy|mdma|khat|lsd|ketamine|fentanyl|opioids|opioid',
  bagWord: 'bag|bags|balloon|balloons|condom|wrap|wraps|bankie',
  bingeWord: 'binge|spree|bender|session ~2 drink*|alcohol|beer\ndrinking|booze|alcohol ~1 binge|spree|bender',
  killSelf:
    'want*|wish*|going_to|plan*|threaten*|try*|tried|says|said|will|rather|ready_to|about_to|intends|think*|thought*|talk*|consider* ~4 shoot*|hang*|drown*|stab*|kill*|gas*|poison*|end|ending|hurt|hurting ~1 himself|herself|themselves|myself\nshoot|hang|drown|stab|gas|poison ~1 himself|herself|myself ~3 tonight|today|now|please|help',
};
