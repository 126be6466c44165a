/** Figures of speech, also of the office, the telephone, sport and love: the words mean nothing about health. */
export const IDIOMS = `
heart attack when i saw
heart attack ~ bill|price|account|exam|news|prank
gave|give|gives|giving ~1 heart attack
almost|nearly had ~1 heart attack
had ~1 heart attack when
broken heart
broke my heart
heart broken
bleeding heart
bleeding edge
bleeding money|love|cash
heart of ~ matter|gold
by heart
boss|neighbour|colleague|landlord|customer|client|form|app|website|job|paperwork|traffic|kids ~ pain in ~1 neck|ass|arse|butt|bum
real|such|royal pain
sick of|and tired
worried sick
sick days|day|building|bay|pay
blood boil*
breast|back|butterfly|brush stroke
stroke ~ cat|dog|ego|beard
feet|legs|shoes|back|boss|kids|traffic|suspense|heels|exams are|is|killing me
feet|legs|shoes|heels|suspense|traffic|heat|exams|kids|wait|waiting ~2 killing me
battery|phone|laptop|car|plant|plants|hearing aid|grass|engine|computer|remote ~2 died|dead|dying|flat
shot in ~ dark
shoot me ~ email|message|text
flu|vaccine|b12|vitamin|allergy|cortisone|insulin|booster shot|shots|jab
choked|choking up ~ speech|song|film|movie|wedding|goodbye|when|tears|emotion
breathless with|anticipation
breathing down ~ neck
cannot breathe ~2 work|deadlines|emails|schedule|meetings|laugh*
laugh* ~ cannot breathe
stress|exam|exams|rules|expectations|deadlines|debt ~2 suffocat*|strangl*|choking|crushing
die|died|dying|dies ~1 of boredom|embarrassment|shame|laughter|laughing|curiosity|envy|cringe|jealousy
blackout ~1 windows|window|room|bedroom
crush|gorgeous|handsome ~ makes|make|made ~2 faint|weak|dizzy|breathless and faint|weak|dizzy|breathless
blackout|faint* ~1 from|of ~1 laugh*|boredom|joy|excitement|embarrassment
rather ~1 shoot|stab|kill|hang|drown|die ~1 myself than do|eat|watch|listen|sit|write|clean|attend|wear|support|cook|study|dance|sing
drowning|drown in|under ~ work|debt|email*|paperwork|admin|laundry|bills|homework|sorrows|assignments|meetings
burning ~1 question|desire|issue|ambition|passion|bridges|midnight|rubber|money|calories
head is spinning ~ decisions|information|options|numbers|news
off the top of my head
head against ~1 wall|brick
cold feet ~2 about|wedding|before
cold|dead fish
gave|give me the cold shoulder
hard|bitter pill ~ swallow
travel|running|love|acting bug
break|broke a leg ~ show|audition|play|exam|luck
paralysed by ~ choice|indecision|fear|options
fit as a fiddle
threw|throw|throws|throwing a fit
faint*|collapsed ~2 at ~2 price|bill|cost|total|quote
see* red
purple patch|prose|rain
blue monday|moon|tooth|chip|print|light|eyes
feeling|feel blue
blackout curtain*|blinds
cabin|gold|football|election|jungle|dance|festive fever
pregnant pause
contraction* ~ economy|grammar|english|economic
overdos* on ~ chocolate|series|netflix|sun|tv|coffee|sugar|news
pressure ~1 cooker|group|point
building|bridge|economy|roof|tent|table|market|company|gazebo|wall|shelf|government ~1 collapsed
collapsed laughing
blackout ~1 flyers|sweets|pamphlets|handouts|leaflets
suicide ~1 squad|awareness|mission ~ film|movie|company|day
tick box|boxes|tock|list|off
lump in my throat ~ when|speech|song|goodbye|wedding|film|movie
i am broke
overdos*|od ~1 on|of ~1 meetings|homework|sun|cake|carbs|caffeine|memes|cricket|rugby|football|family|xmas|christmas|braai|politics|sunshine|news|work|emails|screen
nerves|tyres|brakes|clutch|engine|suspension|back|knees|shocks|knee ~1 is|are shot
scared|bored|love|loves|worked|sick ~2 to death
seizure ~1 of assets|goods|vehicle|drugs|property
swimming|rowing|golf|two|four|breast ~1 stroke|strokes
heart attack on ~1 plate
heart attack grill|sandwich|wings
drown* ~2 nappies|dishes|gifts|marking|data|invoices|washing|debt|tasks|calls|love
choke|choked|choking|chokes ~2 in|on ~2 final|finals|exam|interview|penalty|putt|premiums|bills|fees|costs|rates|tax|taxes|debt|words|semifinal
proteas|bafana|boks|team ~1 choke*
collapse*|dissolve* ~2 laughter|giggles|tears
power|eskom|loadshedding|load_shedding ~1 blackout|blackouts
folic|amino|citric|hyaluronic|salicylic|ascorbic|glycolic|azelaic acid
pipe|geyser|main|mains|meter|dam|bottle ~1 burst|broke
puke|vomit|barf ~1 green|pink|colour|emoji|yellow
page|site|form|portal|login|browser|tablet|zoom|call|phone|app|screen|system ~1 dies|died|froze|freezes|crashed|crashes|hangs|hung|is_down|went_down|blacked_out|blackout
app|page|site|website|button|screen|form|portal ~2 unresponsive|not_responding|not_respond|dead
cannot see ~2 button|appointment|appointments|results|result|page|link|option|calendar|slot|slots|times|list|messages|message|file|files|invoice|invoices|prescription|script|payment|menu|profile|account|booking|bookings|chat|name
cannot breathe ~2 jeans|corset|dress
slept|sleep* like ~1 dead|log|rock|baby
cut ~1 corners|ties|costs|prices|out_sugar|it_fine|out_carbs|off_date
paralys* ~1 with|by|from ~1 fear|doubt|nerves|stage|shock|strike
make|makes|made me|him|her sob
crushed|smashed|killed|nailed it
drown* ~2 noise|homework|toys|admin
fainting|funny ~1 video
gasping ~2 cuppa|smoke|tea|coffee|beer|drink|cigarette|holiday
collapsed arch|arches|sofa|couch|chair|bed|bridge|roof|tent|shelf|gazebo
suicide squeeze|squad
got|had|have|need|needs ~1 a shot
shot in ~1 arm yesterday|today|clinic|pharmacy|last
stab*|stubbed ~1 my|his|her toe
head ~1 teacher|count|hunter|start|office|boy|girl
coke ~1 zero|light|float
`;
