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
rolled ~ car|bakkie|quad
car|bakkie|quad|taxi|minibus ~ rolled|overturned|hit_me|hit_him|hit_her
hit|knocked|run|ran|struck ~ by|over|down ~ car|truck|taxi|bus|train|motorbike|bakkie|vehicle|van|lorry
trapped|crushed|pinned ~ under|between|by ~ car|machine|wall|truck|tractor|rubble
pulled ~ from|out ~ pool|dam|water|bath|river
got|had|felt|gave|give ~ shock ~ from|by|off ~ plug|wire|line|cable|socket|stove|geyser|fence|power|switch|pole|kettle|fridge|mains|machine
horse|cow|bull|donkey|ostrich ~ kick*|trampl*|gored|charged|butted ~ <belly>|chest|head|face|back|him|her|me
kicked|trampled|gored|charged|butted ~ horse|cow|bull|donkey|ostrich|buffalo
forklift|tractor|car|truck|trolley|train|wheel|bakkie|taxi ~ ran|rolled|drove|reversed|went over ~ foot|leg|hand|arm|him|her|me
hand|arm|fingers|hair|sleeve|foot|leg ~ stuck|caught|pulled|trapped|went|sucked ~ in|into ~ mincer|machine|conveyor|press|grinder|blender|lawnmower|mower|escalator|roller|auger|gears|shredder
motorbike|motorcycle|car|bakkie|taxi|quad|scooter ~1 slid|skidded|flipped|overturned
fish*|pull*|drag*|got|took|lifted|scooped ~2 out|from ~2 pool|dam|river|sea|bath|pond|bucket|jacuzzi|tub
face down|floating ~ pool|dam|bath|water|bucket|pond|tub
under ~2 water|surface ~ minute|minutes|seconds|long
was|been under ~2 minute|minutes
went under ~ pool|dam|bath|water|waves
shocked|zapped ~ by|off|from|on ~3 wire|wires|wiring|cable|cables|plug|geyser|stove|fence|socket|mains|pole|heater|extension|welder|board
got|was shocked|zapped ~ wire|wires|cable|cables|plug|geyser|mains|electricity
wire|wires|cable|current|shock|blast|explosion ~ threw|flung|knocked ~1 me|him|her
car|bakkie|truck|tractor|engine|gearbox|wall|tree|container|crate|pallet ~ came_down|fell|collapsed|dropped ~ on|onto ~ me|him|her|chest|leg|legs|back|head
run|ran|driven|drove into|over ~1 by ~ car|taxi|truck|bus|bakkie
gas ~ bottle|stove|cylinder ~ exploded|explosion|blew
firecracker|cracker|firework|firecrackers|bottle|aerosol|battery|detonator|grenade ~ blew_up|exploded|went_off ~ hand|hands|face|lap|pocket|eye
fell|fall|fallen ~ stairs|steps|flight ~ cannot ~1 move|feel|get_up
slid|skidded|came|flew|thrown|fell off ~1 motorbike|motorcycle|quad|quadbike|scooter
shock|shocked|zapped|jolt ~ threw|flung|knocked|thrown|blew|chucked ~1 me|him|her|across|back|off|down|against
him|her|boy|girl|son|daughter|child|baby|he|she ~2 found|floating ~1 in|at|under ~2 pool|dam|bath|bucket|river|pond
lightning ~2 hit|struck ~2 us|me|him|her|friend|near
skok ~ gekry|gevat|van ~ prop|krag|draad|kabel|elektris*|bord`,
    not: `
