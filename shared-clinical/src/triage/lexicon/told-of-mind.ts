import type { MoreWords } from './concept';

/** Trouble of the mind, and violence, as people tell of it without any medical word. */
export const TOLD_OF_MIND: Readonly<Record<string, MoreWords>> = {
  amnesia: {
    words: `
cannot|not remember ~ game|match|crash|falling|blow`,
  },
  confused: {
    words: `
talk*|speak* ~ people|someone|somebody|mother|father|husband|wife ~ not_there|dead|died
pick*|pull*|pluck* ~1 at ~1 sheets|blankets|air|bedclothes|covers
not know ~ what|which day|year|month|house
off ~ head|rocker
wander* ~ house|night|around|road|street|lost
seeing things`,
    not: `
= wander* ~ dog|cat|mind
seeing things differently|clearly|more`,
  },
  drowsy: {
    words: `
just|only lies|lying|lays there|around
too sleepy to drink|eat|feed|suck|talk`,
  },
  suicideIntent: {
    words: `
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
chosen ~ tree|rope|bridge|method`,
    not: `
= dog|ball
run* ~ traffic ~ late|app|site|website
letters ~ school|council|bank|santa`,
  },
  harmOthers: {
    words: `
says|believes|claims|convinced|thinks ~1 he|she|i ~1 is|am ~ jesus|god|prophet|king|president|chosen|devil|satan
devil|demons|demon|spirits ~ talk*|tell*|inside|in_me
implant|chip|camera* ~ in ~ head|brain|teeth|walls
chosen by
angels|voices|spirits ~ tell*|told|speak*|chosen`,
    not: `
= contraceptive|arm`,
  },
  assault: {
    words: `
put|slipped ~ something ~ in|into ~ drink
drink ~ spiked
spiked ~ drink
woke ~ without|no ~ panties|underwear|clothes|pants
touched ~ private*|down_there ~ without|uncle|father|stepfather|teacher
held|pushed|pinned ~1 me down
held|holds|holding|put ~ knife|gun|panga ~ to|at|against
knife|gun to ~1 throat|head|face|neck
uncle|father|stepfather|grandfather|cousin|neighbour|teacher|pastor|brother|man ~ touches|touched|touching ~ her|him|me|private*|down_there
he|man|they|boyfriend|husband|someone|stranger forced ~1 me|her|himself`,
    not: `
= screen|phone
forced ~ to ~ work|resign|retire|stay|eat|pay|move|leave`,
  },
  violenceFear: {
    words: `
says|said|threaten* ~ kill ~1 me|us
hide|hiding|locked ~ from ~ husband|boyfriend|partner|father|stepfather
choked|strangled|throttled ~1 me`,
  },
  lowMood: {
    not: `
mood ~ ok|okay|fine|good|alright`,
  },
};
