/** Figures of speech of the office, the telephone, sport and love that use the words of illness. */
export const IDIOMS_OF_DAILY_LIFE = `
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
