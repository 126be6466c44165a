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
ke batla|nyaka ho|go shwa|shoa|swa|hwa|ipolaya|ipolaea
standing|sitting|climbed ~ bridge|roof|rooftop|ledge|edge|railing|tracks|rails ~ not|jump*|wants|will
not come down ~ bridge|roof|ledge
walk*|run*|lie|lying|jump* ~ in|into|on|front ~ traffic|train|tracks|rails
sav*|stor*|collect*|hoard* ~ up ~ <pills>
better ~ without me|him|her
do|did ~ not want ~ be_here|wake_up
give|giving|gave ~ away ~ everything|things|belongings
drown* ~ myself|himself|herself|baby
everyone|everybody|kids|family|all ~ better off
written|wrote|writing ~ letters
hosepipe|hose|exhaust ~ car|garage|running
locked ~ himself|herself|myself ~ pills|knife|rope|gun|hosepipe|razor
tablets|pills lined up
no reason|point ~ go_on|going_on|carry_on|continue
chosen ~ tree|rope|bridge|method
driv*|drove|crash*|steer* ~2 car|bakkie|bike|truck|myself ~ into|off ~2 truck|tree|wall|bridge|pole|cliff|traffic|oncoming
wrists ~ cut|slit|slashed|open|bleeding
slash*|slit|cut ~ wrists|wrist ~ blade|razor|on purpose|deep
said|saying|sent|posted|texted goodbye ~ everyone|everybody|family|whatsapp|facebook|us ~ pills|phone|off|gone|tonight
stockpil*|hiding|hidden ~ pills|tablets|medication
burden ~ everyone|family|them ~ gone|without|dead
easier ~ if|for ~ gone|not_here|dead|without_me
nothing left ~ live|for_me
how ~ painless* ~ die|end|kill
i|we|just want out
how ~ knife|blade|rope|train|pills ~ would|go_in|feels|feel
knife|blade|razor ~ locked ~ bathroom|room|toilet
cannot see ~1 tomorrow|future|way_forward|way_out
done ~1 with ~1 life|living|everything
not want to ~1 be here|exist|wake
car|garage|bakkie % hose|hosepipe
cannot ~ do|take|bear|live ~1 this|it ~ any_longer|any_more|much_longer
told|said|says|saying ~ bye|goodbye|farewell % hers|his|yours|dogs|tablets|pills|things|belongings
dogs|dog|cat|car|things|everything ~ hers|his|yours now % bye|goodbye|tablets|pills|rope
cut|cutting|burn*|hurt|harm* ~1 myself|himself|herself|themselves ~ purpose|deliberately
life ~ not ~1 worth
not worth living
not ~1 trust ~1 myself|himself|herself ~ alone|tonight|knife|pills|home
been cutting ~1 more|again|deeper
no reason|point ~ be_here|stay_here|stay_alive|carry_on|get_up
rather ~1 die|dead than ~ live|living|go_on|carry_on|suffer|wake
happier|better|easier|best|better_off ~3 if ~2 not ~1 around|here|alive|born|exist
not|no|cannot ~2 see|find|have|any ~2 reason|point|future ~ carry_on|go_on|live|living|continue|stay|being_here
made|tied|tying|bought|got|put ~1 noose
noose ~ neck|tree|beam|rafter|cut|tied|made
cut ~1 me|him|her down from|in_time|before|just|off
plan ~6 letters|notes|goodbyes ~2 done|written|ready|sealed
written|wrote ~2 notes|note|letters|goodbyes ~ carry_on|reason|everyone|end|gone|tonight`,
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
phone ~ die
= dog|ball
run* ~ traffic ~ late|app|site|website
letters ~ school|council|bank|santa
rope ~ burn|climb*|swing|course|war|sail*|skip*|horse|kite|hammock|ladder
climbing|tug|swing ~ rope
goodbye ~ colleagues|party|farewell|retire*
want out ~ contract|deal|lease|subscription|lockdown|marriage
= train station|late
= garden hose|hosepipe ~ water*|plants|lawn
radiator|washing ~ hose
= doctor|sick|delivery|thank_you ~1 note|notes|letter
= wedding|business|house|lesson|building|meal|birthday|trip plan`,
  },
  selfHarm: {
    says: 'Hurts themselves',
    words: `
hurt*|harm*|cut|cutting|burning ~1 myself|himself|herself|themselves
self harm*
selfharm*
cut|cutting ~1 too deep ~ time|stop|again|wanted|purpose
not know ~ wanted|want to ~1 stop|live|die|wake`,
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
believes ~ followed|poisoned|watched|god|chosen
says|believes|claims|convinced|thinks ~1 he|she|i ~1 is|am ~ jesus|god|prophet|king|president|chosen|devil|satan
devil|demons|demon|spirits ~ talk*|tell*|inside|in_me
implant|chip|camera* ~ in ~ head|brain|teeth|walls
chosen by
angels|voices|spirits ~ tell*|told|speak*|chosen
has|have|got|holding|carries|carrying|grabbed|sleeps|walks|pacing ~1 with|a|the ~1 panga|knife|gun|axe|machete|firearm|hammer ~ protect|defend|kill|threaten*|sort|show|them|him|voices|neighbours
laser*|beam*|radio|tv|satellites|cameras ~ into|at|through|control*|watching|spying ~ me|him|her|us
thinks|believes|convinced|says ~ neighbours|people|someone|everyone|family|police|government|cia|tv|radio|phone ~2 after|out_to_get|poison*|follow*|spy*|laser*|beam*|control*|talking_to|bug*|kill*
thinks|believes|convinced|says ~ food|water|tea|pills ~2 poisoned
talking|talks ~ to ~ people|someone|things ~ not there
messages ~ from|through ~ tv|radio|god|number
nurses|hospital|they|someone|doctors ~ swapped|switched|replaced ~1 baby|child|husband|wife
baby|child|him|her|it ~ back to god|heaven|jesus
no|not ~2 sleep|slept ~ nights|days ~ wild|manic|talk*|god|baby
wild|manic|high_as_a_kite ~ no|not ~2 sleep|slept
voice ~ tell*|order*|command*|say* ~1 me|him|her|to
hear* ~1 voice ~ tell*|kill|head
chas*|hunt*|coming_for|track*|bugg* ~2 me|him|her ~ in|through|inside ~2 wall|walls|roof|ceiling|phone|tv
reading|hearing|stealing|controlling|broadcasting ~1 my|his|her thoughts|mind
tv|radio|phone|newsreader ~1 talks|talking|speaks|speaking ~1 about|to me|my|him|his|her
tv|radio|phone|god|ancestors|spirits|computer ~1 tell*|told|says|order*|command* ~3 to ~1 hurt|kill|harm|stab|burn|jump|cut
police|gang|people|men|they ~ coming_for|coming_to_get|out_to_get|chasing|hunting me|him|her ~ slept|sleep|panga|knife|gun|axe`,
    not: `
could ~ kill ~ him|her|boss|husband|kids|neighbour
voices ~ neighbour*|radio|tv
kill ~ time
hear ~ your|his|her|children voices
= contraceptive|arm
= movie|film|series|joke
= chas* ~1 me for ~1 money|payment|rent|debt|report|invoice|invoices
= bit|little|slightly|just|being paranoid
= paranoid ~1 about|that|now lol`,
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
down ~ below|there
mood ~ ok|okay|fine|good|alright`,
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
afraid ~ he will|hurt|kill
says|said|threaten* ~ kill ~1 me|us
hide|hiding|locked ~ from ~ husband|boyfriend|partner|father|stepfather
choked|strangled|throttled ~1 me`,
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