like ~ hit|run|struck|knocked
feel* ~ hit|run_over
drown* ~ work|debt|email*|paperwork|admin|sorrows|bills|responsibilit*
drowning in
car ~ insurance|claim
pulled ~ muscle
fell ~ asleep|behind
months|years ago
crashed ~ on ~ couch|sofa|bed
computer|laptop|market crash*
fell ~ one|1|two|2 steps|step|stairs
= kerb|curb|bed|couch|chair|sofa
= static
= coffee machine
nearly|almost ~1 hit|hits|crashed|knocked|fell
= ran|run|running|rinsed|held|put|kept ~1 it|finger|fingers|hand|thumb|arm|burn under ~1 cold|cool|running|lukewarm|tap
= scooter ~6 running|playing ~1 around|again|happily`,
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
bullet ~ in
impaled
knife ~ in ~ chest|stomach|neck|back|side|belly
panga|axe|machete|bush_knife|okapi|broken_bottle ~ head|neck|chest|back|arm|stomach|belly|side|shoulder|hand|leg
knifed
blood|air ~ bubbling|hissing ~ chest|wound
bubbl*|hiss* ~ from|out ~ chest|wound
shot ~ in|through ~ calf|knee|hip|side|jaw|face|buttock|groin|elbow|neck
grinder|chainsaw|saw|blade|machine ~ into|through|across|caught|kicked|slipped ~ neck|face|leg|thigh|arm|chest|belly|groin|hand
bottle|glass|knife|blade|screwdriver|panga ~ in|into|to ~1 neck|throat|chest|stomach|belly|back
air ~ bubbl*|hiss*|sucking
gun shot wound
nail_gun|nailgun|rebar|pitchfork|harpoon|speargun ~ through|into|in ~1 <limb>|chest|head|neck|belly
drill|spike|rod|fence|arrow|bolt|stake|rebar|spear|crossbow|chisel|pitchfork ~2 through ~1 hand|foot|palm|wrist|forearm|calf|elbow|knee`,
    not: `
flu|vaccine|insulin|cortisone|vitamin|allergy|tetanus|b12|covid shot|injection|shots
nerves ~ shot
= photo*
= toe
shot in the dark
old ~2 scar|wound|injury
scar ~ itch*|winter|old
like ~ stabbed|knife|shot|being
= backache
= hot water bottle
= baby|feed*|milk
tortilla|chip|crisp|toothpick|toothbrush|biscuit|cracker|gum`,
  },
  openFracture: {
    says: 'Bone through the skin, a crooked limb, or a joint out of place',
    asks: 'Is a bone showing, a limb crooked, or a joint out of place?',
    words: `
bone ~ through|sticking|poking|showing|visible|out
open|compound fracture
dislocat*
shoulder|knee|elbow|hip|finger|kneecap ~ popped out|slipped_out|came_out
<limb> ~ bent|crooked|deformed|twisted|wrong|funny|odd|strange|weird|unnatural ~ angle|way|shape|direction
<limb> ~ deformed|crooked|skew
wrong|odd|funny|strange|weird|unnatural ~ angle|way|direction
looks|is|looking crooked|deformed|skew
bent ~ wrong|backwards
<limb> ~ bent|bends where|other_way|backwards|sideways
foot|hand ~ points|pointing|facing ~ wrong|backwards|sideways|out
thigh|shin|forearm|leg|arm bent
leg ~ shorter ~ turned|twisted|out
<limb> ~1 mangled|shredded|pulped|flattened|crushed_flat
<limb> ~ s|z shape|shaped|bend
<limb> ~ like ~1 banana|dinner_fork|s_shape|letter`,
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
tackled
kicked
dropped ~ on ~ foot|toe
hit ~ my|his|her
heard|felt ~ crack|pop|snap
punched
handlebar*
came|come|thrown off ~2 bike|bicycle|horse|motorbike|scooter|skateboard|quad
beaten|beat|mugged|attacked|sjambok* ~ up|with|by
bumper bashing
fender bender
<belly> ~ knocked|bumped|banged ~ against|on|into
since|after|in ~2 crash|accident|collision|wreck|fall|tumble
winded`,
    not: `
fell asleep|pregnant|ill|in_love|off_to
fall asleep
broke ~ out|up|water*
fell out with
falling asleep
waters ~ broke
not ~ fall|fallen|injur*|fell|hit|hurt
no ~1 fall|injur*|accident
= market|app|website|computer|stairs`,
  },
  limbColdNumb: {
    says: 'The limb is cold, pale, blue or numb',
    asks: 'Is the limb cold, pale, blue or numb beyond the injury?',
    words: `
tips|ends|nail|nails|they ~ blue|numb|white|cold
<limb> ~ crushed ~ blue|numb
<limb> ~ cold|numb|blue|white|pale|tingling
cold|numb|blue|white|pale ~ <limb>
cannot feel ~ pulse
cannot feel ~1 toes|fingers`,
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
cannot ~ bear|put|place ~ weight
cannot ~ walk|stand|step ~ on
cannot ~ move|use|bend|lift|grip|straighten ~ <limb>|it
<limb> ~ cannot ~ move|use|bend
heard|felt|hear ~ crack|pop|snap
<limb> ~ <swollen>
<swollen> ~ <limb>
think ~ broke*|fractur*
broke|broken|fractur* ~ <limb>|bone|it
<limb> ~ broke|broken|fractur*`,
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
hip
leg ~ lies|lying|looks ~ funny|odd|wrong|crooked
cannot ~ lift ~ leg|it
leg ~2 short|shorter
leg|foot ~2 pointing|points|pointed|rolled|turned|facing ~1 out|outward|outwards|sideways`,
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
cannot feel ~ legs|arms|feet
jump*|landed|fell ~ shallow|head_first|on_head
neck injury|injured|hurt ~ tackle|scrum|rugby|crash|fell|arms|legs
rugby|scrum|crash|diving neck injury
landed|came_down|fell ~1 on ~1 neck`,
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
bruis*
black eye
doms
<pain> ~ gym|workout|exercise|run*|training|hike|squats
gym|workout|exercise|training|hike|squats ~ <pain>|stiff
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
