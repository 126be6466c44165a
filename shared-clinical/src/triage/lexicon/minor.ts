import type { ConceptTable } from './concept';

/** Minor complaints, requests, and how things are going. */
export const MINOR: ConceptTable = {
  dizzyStand: {
    says: 'Dizzy when getting up',
    words: `
stand|get|getting|got|standing|rise ~ up
stand* ~ quick*|fast|suddenly
out of bed`,
  },
  rollTrigger: {
    says: 'Short spells set off by turning the head or rolling over',
    words: `
roll*|turn*|tilt*|look*|bend*|lying|lie ~ over|head|bed|up|down|side
seconds`,
  },
  nausea: {
    says: 'Feels sick',
    words: `
nausea
feel|feeling|feels|felt sick
sick to ~ stomach
want to ~ vomit*
feel like ~ vomit*
queasy
naar
sick once|twice`,
  },
  carSick: {
    says: 'Travel sickness',
    words: `
car|sea|motion|travel ~ sick|sickness
carsick
seasick
jet lag`,
  },
  hangover: {
    says: 'A hangover',
    words: `
hangover
hungover
babalas`,
  },
  morningSickness: {
    says: 'Sickness of early pregnancy',
    words: `
morning sickness
vomit*
nausea`,
  },
  upsetStomach: {
    says: 'An upset stomach',
    words: `
upsetstomach
stomach|tummy ~ upset|rumbl*|gurgl*|funny|unsettled|queasy
gassy`,
    not: `
= butterflies`,
  },
  hiccups: {
    says: 'Hiccups',
    words: `
hiccup*`,
  },
  cramp: {
    says: 'Leg cramps at night',
    words: `
cramp* ~ leg|legs|calf|foot|feet|toes|night
leg|legs|calf|foot|feet ~ cramp*
restless leg*`,
  },
  tremor: {
    says: 'Trembling hands',
    words: `
shaky ~ hands|hand
tremor*
hands|hand ~ shak*|trembling
trembling ~ hands`,
  },
  thirst: {
    says: 'Thirsty',
    words: `
thirsty
thirst`,
  },
  scriptNeeded: {
    says: 'Asks for a prescription, a note, a result or a check-up',
    words: `
repeat|renew*|refill|new ~ script|prescription|medication|medicine|inhaler|tablets|pill
script|prescription|refill
run|running|ran out ~ of
sick note|certificate
medical certificate
check up
checkup
follow up
results
referral
screening
pap smear
book ~ appointment
second opinion
<pills>|pill make|makes|making|gives ~1 me`,
  },
  worsening: {
    says: 'Getting worse',
    words: `
will not ~ go away|clear|heal|leave
does not ~ go away|clear|heal
getting|growing|gets|grown bigger|larger|redder|stronger
<worse>
not getting|any better
not better
no better
not going away
persistent
still there`,
    not: `
worse when
not ~ worse
worse at night`,
  },
  improving: {
    says: 'Getting better',
    words: `
getting|gets|much|bit|feels|feeling|slowly|already|is better
improv*
settling|settled
easing|eased
gone ~ now
went away
going away`,
    not: `
not ~ better|improv*|going|gone|settl*
no better`,
  },
  recurring: {
    says: 'Has come and gone before',
    words: `
on and off
comes and goes
come and go
keeps ~ coming|returning|happening
every ~ few|couple ~ months|weeks
every year|winter|spring|month
recurr*
again
usual|usually
same as|before
used to
always get
had ~ before
since childhood|child|kid|baby|infancy`,
  },
  unableNormal: {
    says: 'Too bad for work, school or sleep',
    words: `
cannot ~ work|function|sleep|concentrate|do_anything|eat_or_sleep
keep*|kept ~ awake|up_at_night
miss*|off|stays_home|skip* ~1 school|work|class|classes`,
  },
  remedyFails: {
    says: 'Remedies do not help',
    words: `
creams|ointment|drops|lotion|spray ~ not|nothing|stopped|longer ~ help*|work*|touch*|better
cream|creams|tablets ~ nothing
painkiller*|tablets|pills|medicine|panado|ibuprofen|paracetamol|antacid*|antihistamine*|cream|gaviscon ~ not|nothing|stopped|longer ~ help*|work*|touch*|better
nothing ~ help*|work*|touch*|shift*
shampoo|shampoos|remedy|remedies|drops|sprays|creams ~ not|do_not|nothing ~ help*|work*`,
  },
  frequent: {
    says: 'Comes every day or every week',
    words: `
keeps|keep coming|returning|happening
every|each day|week|morning|night|month|evening
once|twice|times a week|month
most days|mornings|nights
daily
more and more
more often
frequent*
constant*`,
    not: `
= tablet|tablets|pill`,
  },
  somePain: {
    says: 'Pain',
    words: `
<pain>`,
  },
};
