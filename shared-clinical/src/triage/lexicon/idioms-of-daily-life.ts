/** Figures of speech of the office, the telephone, sport and love that use the words of illness. */
export const IDIOMS_OF_DAILY_LIFE = `
overdos*|od ~1 on|of ~1 meetings|homework|sun|cake|carbs|caffeine|memes|cricket|rugby|football|family|xmas|christmas|braai|politics|sunshine|news|work|emails|screen
shot down ~ crush|girl|boy|boss|idea|ideas|proposal|date|request|suggestion
nerves|tyres|brakes|clutch|engine|suspension|back|knees|shocks|knee ~1 is|are shot
shot nerves
shot|shooting himself|herself|themselves|myself in ~1 foot with|by
big|cheap|parting|best shot
fit ~1 note|notes|bit
fit for duty
fitted ~ kitchen|cupboards|brace|crown|denture*|carpet|sheet|wardrobe
dead ~1 ringer|leg|lock|pan|heat|certain|simple|wrong|right|cert|asleep|funny|keen|slow|bored
death ~1 by powerpoint|chocolate|warmed
death of me
like death warmed
scared|bored|love|loves|worked|sick ~2 to death
waited|waiting|wait ~2 bled|bleed|die|died|death
to die for
dying breed|art|trade|embers
die hard
murder ~1 on ~1 feet|back|knees|heels
away with murder
blue murder
bloody|flipping|blooming hell
bloody ~1 good|brilliant|awful|useless|app|website|traffic|expensive|idiot|nuisance|eskom|marvellous
bleeding ~1 fed|obvious|idiot|heck|useless|nuisance|cheek|hopeless
snack attack
attack of the giggles|munchies|clones
attack* ~1 us|me|him ~1 in|on ~1 comments|review|reviews|email|facebook|twitter|group
kill*|killed ~2 draft|message|mood|vibe|battery|process|session|appetite|weeds|germs|bacteria|romance|joy|music|lights|buzz
jaw ~1 dropping|dropped ~ when|price|bill
eye watering ~1 price|bill|amount|sum|cost
head|brain ~1 explod* ~ info|information|admin|meetings|numbers
mind ~1 blown
blown away ~1 by
blow*|blew|blown ~1 up ~1 my phone|internet
blow*|blew|blown ~2 out of proportion
hole in ~1 pocket|wallet
hanging by a thread ~ job|marriage|patience|sanity
hang*|hung|hangs ~1 up|on|out ~2 call|phone|me|twice|friends|please|second
asset|cocaine|property|police seizure|seizures
seizure ~1 of assets|goods|vehicle|drugs|property
stroke|strokes ~1 of ~1 pen|brush|bad
strokes ~1 par|putt|golf|handicap|over|under
swimming|rowing|golf|two|four|breast ~1 stroke|strokes
heart stopping ~1 moment|finish|drama
heart ~1 in my mouth
heart attack on ~1 plate
heart attack grill|sandwich|wings
cardiac ~1 hill|climb
news ~1 broke|breaks|breaking
broke|break ~1 bank|record|ice|news|bread|promise|rules|internet|even
wound ~1 up ~ tight|joke|kids
sound bite|bites
bite ~1 size|sized
sting ~1 operation|concert|album
sting in the tail
snake ~1 in the grass|oil
snakes ~1 ladders
ex|boss|colleague|politician|landlord is snake|rat|shark|parasite|leech
loan|card|pool|land shark*
spider man|plant
spiderman
scorpion king|kick
black widow ~1 movie|marvel
mamba ~1 kobe|ride|beer|coaster
gaslight*
gas lighting|lit
running on fumes|empty
fuming ~ about|at|with|because
drown* ~2 nappies|dishes|gifts|marking|data|invoices|washing|debt|tasks|calls|love
drown* out ~1 noise|sound
smother* ~1 with|in love|sauce|kisses|gravy
choke|choked|choking|chokes ~2 in|on ~2 final|finals|exam|interview|penalty|putt|premiums|bills|fees|costs|rates|tax|taxes|debt|words|semifinal
proteas|bafana|boks|team ~1 choke*
gag order|gift|reel
collapse*|dissolve* ~2 laughter|giggles|tears
deal|talks|scheme|plan|marriage|business ~2 collapsed|collapses
faint ~1 line|lines|positive|praise|hearted|memory|idea|hope|outline
faint of heart
power|eskom|loadshedding|load_shedding ~1 blackout|blackouts
blackout ~1 dates|period|sale
loadshedding|loadshed
crack ~1 of dawn|case|whip
folic|amino|citric|hyaluronic|salicylic|ascorbic|glycolic|azelaic acid
acid ~1 test|rain|jazz|wash
bleach* ~2 hair|roots|blonde|highlights
pipe|geyser|main|mains|meter|dam|bottle ~1 burst|broke
burst ~1 bubble
burst* out laughing
burst* into tears
burst* with pride
emergency ~1 meeting|contact|contacts|number|fund|savings|exit|budget|landing|leave
life support ~ phone|battery|laptop|marriage|geyser
flatlin* ~ sales|career|economy
puke|vomit|barf ~1 green|pink|colour|emoji|yellow
word vomit
yellow|scarlet|spring|gold ~1 fever ~1 vaccin*|card|certificate|jab|cleaning
fever tree
rash of ~1 complaints|burglaries|breakins|bookings
brain ~1 drain|washed|dead|rot|box|teaser
no pain no gain
pain au chocolat
hit ~1 snooze|send|enter|reply|refresh|button|play|pause|delete|target|peak|subscribe
knock* ~1 door|wood|it_out
page|site|form|portal|login|browser|tablet|zoom|call|phone|app|screen|system ~1 dies|died|froze|freezes|crashed|crashes|hangs|hung|is_down|went_down|blacked_out|blackout
app|page|site|website|button|screen|form|portal ~2 unresponsive|not_responding|not_respond|dead
no response ~1 from ~1 clinic|email|you|support|doctor|office|team|anyone
cannot see ~2 button|appointment|appointments|results|result|page|link|option|calendar|slot|slots|times|list|messages|message|file|files|invoice|invoices|prescription|script|payment|menu|profile|account|booking|bookings|chat|name
cannot hear ~2 doctor|audio|sound|video|call|you
cannot move ~2 appointment|booking|date|slot|meeting|payment
cannot stand ~1 him|boss|noise|smell|sight|idea|waiting|queue|queues|people|music
cannot ~1 wake ~2 without ~2 coffee|alarm
cannot breathe ~2 jeans|corset|dress
hear* voices ~ next_door|on_the_line|background|echo
talk*|argue*|explain*|complain* ~ blue in ~1 face
red in the face
slept|sleep*|slept like ~1 dead|log|rock|baby
comatose ~ couch|lunch|supper|christmas|turkey
end*|cancel* ~2 subscription|membership|contract|relationship|call|chat|session
goodbye ~1 letter|note|message|speech|card ~ colleague|colleagues|work|boss|office|teacher|retire*
shattered ~ phone|screen|dreams|record|glass
crushed ~1 that exam|interview|test|workout|goals
crush on ~1 him|her|someone|guy|girl|boy|doctor
smashed ~1 avo|avocado|exam|burger|record
smoked ~1 salmon|paprika|meat|cheese|them
ripped ~1 off ~ price|garage|shop|scam
ripped jeans
robbed when ~ price|bill|saw
torn ~1 between
cut to the chase
cut ~1 corners|ties|costs|prices|out_sugar|it_fine|out_carbs|off_date
cut* ~1 fringe|hair|grass|lawn|cake|nails
burning through ~1 data|cash|money
burn|burned|burnt ~1 bridge*|toast|cd|rice|pap|pot
sunday|monday blues
allergic to ~1 small|work|mondays|nonsense|bills|people|exercise|admin|paperwork|stupid*
break*|broke ~1 out ~1 into song|dance
sick|ill ~1 to ~1 back_teeth
toxic ~1 positivity|masculinity|ex
paralys* ~1 with|by|from ~1 fear|doubt|nerves|stage|shock|strike
numb ~1 with|from boredom|cold_hearted
speechless ~1 with|from|at
lost for words
lost ~1 my voice_note|plot|marbles|bet|keys|card|password|login|wallet
ton of bricks ~ news|reality|bill
run ~1 off my feet
foaming at the mouth ~ angry|cross|price|bill|furious
beyond the pale
spineless
gutted
gutless
sweating ~1 over|about ~1 exam|exams|results|interview|test|deadline
no sweat
sweat ~1 small stuff
itchy feet
gasping ~2 cuppa|smoke|tea|coffee|beer|drink|cigarette|holiday
fainting goat|goats
collapsed arch|arches|tent|shelf|gazebo
suicide squeeze|squad
got|had|have|need|needs ~1 a shot
shot in ~1 arm yesterday|today|clinic|pharmacy|last
stab*|stubbed ~1 my|his|her toe
ran|run|running out of ~1 puff|steam|ideas|road|runway|data|airtime|time
breathe|breathing|breathes ~1 life|new_life into
breathe easy|easier ~ knowing|now_that
test message ~ ignore
mosquitoes of doom
literally dying
i will|would rather die
rather die than
nickname
had ~1 coronary
red flags|flag
foot ~1 bill
arm* ~1 race|twist*|forces
heartless
half hearted
light hearted
heart warming|warmer
bruise* ~1 ego|pride
stitch|stitches ~1 laugh*|in time|knitting|sewing
jelly ~1 babies|tots|beans|pudding
head ~1 teacher|count|hunter|start|office|boy|girl
headless chicken
hot under ~1 collar
hot topic|topics
poker face
high ~1 school|light|lights|horse|heels|five|tea
coke ~1 zero|light|float
diet coke
`;
