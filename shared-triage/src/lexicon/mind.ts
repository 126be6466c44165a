import type { ConceptTable } from './concept';

export const MIND: ConceptTable = {
  suicideIntent: {
    words: `
want|wants|wanted|going|threatens ~1 shoot|hang|stab|drown|gas himself|herself|myself
have|got|holding ~2 gun|rope|noose
kill* ~1 myself|himself|herself|themselves
end|ending|take|taking|took|ended ~1 my|his|her|own|their life
ending it
think*|thinkin|thought|thoughts|planning ~3 suicid*
suicid* ~1 thoughts|feelings|ideation|attempt|attempts|note|letter|message|goodbye|plan|methods
feel*|am|is|very|been ~2 suicidal
commit|attempt|attempted|tried|threaten* ~2 suicide
dink|wil|probeer|dreig ~3 selfmoord*
selfmoordgedagtes|selfmoordbrief
selfmoord ~3 besluit
want*|wish*|rather|ready|like to die
going to die ~2 tonight|today|anyway|myself|soon
want*|wish* ~2 dead
i|he|she want*|wish* ~ die
not ~1 want ~1 live|be_here|be_alive|exist|wake
cannot go on
no reason|point ~ living|live|life|alive
goodbye ~ letter*|note*|message*
hang* ~ myself|himself|herself
slit* ~ wrist*
cut ~ wrists
rope
unaliv* ~1 myself|himself|herself|themselves
wil|wou ~1 doodgaan|sterf
myself ~1 doodmaak|ophang|verhang
myself ~ om die lewe
wil ~ nie ~ lewe|leef
ngifuna|ndifuna|ufuna ukufa|ukuzibulala
ke batla|nyaka ho|go shwa|shoa|swa|hwa|ipolaya|ipolaea
written|wrote|writing ~ letters
no reason|point ~ go_on|going_on|carry_on|continue
driv*|drove|crash*|steer* ~2 car|bakkie|bike|truck|myself ~ into|off ~2 truck|tree|wall|bridge|pole|cliff|traffic|oncoming
wrists ~ cut|slit|slashed|open|bleeding
cut|cutting|burn*|hurt|harm* ~1 myself|himself|herself|themselves ~ purpose|deliberately
not worth living
plan ~6 letters|notes|goodbyes ~2 done|written|ready|sealed
want*|going|ready|plan* ~ end|ending things|everything|myself
cannot ~ do|live ~1 this ~ anymore
goodbye to everyone|everybody
end it tonight|now
cannot ~ go on ~ living|like_this|anymore
better off dead
swallow* ~ rat poison
not want to ~ here ~ anymore
ngizibulale|ndizibulale
standing|sitting|climbed ~ bridge|roof|rooftop|ledge|edge|railing|tracks|rails ~ not|jump*|wants|will
walk*|run*|lie|lying|jump* ~ in|into|on|front ~ traffic|train|tracks|rails
better ~ without me|him|her
do|did ~ not want ~ be_here|wake_up
drown* ~ myself|himself|herself|baby
everyone|everybody|kids|family|all ~ better off
hosepipe|hose|exhaust ~ car|garage|running
locked ~ himself|herself|myself ~ pills|knife|rope|gun|hosepipe|razor
chosen ~ tree|rope|bridge|method
i|we|just want out
not want to ~1 be here|exist|wake
car|garage|bakkie % hose|hosepipe
life ~ not ~1 worth
happier|better|easier|best|better_off ~3 if ~2 not ~1 around|here|alive|born|exist
not|no|cannot ~2 see|find|have|any ~2 reason|point|future ~ carry_on|go_on|live|living|continue|stay|being_here
made|tied|tying|bought|got|put ~1 noose
noose ~ neck|tree|beam|rafter|cut|tied|made`,
  },
  suicideNamed: {
    words: `
suicid*
selfmoord
ukuzibulala`,
  },
  selfHarm: {
    words: `
hurt*|harm*|cut|cutting|burning ~1 myself|himself|herself|themselves
selfharm*
^ self harm|harming|injury
cut|cutting ~1 too deep ~ time|stop|again|wanted|purpose
not know ~ wanted|want to ~1 stop|live|die|wake`,
  },
  harmOthers: {
    words: `
voices ~ tell*|order*|command*|say*
hear* ~ voices
want* ~1 hurt|harm ~1 baby|child|kids
psychosis`,
  },
  lowMood: {
    words: `
depress*
sad
feeling|feel|felt ~ down|low|hopeless|empty|worthless
i ~ cry*
grief
burnt out
heartbroken`,
  },
  panic: {
    words: `
panic*
anxious
anxiety`,
  },
  sleepless: {
    words: `
cannot ~1 sleep
insomnia
wake* ~ 2|3|4|early`,
  },
  violenceFear: {
    words: `
not safe ~ home
beats|hits|hurts|strangled|punches ~ me
choked|strangled|throttled ~1 me
domestic ~ violence|abuse`,
  },
  eating: {
    words: `
make* ~ myself ~ vomit*|sick
anorexi*
binge*`,
  },
  addiction: {
    words: `
quit|stop|give ~ smoking|drinking|up_smoking
rehab
addict*
gambling`,
  },
  memory: {
    words: `
forget*
dementia
alzheimer*`,
  },
  stressed: {
    words: `
stress*
nervous*`,
  },
};
