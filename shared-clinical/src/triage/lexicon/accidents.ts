import type { ConceptTable } from './concept';

/** Crashes, falls, broken bones and sprains. */
export const ACCIDENTS: ConceptTable = {
  highEnergy: {
    says: 'A crash, a high fall, near drowning or an electric shock',
    asks: 'Was there a crash, a fall from a height, near drowning, or an electric shock?',
    words: `
fell|fallen|fall|falls ~ in|into ~ pool|dam|river|sea|pond|bath|bucket
drown*
electrocut*
electric shock
shocked by ~ electric*|plug|wire|geyser
struck|hit by lightning
fell|fallen|fall|falls|jumped ~ off|from|out|through|down ~ roof|ladder|balcony|storey|storeys|story|height|cliff|tree|window|scaffold*|floor|wall|horse|bakkie|truck|moving|bridge|metres|meters
fell|fallen|fall ~ roof|ladder|balcony|storey|storeys|height|cliff|tree|scaffold*|metres|meters|flight
car|motorbike|motorcycle|taxi|bike|bakkie|truck|bus|quad|scooter crash|accident|wreck|collision
accident ~ car|motorbike|motorcycle|taxi|bike|bakkie|highway|freeway
rolled ~ car|bakkie|quad
car|bakkie|quad|taxi|minibus ~ rolled|overturned|hit_me|hit_him|hit_her
hit|knocked|run|ran|struck ~ by|over|down ~ car|truck|taxi|bus|train|motorbike|bakkie|vehicle|van|lorry
crashed ~ car|motorbike|motorcycle|bike|bakkie
head on collision
trapped|crushed|pinned ~ under|between|by ~ car|machine|wall|truck|tractor|rubble
thrown from|off
head|under ~ underwater|water ~ pulled
pulled ~ from|out ~ pool|dam|water|bath|river`,
    not: `
like ~ hit|run|struck|knocked
feel* ~ hit|run_over
hit|run_over ~ bus|truck|train feeling
drown* ~ work|debt|email*|paperwork|admin|sorrows|bills|responsibilit*
drowning in
feel* ~ drown*
car ~ insurance|claim
pulled ~ muscle
fell ~ asleep|behind
months|years ago
shock ~ price|bill
crashed ~ on ~ couch|sofa|bed
computer|laptop|market crash*
fell ~ one|1|two|2 steps|step|stairs
= kerb|curb|bed|couch|chair|sofa`,
  },
  penetrating: {
    says: 'A stab or gunshot wound',
    asks: 'Is there a stab or gunshot wound?',
    words: `
pole|stick|wire|rod|spear|glass|branch|spike|fence|screwdriver|blade ~ went|gone|stuck|through|into ~2 into|through|in ~ chest|thigh|leg|stomach|belly|arm|neck|back|side|foot|groin
impal*
went into ~ thigh|chest|belly|stomach|neck|groin
stabbed
stab wound*
gunshot
been|was|got|were|is shot
shot ~ in|through ~ chest|stomach|neck|abdomen|back|head|arm|leg|foot|hand|shoulder|thigh
bullet wound|hole
bullet ~ in
impaled
knife ~ in ~ chest|stomach|neck|back|side|belly
screwdriver|arrow|rod|spike ~ through|in ~ chest|stomach|neck|back|belly`,
    not: `
flu|vaccine|insulin|cortisone|vitamin|allergy|tetanus|b12|covid shot|injection|shots
nerves ~ shot
shot ~ of ~ tequila|espresso|whisky|vodka
= photo*
= toe
shot in the dark
old ~2 scar|wound|injury
scar ~ itch*|winter|old
was shot ~ film|movie|video
stabbed ~ in the back ~ friend|colleague
feels like ~ stabbed|knife|shot
like ~ stabbed|knife|shot|being`,
  },
  openFracture: {
    says: 'Bone through the skin, a crooked limb, or a joint out of place',
    asks: 'Is a bone showing, a limb crooked, or a joint out of place?',
    words: `
bone ~ through|sticking|poking|showing|visible|out
open|compound fracture
dislocat*
out of ~ socket|joint|place
popped out ~ shoulder|knee|elbow|hip
shoulder|knee|elbow|hip|finger|kneecap ~ popped out|slipped_out|came_out
<limb> ~ bent|crooked|deformed|twisted|wrong|funny|odd|strange|weird|unnatural ~ angle|way|shape|direction
<limb> ~ deformed|crooked|skew
wrong|odd|funny|strange|weird|unnatural ~ angle|way|direction
looks|is|looking crooked|deformed|skew
bent ~ wrong|backwards`,
    not: `
= face|mouth|smile|tooth|teeth|nose
bone broth|marrow|density
no ~ bone
crooked teeth
fish bone
years|months ago
go out
went|going|moved|moving|cut out`,
  },
  injuryEvent: {
    says: 'A fall, twist or blow',
    words: `
hit|kick*|punch*|struck|hurt ~ in|on|by ~ <belly>|chest|back|ribs|leg|arm|knee|face|horse|cow|ball|door
tackle|collided|collision|blow_to|headbutt*
fell|fall|falls|fallen|tripped|slipped|stumbled
fracture*
broke|broken|break ~ <limb>|bone|rib|ribs|nose
<limb>|bone|rib ~ broke|broken
twist*|roll*|sprain*|went_over ~ ankle|knee|wrist|foot
sprain*
crush*|jammed|slammed|trapped|caught ~ finger|fingers|hand|foot|toe|thumb|door
injur*
accident
landed ~ on
tackled
kicked
dropped ~ on ~ foot|toe
hit ~ my|his|her
heard|felt ~ crack|pop|snap
punched`,
    not: `
fell asleep|pregnant|ill|in_love|off_to
fall asleep
chest ~ crush*
heard ~ pop ~ ear
broke ~ out|up|water*
fell out with
falling asleep
waters ~ broke
not ~ fall|fallen|injur*|fell|hit|hurt
no ~1 fall|injur*|accident`,
  },
  limbColdNumb: {
    says: 'The limb is cold, pale, blue or numb',
    asks: 'Is the limb cold, pale, blue or numb beyond the injury?',
    words: `
tips|ends|nail|nails|they ~ blue|numb|white|cold
<limb> ~ crushed ~ blue|numb
<limb> ~ cold|numb|blue|white|pale|tingling
cold|numb|blue|white|pale ~ <limb>`,
    not: `
cold feet
= pack
= ice
= bruis*`,
  },
  mayBeBroken: {
    says: 'A limb that may be broken',
    words: `
cannot ~ bear|put|place ~ weight
cannot ~ walk|stand|step ~ on
cannot ~ move|use|bend|lift|grip|straighten ~ <limb>|it
<limb> ~ cannot ~ move|use|bend
heard|felt|hear ~ crack|pop|snap
<limb> ~ <swollen>
<swollen> ~ <limb>
think ~ broke*|fractur*
broke|broken|fractur* ~ <limb>|bone|it
<limb> ~ broke|broken|fractur*
badly sprained`,
    not: `
not ~ broken
no|slight|little|bit|mild|minor|slightly ~ <swollen>
<swollen> ~ slightly|bit|little
can ~ walk|move|put
= spit`,
  },
  cannotWalkInjury: {
    says: 'Cannot get up or put weight on it',
    words: `
cannot ~ bear|put|place ~ weight
cannot ~ walk|stand
cannot ~ get up
cannot ~ move ~ leg|hip`,
  },
  hipFall: {
    says: 'Hip or groin pain after a fall',
    words: `
hip|groin|thigh ~ <pain>|broke*|shorter
<pain> ~ hip|groin|thigh
leg ~ shorter|turned_out|turned_outward*|twisted
hip`,
  },
  neckInjury: {
    says: 'Neck pain after a crash or dive',
    words: `
neck ~ diving|dive|dived|tackle
diving|dive|dived ~ river|pool|dam|sea|shallow|head
crack*|snap*|crunch* ~ neck
neck ~ crack*|snap*|crunch*
tackle|scrum|dive ~ neck
neck|back|spine ~ <pain> ~ crash|accident|dive|dived|fell|fall|tackle*
whiplash
cannot feel ~ legs|arms|feet`,
  },
  sprain: {
    says: 'A sprain or strain',
    words: `
sprain*
twist*|roll*|tweak* ~ ankle|knee|wrist|foot
ankle|wrist|knee ~ twist*|roll*
pulled|strained|tweak* ~ muscle|hamstring|calf|back|groin|shoulder|neck
strain*
muscle ~ <pain>
muscles ~ <pain>|stiff
<pain> ~ muscle|muscles
stubbed ~ toe
jammed ~ finger
bruis*
black eye
doms
<pain> ~ gym|workout|exercise|run*|training|hike|squats
gym|workout|exercise|training|hike|squats ~ <pain>|stiff`,
    not: `
bruis* ~ unexplained|easily|everywhere|no_reason|for_no
= heart`,
  },
  bruisesEasily: {
    says: 'Bruises without a reason',
    words: `
bruis* ~ easily|unexplained|everywhere|no_reason|nowhere|for_no|without|random*
unexplained|random|strange|many ~ bruis*
bleeding ~ gums ~ bruis*`,
  },
  limbCold: {
    says: 'A limb that is cold, blue or white',
    words: `
<limb> ~ cold|blue|white|pale|icy
cold|blue|white|icy ~ <limb>`,
    not: `
cold feet|hands ~ winter|always
ice|cold pack
bruis*
= cold ~ sore`,
  },
};
