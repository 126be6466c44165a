import type { ConceptTable } from './concept';

/** The mind, sleep and crises. */
export const MIND: ConceptTable = {
  suicideIntent: {
    says: 'Wants to end life, or tried to',
    asks: 'Are there thoughts of ending your life, or of hurting yourself?',
    words: `
want*|going|ready|plan* ~ end|ending things|everything|myself
have|got|holding ~2 gun|rope|noose
cannot ~ do|live ~1 this ~ anymore
cannot ~ take|bear|face ~ life|living|another day
nobody|no one would|will ~ miss|care|notice
goodbye to everyone|everybody
kill* ~1 myself|himself|herself|themselves
end|ending|take|taking|took|ended ~ my|his|her|own|their life
end it all
end it tonight|now
ending it
suicid*
want*|wish*|going|rather|ready|like to die
want*|wish* ~2 dead
want*|wish* ~ die
not ~1 want ~1 live|be_here|be_alive|exist|wake
do not ~ see ~ point|reason ~ living|live|life|anymore|going
cannot go on
cannot ~ go on ~ living|like_this|anymore
no reason|point ~ living|live|life|alive
nothing ~ to live for
better off dead
never wake* ~ up
not ~ wake* ~ up again
go to sleep ~ not|never wake*
goodbye ~ letter*|note*|message*
saying goodbye
wrote ~ note|letter ~ goodbye|die|kill
hang* ~ myself|himself|herself
jump* ~ off|in front ~ bridge|train|building|car
slit* ~ wrist*
cut ~ wrists
rope
swallow* ~ rat poison
tired of ~ living|life|being_alive
disappear forever
not want to ~ here ~ anymore
unaliv* ~1 myself|himself|herself|themselves
wil|wou ~1 doodgaan|sterf
myself ~1 doodmaak|ophang|verhang
doodmaak myself
myself ~ om die lewe
wil ~ nie ~ lewe|leef
selfmoord
ngifuna|ndifuna ukufa|ukuzibulala
ukuzibulala
ngizibulale|ndizibulale
ke batla|nyaka ho|go shwa|shoa|swa|hwa|ipolaya|ipolaea`,
    not: `
staple|nail|glue|heat|spray|paint|massage gun
tow|skipping|jump* rope
no suicidal
not suicidal
want ~ die ~ laugh*|embarrass*|shame
dying to
skipping|tow|jump* rope
jump* ~ off ~ trampoline|step|couch|bed
cause ~ suicide
suicide ~ awareness|prevention|squad|film|movie|book
killing ~ myself ~ gym|laugh*|work|study*
kill myself ~ gym|laugh*|work*
hope ~ not ~ die
cannot go on ~ holiday|trip
phone ~ die`,
  },
  selfHarm: {
    says: 'Hurts themselves',
    words: `
hurt*|harm*|cut|cutting|burning ~1 myself|himself|herself|themselves
self harm*
selfharm*`,
    not: `
cut myself ~ shav*|knife|kitchen|cooking|chopping|glass|tin|paper|slicing|peeling|accident*|garden*
burnt|burning myself
hurt ~ myself ~ gym|lifting|fall*|playing|garden*|football|rugby|running|knee|back|ankle|wrist|shoulder
hurt myself ~ at
cut himself|herself ~ on|with|shav*|by
hurt himself|herself ~ when|playing|fall*|on
cut myself ~ on|with|when|while`,
  },
  harmOthers: {
    says: 'Wants to hurt somebody, or hears voices that command',
    asks: 'Are there voices that give orders, or thoughts of hurting somebody?',
    words: `
want*|going|voices|thoughts|urge* ~ hurt*|kill*|harm* ~ him|her|someone|somebody|people|others|baby|child|children|wife|husband|them
voices ~ tell*|order*|command*|say*
hear* ~ voices
paranoi*
people ~ are ~ following|watching|after_me|poisoning|spying
psychosis
psychotic
manic
mania
threaten* ~ knife|people|family|kill
thinks ~ he|she is ~ god|jesus|king
believes ~ followed|poisoned|watched|god|chosen`,
    not: `
could ~ kill ~ him|her|boss|husband|kids|neighbour
voices ~ neighbour*|radio|tv
kill ~ time
hear ~ your|his|her|children voices`,
  },
  lowMood: {
    says: 'Low mood',
    words: `
depress*
sad
low mood
feeling|feel|felt ~ down|low|hopeless|empty|worthless
hopeless*
cry* ~ all ~ time|everyday|nothing|every_day
i ~ cry*
no interest|motivation|joy
lost interest
tearful
grief
grieving
burnout
burnt out
baby blues
heartbroken
miserable`,
    not: `
run|lie|lying|sit|sitting|calm|keep|kept|stays|stay|lay|laying|settle|cool|slow|go|going|come|fell|fall down
up and down
great depression
depressed ~ skull
down ~ below|there`,
  },
  panic: {
    says: 'Anxiety or panic',
    words: `
panic*
anxious
anxiety
worry* ~ all ~ time
overthink*
feel|feeling|feels|am|constantly|always on edge
ptsd`,
    not: `
do not panic
panic button`,
  },
  sleepless: {
    says: 'Sleeps badly',
    words: `
cannot ~1 sleep
insomnia
not ~ sleep* ~ well|properly|at_all|night*
trouble|difficulty|problem* ~ sleep*|falling_asleep
sleep* ~ bad|badly|poorly
awake ~ all night|hours
wake* ~ 2|3|4|early
sleepless`,
    not: `
cannot sleep ~ pain*|cough*|itch*|breath*
= pain
because ~ pain*`,
  },
  violenceFear: {
    says: 'Not safe at home',
    words: `
not safe ~ home
beats|hits|hurts|strangled|punches ~ me
domestic ~ violence|abuse
afraid ~ he will|hurt|kill`,
  },
  eating: {
    says: 'Trouble with eating and weight',
    words: `
anorexi*
bulimi*
binge*
make* ~ myself ~ vomit*|sick
eating disorder
starv* ~ myself`,
  },
  addiction: {
    says: 'Wants help with drinking, smoking or drugs',
    words: `
drink* ~ too much|every_day|everyday|alcohol
alcoholic
addict*
quit|stop|give ~ smoking|drinking|up_smoking
rehab
gambling`,
    not: `
drink* ~ too much ~ water|coffee|coke|last|night|yesterday`,
  },
  memory: {
    says: 'Forgetful for some time',
    words: `
forget*
memory ~ bad|worse|poor|problem*|getting|loss
dementia
alzheimer*`,
    not: `
forgot ~ to|my
forget ~ to|about
= forgot*`,
  },
  stressed: {
    says: 'Stress',
    words: `
stress*
nervous*
overwhelm*
tense`,
  },
};
