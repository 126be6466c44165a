import type { ConceptTable } from './concept';

/** The mind, sleep and crises. */
export const MIND: ConceptTable = {
  suicideIntent: {
    says: 'Wants to end life, or tried to',
    asks: 'Are there thoughts of ending your life, or of hurting yourself?',
    words: `
want|wants|wanted|going|threatens ~1 shoot|hang|stab|drown|gas himself|herself|myself
have|got|holding ~2 gun|rope|noose
kill* ~1 myself|himself|herself|themselves
end|ending|take|taking|took|ended ~ my|his|her|own|their life
ending it
suicid*
want*|wish*|going|rather|ready|like to die
want*|wish* ~2 dead
want*|wish* ~ die
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
selfmoord
ngifuna|ndifuna ukufa|ukuzibulala
ukuzibulala
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
    not: `
staple|nail|glue|heat|spray|paint|massage gun
no suicidal
not suicidal
dying to
suicide ~ awareness|prevention|squad|film|movie|book
= dog|ball
rope ~ burn|climb*|swing|course|war|sail*|skip*|horse|kite|hammock|ladder
= doctor|sick|delivery|thank_you ~1 note|notes|letter
= wedding|business|house|lesson|building|meal|birthday|trip plan
want ~ die ~ laugh*|embarrass*|shame
letters ~ school|council|bank|santa`,
  },
  selfHarm: {
    says: 'Hurts themselves',
    words: `
hurt*|harm*|cut|cutting|burning ~1 myself|himself|herself|themselves
selfharm*
^ self harm|harming|injury
cut|cutting ~1 too deep ~ time|stop|again|wanted|purpose
not know ~ wanted|want to ~1 stop|live|die|wake`,
    not: `
cut myself ~ shav*|knife|kitchen|cooking|chopping|glass|tin|paper|slicing|peeling|accident*|garden*
cut myself ~ on|with|when|while`,
  },
  harmOthers: {
    says: 'Wants to hurt somebody, or hears voices that command',
    asks: 'Are there voices that give orders, or thoughts of hurting somebody?',
    words: `
want*|going|voices|thoughts|urge* ~ hurt*|kill*|harm* ~ him|her|someone|somebody|people|others|baby|child|children|wife|husband|them
voices ~ tell*|order*|command*|say*
hear* ~ voices
psychosis
thinks|believes|convinced|says ~ neighbours|people|someone|everyone|family|police|government|cia|tv|radio|phone ~2 after|out_to_get|poison*|follow*|spy*|laser*|beam*|control*|talking_to|bug*|kill*
hear* ~1 voice ~ tell*|kill|head
paranoi*
chosen by
angels|voices|spirits ~ tell*|told|speak*|chosen`,
    not: `
voices ~ neighbour*|radio|tv
= contraceptive|arm
= movie|film|series|joke
= chas* ~1 me for ~1 money|payment|rent|debt|report|invoice|invoices
= bit|little|slightly|just|being paranoid`,
  },
  lowMood: {
    says: 'Low mood',
    words: `
depress*
sad
feeling|feel|felt ~ down|low|hopeless|empty|worthless
cry* ~ all ~ time|everyday|nothing|every_day
i ~ cry*
grief
low mood
hopeless*
no interest|motivation|joy
tearful
burnt out
baby blues
heartbroken
miserable`,
    not: `
run|lie|lying|sit|sitting|calm|keep|kept|stays|stay|lay|laying|settle|cool|slow|go|going|come|fell|fall down
up and down
down ~ below|there
mood ~ ok|okay|fine|good|alright`,
  },
  panic: {
    says: 'Anxiety or panic',
    words: `
panic*
anxious
anxiety
feel|feeling|feels|am|constantly|always on edge`,
    not: `
do not panic
panic button`,
  },
  sleepless: {
    says: 'Sleeps badly',
    words: `
cannot ~1 sleep
insomnia
sleep* ~ bad|badly|poorly
sleepless
trouble|difficulty|problem* ~ sleep*|falling_asleep
wake* ~ 2|3|4|early`,
    not: `
= pain
cannot sleep ~ pain*|cough*|itch*|breath*
because ~ pain*`,
  },
  violenceFear: {
    says: 'Not safe at home',
    words: `
not safe ~ home
beats|hits|hurts|strangled|punches ~ me
choked|strangled|throttled ~1 me
domestic ~ violence|abuse`,
  },
  eating: {
    says: 'Trouble with eating and weight',
    words: `
make* ~ myself ~ vomit*|sick
anorexi*
bulimi*
binge*
eating disorder`,
  },
  addiction: {
    says: 'Wants help with drinking, smoking or drugs',
    words: `
drink* ~ too much|every_day|everyday|alcohol
quit|stop|give ~ smoking|drinking|up_smoking
rehab
alcoholic
addict*
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
= forgot*`,
  },
  stressed: {
    says: 'Stress',
    words: `
stress*
nervous*`,
  },
};
