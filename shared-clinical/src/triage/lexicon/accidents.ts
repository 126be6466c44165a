import type { ConceptTable } from './concept';

/** Crashes, falls, broken bones and sprains. */
export const ACCIDENTS: ConceptTable = {
  highEnergy: {
    says: 'A crash, a high fall, near drowning or an electric shock',
    asks: 'Was there a crash, a fall from a height, near drowning, or an electric shock?',
    words: `
motorongeluk|kotsi_ya_koloi
fell|fallen|fall|falls ~ in|into ~ pool|dam|river|sea|pond|bath|bucket
drown*
electrocut*
electric shock
struck|hit by lightning
fell|fallen|fall|falls|jumped ~ off|from|out|through|down ~ roof|ladder|balcony|storey|storeys|story|height|cliff|tree|window|scaffold*|floor|wall|horse|bakkie|truck|moving|bridge|metres|meters
fell|fallen|fall ~ roof|ladder|balcony|storey|storeys|height|cliff|tree|scaffold*|metres|meters|flight
car|motorbike|motorcycle|taxi|bike|bakkie|truck|bus|quad|scooter crash|accident|wreck|collision
car|bakkie|quad|taxi|minibus ~ rolled|overturned|hit_me|hit_him|hit_her
hit|knocked|run|ran|struck ~ by|over|down ~ car|truck|taxi|bus|train|motorbike|bakkie|vehicle|van|lorry
pulled ~ from|out ~ pool|dam|water|bath|river
got|had|felt|gave|give ~ shock ~ from|by|off ~ plug|wire|line|cable|socket|stove|geyser|fence|power|switch|pole|kettle|fridge|mains|machine
kicked|trampled|gored|charged|butted ~ horse|cow|bull|donkey|ostrich|buffalo
forklift|tractor|car|truck|trolley|train|wheel|bakkie|taxi ~ ran|rolled|drove|reversed|went over ~ foot|leg|hand|arm|him|her|me
fish*|pull*|drag*|got|took|lifted|scooped ~2 out|from ~2 pool|dam|river|sea|bath|pond|bucket|jacuzzi|tub
shocked|zapped ~ by|off|from|on ~3 wire|wires|wiring|cable|cables|plug|geyser|stove|fence|socket|mains|pole|heater|extension|welder|board
fell|fall|fallen ~ stairs|steps|flight ~ cannot ~1 move|feel|get_up
rolled ~ car|bakkie|quad
motorbike|motorcycle|car|bakkie|taxi|quad|scooter ~1 slid|skidded|flipped|overturned`,
    not: `
like ~ hit|run|struck|knocked
drown* ~ work|debt|email*|paperwork|admin|sorrows|bills|responsibilit*
drowning in
pulled ~ muscle
fell ~ asleep|behind
months|years ago
fell ~ one|1|two|2 steps|step|stairs
= kerb|curb|bed|couch|chair|sofa
= static
= coffee machine
nearly|almost ~1 hit|hits|crashed|knocked|fell
feel* ~ hit|run_over
car ~ insurance|claim
crashed ~ on ~ couch|sofa|bed
computer|laptop|market crash*
= ran|run|running|rinsed|held|put|kept ~1 it|finger|fingers|hand|thumb|arm|burn under ~1 cold|cool|running|lukewarm|tap
= scooter ~6 running|playing ~1 around|again|happily`,
  },
  penetrating: {
    says: 'A stab or gunshot wound',
    asks: 'Is there a stab or gunshot wound?',
    words: `
stabbed
ngigwaziwe|ugwaziwe|ndihlatyiwe|uhlatyiwe|ngidutshuliwe|udutshuliwe|ndidutyulwe|udutyuliwe
^ gesteek|geskiet
stab wound*
gunshot
been|was|got|were|is shot
shot ~ in|through ~ chest|stomach|neck|abdomen|back|head|arm|leg|foot|hand|shoulder|thigh
panga|axe|machete|bush_knife|okapi|broken_bottle ~ head|neck|chest|back|arm|stomach|belly|side|shoulder|hand|leg
gun shot wound
impal*
bullet ~ in
impaled
knifed
air ~ bubbl*|hiss*|sucking`,
    not: `
flu|vaccine|insulin|cortisone|vitamin|allergy|tetanus|b12|covid shot|injection|shots
= photo*
= toe
old ~2 scar|wound|injury
scar ~ itch*|winter|old
like ~ stabbed|knife|shot|being
= backache
= hot water bottle
= baby|feed*|milk
tortilla|chip|crisp|toothpick|toothbrush|biscuit|cracker|gum
nerves ~ shot
shot in the dark`,
  },
  openFracture: {
    says: 'Bone through the skin, a crooked limb, or a joint out of place',
    asks: 'Is a bone showing, a limb crooked, or a joint out of place?',
    words: `
bone ~ through|sticking|poking|showing|visible|out
open|compound fracture
dislocat*
wrong|odd|funny|strange|weird|unnatural ~ angle|way|direction
looks|is|looking crooked|deformed|skew
leg ~ shorter ~ turned|twisted|out
<limb> ~ deformed|crooked|skew
bent ~ wrong|backwards
thigh|shin|forearm|leg|arm bent
<limb> ~1 mangled|shredded|pulped|flattened|crushed_flat`,
    not: `
= face|mouth|smile|tooth|teeth|nose
bone broth|marrow|density
fish bone
years|months ago
went|going|moved|moving|cut out
= swallow*
bent over|down|knees`,
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
kicked
hit ~ my|his|her
heard|felt ~ crack|pop|snap
punched
beaten|beat|mugged|attacked|sjambok* ~ up|with|by
since|after|in ~2 crash|accident|collision|wreck|fall|tumble
tackled
handlebar*
bumper bashing
fender bender
winded`,
    not: `
fell asleep|pregnant|ill|in_love|off_to
fall asleep
broke ~ out|up|water*
falling asleep
waters ~ broke
not ~ fall|fallen|injur*|fell|hit|hurt
no ~1 fall|injur*|accident
= market|app|website|computer|stairs
fell out with`,
  },
  limbColdNumb: {
    says: 'The limb is cold, pale, blue or numb',
    asks: 'Is the limb cold, pale, blue or numb beyond the injury?',
    words: `
tips|ends|nail|nails|they ~ blue|numb|white|cold
<limb> ~ cold|numb|blue|white|pale|tingling
cold|numb|blue|white|pale ~ <limb>`,
    not: `
cold feet
= pack
= ice
= bruis*
= blue|black nail|toenail|fingernail`,
  },
  mayBeBroken: {
    says: 'A limb that may be broken',
    words: `
cannot ~ move|use|bend|lift|grip|straighten ~ <limb>|it
<limb> ~ cannot ~ move|use|bend
heard|felt|hear ~ crack|pop|snap
<limb> ~ <swollen>
<swollen> ~ <limb>
broke|broken|fractur* ~ <limb>|bone|it
<limb> ~ broke|broken|fractur*
think ~ broke*|fractur*`,
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
cannot ~ walk|stand
cannot ~ get up`,
  },
  hipFall: {
    says: 'Hip or groin pain after a fall',
    words: `
hip|groin|thigh ~ <pain>|broke*|shorter
<pain> ~ hip|groin|thigh
leg ~ shorter|turned_out|turned_outward*|twisted
hip
cannot ~ lift ~ leg|it
leg ~2 short|shorter
leg|foot ~2 pointing|points|pointed|rolled|turned|facing ~1 out|outward|outwards|sideways`,
  },
  neckInjury: {
    says: 'Neck pain after a crash or dive',
    words: `
diving|dive|dived ~ river|pool|dam|sea|shallow|head
neck ~ crack*|snap*|crunch*
whiplash
cannot feel ~ legs|arms|feet
jump*|landed|fell ~ shallow|head_first|on_head
neck ~ diving|dive|dived|tackle
crack*|snap*|crunch* ~ neck
tackle|scrum|dive ~ neck`,
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
stubbed ~ toe
bruis*
<pain> ~ gym|workout|exercise|run*|training|hike|squats
gym|workout|exercise|training|hike|squats ~ <pain>|stiff
muscles ~ <pain>|stiff
<pain> ~ muscle|muscles
black eye
doms
funny bone`,
    not: `
bruis* ~ unexplained|easily|everywhere|no_reason|for_no
= heart`,
  },
  bruisesEasily: {
    says: 'Bruises without a reason',
    words: `
bruis* ~ easily|unexplained|everywhere|no_reason|nowhere|for_no|without|random*
unexplained|random|strange|many ~ bruis*`,
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
