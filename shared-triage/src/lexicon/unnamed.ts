import type { ConceptTable } from './concept';

/** Dangers as people tell them who do not know, or cannot say, what they are called. */
export const UNNAMED: ConceptTable = {
  violated: {
    words: `
forced|forces|forcing|pressured|pushed me ~3 sex|sleep|bed|down|onto|touch|kiss|undress|himself
made me ~2 touch|undress|lie|watch|kiss|sleep|suck
held|pinned|pressed me ~1 down
said|saying|told|screamed|begged ~3 no|stop ~4 did_not_stop|carried_on|kept_going|did_it_anyway|would_not_stop|did_not_listen|not_listen
he|they|man|uncle|boss|teacher|pastor|stepfather|cousin ~1 would|did not ~1 stop ~4 no|crying|begged|hurt
without my consent|permission
against my will
not want it|to ~4 carried_on|anyway|kept_going|he_did|still_did
woke|wake|waking ~3 up ~6 naked|no_panties|no_clothes|undressed|panties|underwear|on_top_of_me|inside_me|sore_down_there
drink ~6 spiked|remember_nothing|woke_up_naked
touches|touched|touching|fingered|rubs|rubbed ~4 private|privates|private_parts|down_there|panties|breasts|where_he_should_not|under_my|under_her|under_his
comes|came|gets|got|climbs|climbed ~1 into|in ~2 my|her|his room|bed ~4 night|nights|when|at_night
our|a little|special secret ~6 uncle|daddy|stepfather|teacher|coach|pastor
did|does|doing|done something|things|bad_things ~1 to me|her|him ~4 tell|night|drunk|asleep|ashamed|secret|nobody
took|slipped|pulled ~3 condom ~2 off
dwing|gedwing my
put ~1 it in ~5 sleep*|asleep|passed_out
woke|woken ~2 up ~6 inside_out|ripped|torn|bruises|sticky|wet_between
tights|panty|panties|jeans|underwear|skirt ~3 ripped|torn|inside_out|missing|blood
hiv|pep tablets|pills ~4 after|yesterday|last_night|forced
tablets|pills ~4 for ~1 after ~6 hiv
bottom|bum ~3 torn|bleeding|tear
ek wou nie ~4 hy
ungiphoqile|wangiphoqa|undinyanzele|wandinyanzela|o nkgannelleditse|o nqobelletse|o ile a nqobella
ngenkani|ngenkohlakalo ~3 walala|ulale|walala_nami`,
  },
  notSafe: {
    words: `
scared|afraid|terrified|frightened ~2 to go home
scared|afraid|terrified ~1 of my|him|her ~1 husband|boyfriend|partner|father|stepfather|uncle|wife|when
locks|locked me ~3 in|inside|room|house
takes|took|broke|smash* my phone ~4 hit|angry|not_allowed|control*
throws|threw|grabs|grabbed|pulls|pulled|pushes|pushed|slaps|slapped|kicks|kicked|shoves|shoved me ~3 against|wall|floor|hair|neck|throat|arm|face|stairs|down
hands|grip ~1 around|round my neck|throat
he|she|husband|wife|boyfriend|partner gets|is ~2 drunk|angry|jealous ~5 me|kids|children
threatens|threatened|says|said ~4 kill me
kill me ~3 if ~1 i ~1 leave|tell
walked into ~1 door ~4 again|he|husband`,
  },
  lifeEnds: {
    words: `
tired|sick|done ~1 of|with ~1 being|living|life|everything|fighting|waking_up|this_world
not ~2 want|wanna|wants ~2 exist|wake_up|be_here|be_alive|carry_on|live|see_tomorrow|see_the_morning|do_life|do_this_life|live_anymore
wish|wishes|wished|hope|hoping|pray|praying ~4 not_wake_up|never_wake_up|would_not_wake|did_not_wake_up|was_dead|were_dead|never_born|was_not_here|die_in_my_sleep|just_stop|disappear
go to sleep ~3 never|not ~1 wake|waking
sleep ~1 forever
will not be ~1 a problem|burden|bother|trouble
i|just be|being|am ~1 a burden ~4 everyone|everybody|family|them|kids|mother
saving|saved|saved_up|collected|collecting|hiding|hidden|stockpil*|counting|counted|lined_up ~3 <pills>|sleeping_tablets
gave|given|giving ~2 away ~3 things|clothes|dog|belongings|everything
written|wrote|writing|left ~3 letter|letters|note|notes ~4 children|kids|mother|family|wife|husband|for_when|everybody|drawer
said|saying ~2 goodbye|goodbyes ~4 everyone|kids|children|family|already
everything|it|the_pain to|must ~1 stop|end ~2 forever|tonight|for_good|now
no|not_see|see_no ~2 way out|forward
nobody|no_one would|will ~1 miss|notice ~2 me|if
standing|stood|sit|sitting|stand|stop|stopped ~3 bridge|railway|tracks|edge|roof ~5 thinking|jump|easy|one_step|drive|wondering
think*|thought|thoughts ~4 driving|drive|steer|walk|swerve ~4 into|off|front ~3 truck|tree|bridge|traffic|wall|train
better|easier ~3 without me
not here|around ~1 next ~1 week|month|christmas|year
ready to go ~3 lord|jesus|home|him|god
moeg ~3 lewe
wil ~2 nie ~3 hier ~1 wees|leef|lewe|wakker
angisafuni|andisafuni ukuphila|ukuba
ngikhathele|ndidiniwe ~1 impilo|ukuphila|bubomi|yimpilo|kukuphila
ha ke sa batla ~1 phela
ke kgathetse|kgathetswe ~2 bophelo|phela`,
  },
  discSwallowed: {
    words: `
silver|flat|round|shiny ~3 thing|coin|disc|discs|button|cell ~4 gone|missing|not_there|swallow*|mouth|cannot_find
battery|batteries|magnet|magnets ~9 cannot_find|missing|swallowed|in_his_mouth|in_her_mouth
battery|batteries|magnet|magnets|magnetic ~5 swallow*|mouth|throat|gone|missing|choked|coughed|ate|down|tummy|stomach|drool*|poo|nose|ear
swallow*|mouth|ate|gulped|swallowed ~5 battery|batteries|magnet|magnets|magnetic|hearing_aid|remote_control_battery|watch_battery|little_silver_ball|silver_disc|shiny_disc|button_cell
remote|toy|scale|candle|key_fob|hearing_aid|calculator ~6 battery|batteries ~6 gone|missing|cannot_find|not_there|find
ibhethri|ibhetri|beteri|betri|imagnethi|makenete ~4 gwinye|ginye|giny*|gwiny*|kwentse|metsa
gwinye|uginye|ugwinye|kwentse|ginye ~3 ibhethri|ibhetri|betri|beteri|imagnethi|makenete
battery|magnet ~4 gesluk|ingesluk|mond|weg`,
  },
  wipeNumb: {
    words: `
cannot|not|hardly|barely ~2 feel ~5 wipe|wiping|toilet_paper|paper|myself_wee|myself_pee|when_i_wee|when_i_pee|going|down_there|between_my_legs|my_bum|my_bottom|my_backside|privates|private_parts|penis|saddle
wipe|wiping ~6 nothing|numb|cotton_wool|not_feel|feel_nothing|strange|someone_else|funny|like_dead
numb|dead|asleep|no_feeling|cotton_wool|pins_and_needles|tingl* ~6 down_there|between_my_legs|between_the_legs|where_i_sit|sit_on|my_bum|my_bottom|backside|privates|private_parts|penis|inner_thighs|around_the_back_passage|anus|bicycle|saddle
down_there|between_my_legs|between_the_legs|my_bum|my_bottom|backside|privates|private_parts|inner_thighs ~6 numb|dead|asleep|no_feeling|cotton_wool|not_feel
sex|making_love ~6 feel_nothing|cannot_feel|numb|no_feeling
tussen ~1 bene ~5 dood|gevoelloos|lam|voel_niks
pakeng|phakathi ~4 shoele|ngezwa|ngiva|ndiva|bohatsu|ndikindiki`,
  },
  backBad: {
    words: `
bad|weak|old|sore back
back ~2 went|gone|out|bad|locked`,
  },
  leaksUnfelt: {
    words: `
leak*|wet*|dribbl*|messed|soiled|peed|weed ~5 without ~2 feel*|know*|notic*
not ~2 know|notice|feel|realise ~5 wee|pee|bladder|wet|leaking|poo|going
cannot|struggl*|battl*|not ~3 start|push|begin ~3 wee|pee|urine|stream
sit|sitting|stand|standing|push ~5 toilet|loo ~6 nothing_comes|not_come|will_not_come|cannot_go
bladder ~4 full ~5 nothing|cannot|not`,
  },
  groinBoy: {
    words: `
private|privates|private_part|private_parts|down_there|willy|groin|lies|one_side|peanuts|piemp|package|nuts|jewels|ball|testis|balls ~6 <pain>|<swollen>|big|red|hard|higher|twisted|kicked|on_fire
<pain>|<swollen>|kicked|hurts|burning ~5 private|privates|private_part|private_parts|down_there|willy|groin|lies|nuts|jewels|ball|balls
walk* ~3 funny|wide|bow|legs_apart|like_cowboy|bent`,
  },
  wordsLost: {
    words: `
words ~6 wrong|would_not_come|not_come|came_out|come_out|funny|upside_down|muddled|jumbled|scrambled|not_find|other_words
could|can|cannot not ~1 find|get ~3 word|words ~3
lost ~2 words|speech
cannot ~1 say ~2 name|anything|word|words|mine
mouth|face|smile|cheek ~4 skew|crooked|lopsided|pulled|dropped|numb|funny|heavy|lame|slack|to_one_side|hanging
tongue|lip ~4 skew|crooked|lame|slack|to_one_side|hanging|heavy
arm|hand|leg|fingers ~5 dead|useless|would_not|not_listen|not_obey|not_work|lame|heavy|not_mine|belong*|floppy|jelly|limp ~8 minutes|then|came_back|again|passed|fine
dropped|dropping ~3 cup|mug|spoon|fork|phone|tea|glass|keys|pen ~8 hand|arm|fingers|fine|again|minutes|dead|numb
cup|mug|spoon|fork|phone|pen|keys ~3 fell|dropped|slipped ~5 hand|fingers|left|right
one eye ~6 dark|black|grey|blind|gone|went|curtain|blank
spoke|talking|talked|speaking|sounded ~3 drunk|nonsense|rubbish|gibberish|baby|foreign
drunk ~3 talk*|spoke|sound*|speech ~4 not_drinking|no_drink|sober`,
  },
  eyeCurtain: {
    words: `
curtain|shadow|veil|shade|blind|cobweb|spiderweb|grey_patch|dark_patch|black_patch|black_spot|net_curtain|smoke|soot|ink|dark_cloud ~8 eye|vision|sight|side|corner|see|looking|view
eye|vision|sight|side|corner|see ~8 curtain|shadow|veil|shade|cobweb|grey_patch|dark_patch|black_patch|soot|ink_drops|black_rain
flash|flashes|flashing|lightning|sparks|camera ~6 eye|eyes|corner|vision|side
floater|floaters|black_dots|spots|midges|flies|gnats|specks|tadpoles ~8 flash*|lightning|sparks|shadow|curtain|sudden*|shower|hundreds|swarm|since_yesterday
gordyn|skadu|skaduwee ~4 oog
isithunzi|ikhethini|moriti|garetene ~5 iso|iliso|leihlo|mehlo|amehlo`,
  },
  reactionBegins: {
    words: `
palms|palm|soles|hands|scalp|lips|lip|tongue|mouth|throat|ears ~3 itch*|tingl*|prickl*|burn*|fizz*|numb|swell*
itch*|tingl*|prickl* ~4 palms|soles|scalp|lips|tongue|mouth|throat|ears|everywhere|all_over|whole_body
throat|neck ~4 thick|funny|tight|closing|strange|narrow|itch*|swelling
tongue|mouth ~3 big|fat|fuzzy|blew_up|blown_up|swelling
feel*|felt ~4 going_to_die|going_to_pass_out|terrible_is_going_to_happen|doom|weird_all_over|hot_all_over
face|neck|chest ~3 red|hot|flushed|blotch*|burning|lobster
tongue ~3 thick|big|fat|heavy`,
  },
  justAte: {
    words: `
after|since|from|minutes ~4 ate|eating|eaten|tasting|bite|mouthful|prawn*|peanut*|nut|nuts|fish|shellfish|egg|sesame|milk|kiwi|crayfish|injection|vaccine|sting|stung|bee|bees|wasp|antibiotics|amoxicillin|augmentin|penicillin|bactrim|tablet|contrast
ate|eaten|had|took|taken|swallowed|injected|given|started|got ~4 prawn*|peanut*|cashew*|nut|nuts|shellfish|crayfish|mussels|sesame|antibiotics|amoxicillin|augmentin|penicillin|bactrim|brufen|voltaren|injection|disprin
bee|bees|wasp|hornet|fire_ant|ants ~4 stung|sting|got|bit
stung|bitten|bit ~4 bee|bees|wasp|hornet|ants|scorpion`,
  },
  effortPressure: {
    words: `
squeez*|band|belt|pressure|heartburn|indigestion|elephant|brick|choking|strangling|tight_chest|chest|breastbone|jaw|throat|left_arm ~8 walk*|stairs|uphill|hill|climb*|carry*|carried|rush*|effort|gardening|sweeping|mowing|jogging|gym|cold_wind ~10 stop*|rest*|sit*|sat|stand*|stood|pass*|goes|gone|eas*|better|disappear*
walk*|stairs|uphill|hill|climb*|carry*|carried|rush*|jog*|mowing|sweeping ~8 squeez*|band|belt|pressure|heartburn|indigestion|elephant|brick|choking|tight_chest|chest|breastbone|jaw|throat|left_arm ~10 stop*|rest*|sit*|sat|stand*|stood|pass*|goes|gone|eas*|better|disappear*`,
  },
  notHimself: {
    words: `
not|isnt|never ~2 himself|herself|themselves|his_usual|her_usual|like_himself|like_herself|same_person|same_child|right_in_the_head|with_us
just|only|rather lies|lie|lay|lying|stares|staring|sleeps|sleeping ~4 there|ceiling|wall|nothing|blank*|whole_day|all_day|through
too|so|very|strangely|unusually|funny ~1 quiet|still|sleepy|calm
stare*|staring ~4 nothing|space|through|blank*|past
does|did|will|would not ~2 smile|play|follow|cry|wake|react|respond
no interest|smile|eye_contact
sleeps|slept|sleeping ~2 through ~3 feed|feeds|bottle
mumbl*|mutter*|rambling|plucking|picking ~4 blanket|air|sheets|nonsense|things|herself|himself
talk*|speak*|call*|calling ~3 dead|late ~2 husband|wife|mother|father|people|sister
does|did not know ~3 day|where|who|me|us|time|house
weak|lame|wobbly ~3 legs|stand|bed|get_up|chair|suddenly
off ~1 legs|feet|food|her_food|his_food
falls|falling|fell ~4 times|twice|again|out_of_bed
lusteloos|deurmekaar|snaaks|nie ~1 homself|haarself
akazifani|akanguye|akasenguye|ha_se_yena|akasafani`,
  },
  sweetBreath: {
    words: `
breath|mouth|smell* ~4 sweet|fruit*|pear|pears|apples|acetone|nail_polish|nail_varnish|polish_remover|sweets|paint_thinner
smell* ~3 like ~2 nail|pear|acetone|fruit|apples|sweets`,
  },
  thirstNew: {
    words: `
thirst*|drink*|drank|dors ~6 litres|liters|bottle|bottles|jug|jugs|nonstop|constantly|all_the_time|whole_day|all_day|at_night|tap|cannot_stop|never_enough|bath_water|2l
always|so|very|terribly|forever|unquenchable|constant|still thirst*
litres|liters|litre ~3 cooldrink|water|juice|coke|cola|a_day|a_night
pee*|wee*|urin*|toilet|nappies|wet* ~5 all_the_time|every_hour|all_night|nonstop|constantly|the_bed|bed_again|soaked|ten_times|up_at_night
wet* ~2 bed ~3 again
unxano|ukoma|oma|nyorilwe|lenyora|lambile_amanzi ~4`,
  },
  fumesAround: {
    words: `
generator|genny|heater|gas_heater|gas_stove|gas_geyser|geyser|brazier|imbawula|mbawula|konka|coals|charcoal|braai|paraffin|primus|exhaust|car_running|engine|fire ~8 inside|indoors|room|bedroom|shack|garage|windows_closed|closed|kitchen|lounge|house|night|load_shedding|shut|warm|sleep*
everyone|everybody|all_of_us|whole_family|both_of_us|kids_and_me|the_dog|cat|children_too|my_roommate|we_all ~5 headache|sick|dizzy|nauseous|vomit*|sleepy|woke
headache|dizzy|nauseous|sick|woozy|sleepy ~8 outside|fresh_air|go_out|at_work|leave_the_house ~6 better|gone|goes|fine|clears|passes|disappears
better|gone|goes|fine|clears ~5 outside|fresh_air|leave_the_house`,
  },
  strangeBite: {
    words: `
something|it|thing|bite|bitten|bit|pricked|sharp_pain|stung ~6 grass|veld|woodpile|wood_pile|garden|bush|rocks|stones|river|dam|shoe|boot|bed|thatch|under_a_rock|dark|compost|firewood ~8 <swollen>|two_marks|two_holes|two_dots|marks|fang|burning|blue|black|purple|spread*|numb|bleeding
two|2|twin ~1 small|little|tiny|red|puncture holes|dots|marks|punctures|pricks|spots|pinpricks
fang|fangs|puncture ~2 mark|marks|holes|wounds
stepped|trod|stood|trapped|put_my_hand ~3 on|in|into|under ~5 snake|something_moved|something_soft|slang|inyoka|noha
slang|inyoka|nyoka|noha ~4 gepik|gebyt|pik|luma|lumile|lunywe|longwe|ngilume|umlumile|lomile
rustl*|slither*|hiss* ~8 bit|bite|pain|sting|stung|leg|foot|ankle|hand`,
  },
  driedOut: {
    words: `
last drink|beer|brandy|bottle|whisky|wine|dop|xanax|pill ~5 yesterday|days|day|ago|sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|hours
stopped|stop|quit|gave_up|giving_up|cut_out|cold_turkey|off|without|dried_out|no ~4 drink|drinking|beer|brandy|wine|whisky|vodka|booze|alcohol|bottle|dop|xanax|valium|ativan|stilnox|tramadol|codeine|heroin|nyaope|unga|urbanol|rivotril|methadone|tablets ~6 days|day|ago|since|yesterday|hours|now|week
days|hours|day sober|dry|clean
days|day|hours|night|nights without ~2 beer|drink|alcohol|wine|brandy|whisky|booze
opgehou ~3 drink
detox|cold_turkey`,
  },
  bodyShakes: {
    words: `
shak*|shaky|trembl*|tremor*|bewe|bewing|rattl*|jitter*|jump_out_of_my_skin
sweat*|drenched|soaked|natgesweet
seeing|see|sees|hearing|hear|hears ~3 things|people|spiders|insects|ants|rats|snakes|voices|shadows|goggas|not_there|bugs
crawling ~3 skin|walls|me
heart ~3 racing|pounding|galloping`,
  },
};
