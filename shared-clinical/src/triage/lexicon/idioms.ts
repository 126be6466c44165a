import { IDIOMS_OF_DAILY_LIFE } from './idioms-of-daily-life';
import { MORE_IDIOMS } from './more-idioms';

const BODY_AND_DEATH = `
dying|die|died|dead ~1 to know|see|meet|try|hear|go|get|eat|find|ask|start|taste|visit
dying ~ for ~1 a|some|holiday|coffee|cigarette|drink|break|chocolate
die|dying|died of embarrassment|boredom|shame|laughter
died|dying|die|almost died|nearly died ~ laugh*|laughing|embarrass*|boredom|shame
nearly|almost|practically died when
bored|scared|worried|tickled|frightened|drop|dead to death
bored|scared|tickled|frightened|freezing|starving to death
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
heartbroken
heartbreaking
heartache
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
homesick
love sick
lovesick
worried sick
sick days|day|building|bay|pay
call*|called in sick
blood boil*
blood ~ thicker than
blood sweat ~ tears
blood is boiling
bad blood
in cold blood
blood orange|moon|diamond|type|donor|donat*|bank|brothers
out for blood
stroke of luck|genius|midnight|brilliance
different strokes
breast|back|butterfly|brush stroke
stroke ~ cat|dog|ego|beard
key stroke*
killing ~1 time|it|the game|me softly|two birds
kill* time|two birds|the mood|for a
feet|legs|shoes|back|boss|kids|traffic|suspense|heels|exams are|is|killing me
feet|legs|shoes|heels|suspense|traffic|heat|exams|kids|wait|waiting ~2 killing me
could|would|going to|gonna kill ~2 for ~ coffee|pizza|drink|burger|chocolate
could|would|going to|gonna|will kill ~1 him|her|boss|husband|wife|brother|sister|neighbour|kids|me if|me when
dressed to kill
drop dead gorgeous
dead ~1 tired|end|line|battery|phone|car|quiet|serious|sure|easy|set|body language|weight|beat|sea|silence|heading
deadline*
battery|phone|laptop|car|plant|plants|hearing aid|grass|engine|computer|remote ~2 died|dead|dying|flat
over my dead body
knock* dead
shot in ~ dark
shot at|of ~ it|job|tequila|espresso|vodka|success
long|best|worth|big|mug|screen|head|moon shot
shoot me now
shoot me ~ email|message|text
shoot ~ hoops|film|video|photos
flu|vaccine|b12|vitamin|allergy|cortisone|insulin|booster shot|shots|jab
photo|wedding|film|movie shoot
call the shots
stab in ~ dark|back
stab* ~ in the back
take|took|have a stab at
backstab*
choked|choking up ~ speech|song|film|movie|wedding|song|goodbye|when|tears|emotion
choked up
all choked up
choking on ~ price|debt
breath of fresh air
breathless with|anticipation
takes|took|take my breath away
hold* ~1 breath ~ for|until
breathing space|room
room to breathe
breathing down ~ neck
cannot breathe ~2 work|deadlines|emails|schedule|meetings|laugh*
laugh* ~ cannot breathe
laugh* so ~ that ~ cried|hurt*
marriage|relationship|job|office ~2 suffocating|suffocates
suffocating ~ relationship|marriage|job|rules|debt
drowning|drown in|under ~ work|debt|email*|paperwork|admin|laundry|bills|homework|sorrows|assignments|meetings
burning ~1 question|desire|issue|ambition|passion|bridges|midnight|rubber|money|calories
burn* ~ bridges|rubber|midnight
burn|burning|burns calories|fat
money to burn
slow burn
burnt ~1 toast|food|supper|dinner|cake|rice|out|the pot|the roast
crash course|diet|pad|test|helmet
computer|laptop|website|app|market|program|system|server|stock ~2 crash*|frozen|froze|virus
crash* on|at ~ couch|sofa|place|friend*
crashed ~ early|bed|out
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
mind blowing
blow* my mind
brain dead ~ after|meeting|work
brain storm*
brain fart|freeze|child|power|teaser
ice cream headache
headache of a|for the|with ~ landlord|tax|paperwork
admin|tax|paperwork|traffic|budget|project|logistic*|parking ~2 headache|nightmare
such a headache ~ form|admin
cold feet ~2 about|wedding|before
cold|dead fish
cold shoulder|turkey ~ gave|treatment
gave|give me the cold shoulder
cough* ~1 up ~2 money|cash|rand|dough|payment
cough* it up ~ pay
swallow* ~1 pride|words|hard pill
hard|bitter pill ~ swallow
tough pill
chill pill
tongue in cheek
tongue twister
tip of my tongue
bite ~1 tongue|bullet|dust|to eat
bit ~1 tongue|bullet|dust ~ not|said|kept
bite to eat
bitten off more
bitten by ~1 bug ~ travel|running|love
travel|running|love|acting bug
butterflies in ~ stomach|tummy
gut feeling|instinct|wrenching
guts to|of
hate ~ guts
cannot stomach ~ him|her|idea|thought
no stomach for
stomach ~ thought|idea|news
belly laugh|dance*|up
fire in ~1 belly
get|got|getting it off my chest
chest of drawers
treasure|hope|ice|war|tool|medicine chest
chest freezer
chest ~1 puffed out ~ proud|pride
proud ~ chest
weight off my shoulders|chest|mind
weight of the world
chip on ~1 shoulder
shoulder* ~1 burden|blame|responsibility|cry on
shoulder to cry
`;

/** Figures of speech: the words mean nothing about health. */
export const IDIOMS = `${BODY_AND_DEATH}${MORE_IDIOMS}${IDIOMS_OF_DAILY_LIFE}`;
