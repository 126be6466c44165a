/** Figures of speech, also of the office, the telephone, sport and love: the words mean nothing about health. */
export const IDIOMS = `
heart attack when i saw
heart attack ~ bill|price|account|exam|news|prank
gave|give|gives|giving ~1 heart attack
almost|nearly had ~1 heart attack
had ~1 heart attack when
heart ~ broken|breaks|aches|bleeds|sank|melts|melted|skipped a beat|stopped when|goes out|stops when
broken heart
broke my heart
heart broken
heart breaking
heart to heart
cross my heart
bleeding heart
bleeding edge
bleeding money|love|cash
heart of ~ matter|gold
by heart
change of heart
eat my heart out
pain|pains in ~1 neck|ass|arse|butt|backside|bum ~ boss|neighbour|colleague|brother|sister|landlord|husband|wife|customer|client|form|app|website|job
boss|neighbour|colleague|landlord|customer|client|form|app|website|job|paperwork|traffic|kids ~ pain in ~1 neck|ass|arse|butt|bum
real|such|royal pain
growing pains ~ company|business|start
pain point|points
painfully slow|obvious|shy|boring
sick of|and tired
sick joke|beat|tune|car|sneakers|party|move
makes me sick how|that|when people|to see
love sick
worried sick
sick days|day|building|bay|pay
call* in sick
blood boil*
blood sweat ~ tears
blood is boiling
in cold blood
breast|back|butterfly|brush stroke
stroke ~ cat|dog|ego|beard
key stroke*
killing ~1 time|it|the game|me softly|two birds
kill* time|two birds|the mood|for a
feet|legs|shoes|back|boss|kids|traffic|suspense|heels|exams are|is|killing me
feet|legs|shoes|heels|suspense|traffic|heat|exams|kids|wait|waiting ~2 killing me
could|would|going to|gonna|will kill ~1 him|her|boss|husband|wife|brother|sister|neighbour|kids|me if|me when
dead ~1 tired|end|line|battery|phone|car|quiet|serious|sure|easy|set|body language|weight|beat|sea|silence|heading
battery|phone|laptop|car|plant|plants|hearing aid|grass|engine|computer|remote ~2 died|dead|dying|flat
shot in ~ dark
shot at|of ~ it|job|tequila|espresso|vodka|success
long|best|worth|big|mug|screen|head|moon shot
shoot me now
shoot me ~ email|message|text
flu|vaccine|b12|vitamin|allergy|cortisone|insulin|booster shot|shots|jab
stab in ~ dark|back
stab* ~ in the back ~ friend|colleague|boss|partner|trusted|trust|family|politic*|lies|business
friend|colleague|boss|partner|family|brother|sister|ex ~ stabbed ~1 me in the back
take|took|have a stab at
choked|choking up ~ speech|song|film|movie|wedding|goodbye|when|tears|emotion
choking on ~ price|debt
breathless with|anticipation
breathing down ~ neck
cannot breathe ~2 work|deadlines|emails|schedule|meetings|laugh*
laugh* ~ cannot breathe
laugh* so ~ that ~ cried|hurt*
marriage|relationship|job|office ~2 suffocating|suffocates
suffocating ~ relationship|marriage|job|rules|debt
stress|exam|exams|rules|expectations|deadlines|debt ~2 suffocat*|strangl*|choking|crushing
die|died|dying|dies ~1 of boredom|embarrassment|shame|laughter|laughing|curiosity|envy|cringe|jealousy
head|brain ~ exploding|bursting with ideas|plans|thoughts|information|facts
blackout ~1 windows|window|room|bedroom
crush|gorgeous|handsome ~ makes|make|made ~2 faint|weak|dizzy|breathless and faint|weak|dizzy|breathless
blackout|faint*|pass out ~1 from|of ~1 laugh*|boredom|joy|excitement|embarrassment
blackout|faint* ~1 from|of ~1 laugh*|boredom|joy|excitement|embarrassment
rather ~1 shoot|stab|kill|hang|drown|die ~1 myself than do|eat|watch|listen|sit|write|clean|attend|wear|support|cook|study|dance|sing
drowning|drown in|under ~ work|debt|email*|paperwork|admin|laundry|bills|homework|sorrows|assignments|meetings
burning ~1 question|desire|issue|ambition|passion|bridges|midnight|rubber|money|calories
burn* ~ bridges|rubber|midnight
burn|burning|burns calories|fat
sugar crash|rush|daddy
party|gate crash*
hit ~1 roof|ceiling|road|gym|sack|hay|jackpot|spot|books|shops|nail on|headlines|home|big time|wall
head ~1 over heels|start|hunter|office|boy|girl|teacher|master|quarters|count|phones|lines|band|strong|of the
head is spinning ~ decisions|information|options|numbers|news
over my head
off the top of my head
banging|bang|beating|hitting ~1 head against
head against ~1 wall|brick
scratching|scratch my head
cannot get ~ out of my head
lose|losing|lost my head|mind ~ with|over|if|kids|traffic|waiting
going|driving out of my mind|crazy|nuts|insane ~ work|kids|noise|waiting
ice cream headache
headache of a|for the|with ~ landlord|tax|paperwork
admin|tax|paperwork|traffic|budget|project|logistic*|parking ~2 headache|nightmare
such a headache ~ form|admin
cold feet ~2 about|wedding|before
cold|dead fish
cold shoulder|turkey ~ gave|treatment
gave|give me the cold shoulder
swallow* ~1 pride|words|hard pill
hard|bitter pill ~ swallow
tongue twister
bit ~1 tongue|bullet|dust ~ not|said|kept
bitten off more
travel|running|love|acting bug
get|got|getting it off my chest
treasure|hope|ice|war|tool|medicine chest
chest ~1 puffed out ~ proud|pride
proud ~ chest
weight off my shoulders|chest|mind
weight of the world
break|broke a leg ~ show|audition|play|exam|luck
paralysed by ~ choice|indecision|fear|options
fit as a fiddle
fit into|in with|for purpose|the bill|together|out
threw|throw|throws|throwing a fit
have|had a fit ~ when|if ~ sees|saw|finds|found|hears|heard
a fit because|over
faint*|collapsed ~2 at ~2 price|bill|cost|total|quote
seized|seize the ~ day|moment|opportunity|chance
see* red
purple patch|prose|rain
blue monday|moon|tooth|chip|print|light|eyes
feeling|feel blue
black ~1 friday|market|belt|list|sheep|mail|out curtains|board|magic|humour
blackout curtain*|blinds
poison ~1 pen|chalice
pick* your poison
electric ~1 atmosphere|feel|performance|bill|car|fence ~ repair|bike|guitar|kettle|toothbrush
growth ~1 mindset|spurt|hacking
cabin|gold|football|election|jungle|dance|festive fever
ear ~1 to the ground|worm|marked|phones|buds|rings
play it by ear
pregnant pause
pregnant with ~ meaning
contraction* ~ economy|grammar|english|economic
overdos* on ~ chocolate|series|netflix|sun|tv|coffee|sugar|news
pressure ~1 cooker|group|point
under|peer|time|work|lot of pressure ~ at work|boss|school|friends
tight ~1 budget|deadline|schedule|jeans|ship|rope|lipped|knit|squeeze|spot
bleed* ~1 radiator|brakes|money|dry ~ company|bank|economy
swollen ~1 head|river|ego|battery
collapse* ~1 of ~ economy|currency|empire|building|market
building|bridge|economy|roof|tent|table|market|company|gazebo|wall|shelf|government ~1 collapsed
collapsed ~1 on|onto|into|in ~ couch|sofa|bed|chair|heap ~ after|laugh*|work|tired|day
collapsed laughing
blackout ~1 flyers|sweets|pamphlets|handouts|leaflets
suicide ~1 squad|awareness|mission ~ film|movie|company|day
political|career|social|commercial|economic|financial suicide
suicidal ~1 drivers|driving|taxi|squirrel*
heart ~1 rate monitor|foundation|shaped|emoji|of palm
ran out of breath ~ laughing
stroke ~1 order|rate|play|patient care course
migraine ~1 of a
sore ~1 loser|point|subject|thumb|winner|spot between
sight for sore eyes
stick* out like a sore
tick box|boxes|tock|list|off
ticks all|every|boxes
wind* ~1 me up
hot ~1 air|dog|potato ~ political|topic|shot|seat|mess|stuff|spot|chocolate|property|deal|take
hit ~1 by ~1 a wave|reality|inspiration
lump in my throat ~ when|speech|song|goodbye|wedding|film|movie
crack* ~1 me up|open|the code|a joke|screen|phone|window
broken ~1 record|english|promise|home|phone|fridge|geyser|window|car|laptop|screen|link|printer
broke up|down ~ girlfriend|boyfriend|car|fridge|washing
i am broke
flat broke
see* stars ~ astronomy|telescope|sky|night
overdos*|od ~1 on|of ~1 meetings|homework|sun|cake|carbs|caffeine|memes|cricket|rugby|football|family|xmas|christmas|braai|politics|sunshine|news|work|emails|screen
shot down ~ crush|girl|boy|boss|idea|ideas|proposal|date|request|suggestion
nerves|tyres|brakes|clutch|engine|suspension|back|knees|shocks|knee ~1 is|are shot
shot nerves
shot|shooting himself|herself|themselves|myself in ~1 foot with|by
fit ~1 note|notes|bit
fit for duty
fitted ~ kitchen|cupboards|brace|crown|denture*|carpet|sheet|wardrobe
scared|bored|love|loves|worked|sick ~2 to death
waited|waiting|wait ~2 bled|bleed|die|died|death
blue murder
bleeding ~1 fed|obvious|idiot|heck|useless|nuisance|cheek|hopeless
jaw ~1 dropping|dropped ~ when|price|bill
head|brain ~1 explod* ~ info|information|admin|meetings|numbers
blow*|blew ~1 up ~1 my phone|internet
hanging by a thread ~ job|marriage|patience|sanity
asset|cocaine|property|police seizure|seizures
seizure ~1 of assets|goods|vehicle|drugs|property
swimming|rowing|golf|two|four|breast ~1 stroke|strokes
heart stopping ~1 moment|finish|drama
heart ~1 in my mouth
heart attack on ~1 plate
heart attack grill|sandwich|wings
news ~1 broke|breaks|breaking
broke|break ~1 bank|record|ice|news|bread|promise|rules|internet|even
wound ~1 up ~ tight|joke|kids
sting ~1 operation|concert|album
sting in the tail
ex|boss|colleague|politician|landlord is snake|rat|shark|parasite|leech
mamba ~1 kobe|ride|beer|coaster
running on fumes|empty
drown* ~2 nappies|dishes|gifts|marking|data|invoices|washing|debt|tasks|calls|love
drown* out ~1 noise|sound
choke|choked|choking|chokes ~2 in|on ~2 final|finals|exam|interview|penalty|putt|premiums|bills|fees|costs|rates|tax|taxes|debt|words|semifinal
proteas|bafana|boks|team ~1 choke*
collapse*|dissolve* ~2 laughter|giggles|tears
deal|talks|scheme|plan|marriage|business ~2 collapsed|collapses
faint of heart
power|eskom|loadshedding|load_shedding ~1 blackout|blackouts
blackout ~1 dates|period|sale
crack ~1 of dawn|case|whip
folic|amino|citric|hyaluronic|salicylic|ascorbic|glycolic|azelaic acid
acid ~1 test|rain|jazz|wash
bleach* ~2 hair|roots|blonde|highlights
pipe|geyser|main|mains|meter|dam|bottle ~1 burst|broke
life support ~ phone|battery|laptop|marriage|geyser
puke|vomit|barf ~1 green|pink|colour|emoji|yellow
word vomit
brain ~1 drain|washed|dead|rot|box|teaser
pain au chocolat
hit ~1 snooze|send|enter|reply|refresh|button|play|pause|delete|target|peak|subscribe
knock* ~1 door|wood|it_out
page|site|form|portal|login|browser|tablet|zoom|call|phone|app|screen|system ~1 dies|died|froze|freezes|crashed|crashes|hangs|hung|is_down|went_down|blacked_out|blackout
app|page|site|website|button|screen|form|portal ~2 unresponsive|not_responding|not_respond|dead
no response ~1 from ~1 clinic|email|you|support|doctor|office|team|anyone
cannot see ~2 button|appointment|appointments|results|result|page|link|option|calendar|slot|slots|times|list|messages|message|file|files|invoice|invoices|prescription|script|payment|menu|profile|account|booking|bookings|chat|name
cannot stand ~1 him|boss|noise|smell|sight|idea|waiting|queue|queues|people|music
cannot ~1 wake ~2 without ~2 coffee|alarm
cannot breathe ~2 jeans|corset|dress
hear* voices ~ next_door|on_the_line|background|echo
talk*|argue*|explain*|complain* ~ blue in ~1 face
slept|sleep* like ~1 dead|log|rock|baby
comatose ~ couch|lunch|supper|christmas|turkey
goodbye ~1 letter|note|message|speech|card ~ colleague|colleagues|work|boss|office|teacher|retire*
crushed ~1 that exam|interview|test|workout|goals
crush on ~1 him|her|someone|guy|girl|boy|doctor
ripped ~1 off ~ price|garage|shop|scam
cut ~1 corners|ties|costs|prices|out_sugar|it_fine|out_carbs|off_date
burning through ~1 data|cash|money
sick|ill ~1 to ~1 back_teeth
paralys* ~1 with|by|from ~1 fear|doubt|nerves|stage|shock|strike
numb ~1 with|from boredom|cold_hearted
lost ~1 my voice_note|plot|marbles|bet|keys|card|password|login|wallet
ton of bricks ~ news|reality|bill
run ~1 off my feet
foaming at the mouth ~ angry|cross|price|bill|furious
beyond the pale
sweating ~1 over|about ~1 exam|exams|results|interview|test|deadline
sweat ~1 small stuff
make|makes|made me|him|her sob
sob ~1 story|movie
crushed|smashed|killed|nailed it
drown* ~2 noise|homework|toys|admin
fainting|funny ~1 video
breathe|breathing|breathes ~1 life|new_life into
cross fit
crossfit
gasping ~2 cuppa|smoke|tea|coffee|beer|drink|cigarette|holiday
fainting goat|goats
collapsed arch|arches|sofa|couch|chair|bed|bridge|roof|tent|shelf|gazebo
suicide squeeze|squad
got|had|have|need|needs ~1 a shot
shot in ~1 arm yesterday|today|clinic|pharmacy|last
stab*|stubbed ~1 my|his|her toe
ran|run|running out of ~1 puff|steam|ideas|road|runway|data|airtime|time
heart warming|warmer
stitch|stitches ~1 laugh*|in time|knitting|sewing
head ~1 teacher|count|hunter|start|office|boy|girl
coke ~1 zero|light|float
diet coke
`;
