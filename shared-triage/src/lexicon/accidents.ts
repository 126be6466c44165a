import type { ConceptTable } from './concept';

export const ACCIDENTS: ConceptTable = {
  highEnergy: {
    words: `
hit|knocked|run|ran|struck ~ by|over|down ~ car|truck|taxi|bus|train|motorbike|bakkie|vehicle|van|lorry
fell|fallen|fall ~ roof|ladder|balcony|storey|storeys|height|cliff|tree|scaffold*|metres|meters|flight
fell|fallen|fall|falls|jumped ~ off|from|out|through|down ~ roof|ladder|balcony|storey|storeys|story|height|cliff|tree|window|scaffold*|floor|wall|horse|bakkie|truck|moving|bridge|metres|meters
drown*
electrocut*
electric shock
struck|hit by lightning
car|motorbike|motorcycle|taxi|bike|bakkie|truck|bus|quad|scooter crash|accident|wreck|collision`,
  },
  penetrating: {
    words: `
shot ~ in|through ~ chest|stomach|neck|abdomen|back|head|arm|leg|foot|hand|shoulder|thigh
stabbed
ngigwaziwe|ugwaziwe|ndihlatyiwe|uhlatyiwe|ngidutshuliwe|udutshuliwe|ndidutyulwe|udutyuliwe
^ gesteek|geskiet
stab wound*
gunshot
been|was|got|were|is shot
bullet ~ in`,
  },
  openFracture: {
    words: `
open|compound fracture
bone ~ through|sticking|poking|showing|visible|out
dislocat*
looks|is|looking crooked|deformed|skew`,
  },
  injuryEvent: {
    words: `
fell|fall|falls|fallen|tripped|slipped|stumbled
fracture*
broke|broken|break ~ <limb>|bone|rib|ribs|nose
sprain*
injur*
accident
landed ~ on
kicked
hit ~ my|his|her
punched
tackled
winded`,
  },
  limbColdNumb: {
    words: `
<limb> ~ cold|numb|blue|white|pale|tingling
cold|numb|blue|white|pale ~ <limb>`,
  },
  mayBeBroken: {
    words: `
cannot ~ move|use|bend|lift|grip|straighten ~ <limb>|it
<limb> ~ <swollen>
<swollen> ~ <limb>
broke|broken|fractur* ~ <limb>|bone|it`,
  },
  cannotWalkInjury: {
    words: `
cannot ~ walk|stand
cannot ~ get up`,
  },
  hipFall: {
    words: `
<pain> ~ hip|groin|thigh
hip|groin|thigh ~ <pain>|broke*|shorter
hip
leg ~2 short|shorter`,
  },
  neckInjury: {
    words: `
jump*|landed|fell ~ shallow|head_first|on_head
diving|dive|dived ~ river|pool|dam|sea|shallow|head
neck ~ crack*|snap*|crunch*
whiplash
cannot feel ~ legs|arms|feet`,
  },
  sprain: {
    words: `
sprain*
twist*|roll*|tweak* ~ ankle|knee|wrist|foot
strain*
muscle ~ <pain>
stubbed ~ toe
bruis*
<pain> ~ gym|workout|exercise|run*|training|hike|squats
black eye
funny bone`,
  },
  bruisesEasily: {
    words: `
bruis* ~ easily|unexplained|everywhere|no_reason|nowhere|for_no|without|random*`,
  },
  limbCold: {
    words: `
<limb> ~ cold|blue|white|pale|icy
cold|blue|white|icy ~ <limb>`,
  },
};
