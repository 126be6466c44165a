import type { ConceptTable } from './concept';

/** Minor complaints, requests, and how things are going. */
export const MINOR: ConceptTable = {
  dizzyStand: {
    words: `
stand|get|getting|got|standing|rise ~ up
out of bed`,
  },
  rollTrigger: {
    words: `
roll*|turn*|tilt*|look*|bend*|lying|lie ~ over|head|bed|up|down|side
seconds`,
  },
  nausea: {
    words: `
nausea
sick to ~ stomach
queasy
naar`,
  },
  carSick: {
    words: `
car|sea|motion|travel ~ sick|sickness
carsick
seasick
jet lag`,
  },
  hangover: {
    words: `
hangover
hungover
babalas`,
  },
  morningSickness: {
    words: `
morning sickness
vomit*
nausea`,
  },
  upsetStomach: {
    words: `
upsetstomach
gassy`,
  },
  hiccups: {
    words: `
hiccup*`,
  },
  cramp: {
    words: `
cramp* ~ leg|legs|calf|foot|feet|toes|night
leg|legs|calf|foot|feet ~ cramp*
restless leg*`,
  },
  tremor: {
    words: `
tremor*
hands|hand ~ shak*|trembling`,
  },
  thirst: {
    words: `
thirsty
thirst`,
  },
  scriptNeeded: {
    words: `
script|prescription|refill
run|running|ran out ~ of
sick note|certificate
check up
checkup
follow up
results
referral
screening
pap smear`,
  },
  worsening: {
    words: `
getting|growing|gets|grown bigger|larger|redder|stronger
<worse>
still there`,
  },
  improving: {
    words: `
getting|gets|much|bit|feels|feeling|slowly|already|is better
improv*
settling|settled
gone ~ now
went away
going away`,
  },
  recurring: {
    words: `
on and off
comes and goes
keeps ~ coming|returning|happening
every year|winter|spring|month
again
usual|usually
same as|before
used to
had ~ before
since childhood|child|kid|baby|infancy`,
  },
  unableNormal: {
    words: `
cannot ~ work|function|sleep|concentrate|do_anything|eat_or_sleep`,
  },
  remedyFails: {
    words: `
cream|creams|tablets ~ nothing
nothing ~ help*|work*|touch*|shift*`,
  },
  frequent: {
    words: `
keeps|keep coming|returning|happening
every|each day|week|morning|night|month|evening
once|twice|times a week|month
most days|mornings|nights
daily
more often
constant*`,
  },
  somePain: {
    words: `
<pain>`,
  },
};
