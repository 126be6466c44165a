import { IDIOMS_OF_DAILY_LIFE } from './idioms-of-daily-life';
import { MORE_IDIOMS } from './more-idioms';

const BODY_AND_DEATH = `
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
`;

/** Figures of speech: the words mean nothing about health. */
export const IDIOMS = `${BODY_AND_DEATH}${MORE_IDIOMS}${IDIOMS_OF_DAILY_LIFE}`;
