import type { MoreWords } from './concept';

/** Trouble of the belly, of women and of the urinary tract, as people tell of it without any medical word. */
export const TOLD_OF_BELLY: Readonly<Record<string, MoreWords>> = {
  painOnJolt: {
    words: `
not let ~ walk|stand|move|straighten ~ upright|straight|up
walk*|lie|lies ~ curled|crouched`,
  },
  bellyPain: {
    words: `
<pain> ~1 low down
low down ~ <pain>
one sided ~1 low|lower|pelvic <pain>
<pain> ~ low|lower|down one|left|right side`,
    not: `
= down below`,
  },
  blockedGut: {
    words: `
cannot ~1 fart|break_wind
bringing|brings|brought|coming up ~ brown|green|smelly|faecal`,
    not: `
= phlegm|cough*|chest`,
  },
  vomiting: {
    words: `
bringing|brings|brought up ~1 brown|green|smelly|bile|food|everything
been sick since|all`,
    not: `
= phlegm`,
  },
  vomitBlood: {
    words: `
brought|bring|brings|bringing|threw|throwing|throws|coming|came ~ up ~ blood
blood ~ coming|came|pouring|comes ~ mouth
blood ~ basin|bowl|bucket|sink ~ vomit*
vomit*|threw_up ~ bright|it|was red
vomit* ~ red|maroon ~ basin|bowl|cup|lot|bright`,
    not: `
= gum|gums|tooth|teeth|lip|brush*|phlegm
= red ~ beetroot|juice|jelly|cooldrink|sweets|tomato`,
  },
  muchBlood: {
    words: `
full|filled of|with ~ blood`,
    not: `
full ~ blood count`,
  },
  jaundice: {
    words: `
am|all|bright yellow
liver|gallstone*|fever|shaking ~ yellow
colour|color of ~ carrot|lemon|banana|orange|pumpkin`,
    not: `
yellow flowers|shirt|card`,
  },
  cannotPee: {
    words: `
nothing but drops|dribble*
bladder ~ bursting|full|<pain> ~ nothing|drops|dribble*
drops|dribble* ~ bladder
urge ~ nothing comes
nothing comes ~ hours|since
ball|lump|swelling ~ above ~ pubic`,
    not: `
= <poo>|constipat*`,
  },
  saddle: {
    words: `
not ~ feel ~ when ~ pee|wee|toilet|wipe
cannot feel when
weeing|weed|peeing|pooing|pooed|messing ~ myself|himself|herself|pants`,
    not: `
= hard bench|chair|seat|bike|bicycle
= bench|bicycle ~ numb
= numb ~ bench|bicycle|sitting`,
  },
  testiclePain: {
    words: `
one|left|right|his ball ~ <pain>|<swollen>|higher|twisted|hard
<pain>|<swollen> ~ one|left|right|his ball
<balls>|sack|sac ~ orange|grapefruit|twice|size|blue|purple|hitched|riding
hitched|riding|pulled up ~ ball|<balls>|side`,
    not: `
= cricket|tennis|rugby|netball|throw*|catch*|kick*`,
  },
  privatePain: {
    words: `
hit|kicked|kneed|ball ~1 in ~1 groin|privates|crotch|nuts|balls
willy|penis ~ <swollen>|blue|stuck|<severe>`,
  },
  maybePregnant: {
    words: `
week|weeks|days late
last period|menses ~ 5|6|7|8|9|10|five|six|seven|eight|nine|ten weeks`,
    not: `
rent|payment|pay|bill|vaccin*|injection|paying|library|homework ~ late`,
  },
  contractions: {
    words: `
pains|pain|cramps|tightening* every ~2 minutes|min|mins`,
  },
  labourHeavy: {
    words: `
placenta|afterbirth ~ not|still|stuck|inside|piece
womb ~ coming|hanging out
baby ~ stuck ~ shoulders|head|coming`,
  },
  recentBirth: {
    words: `
placenta|afterbirth ~ not|still|stuck|inside|piece
since ~ baby came|born|arrived
my baby ~ days|weeks old`,
    not: `
baby shower`,
  },
  soaksPads: {
    words: `
4|5|6|7|8|9|10|four|five|six|seven|eight|nine|ten pads|tampons ~ since|today|morning|hours|night
pad after pad
through ~ pads|tampons ~ hour|hours|morning
clots ~ plums|fist|egg|eggs|orange|palm`,
  },
  dehydrated: {
    words: `
mouth|lips|tongue ~ bone_dry|like_cotton|like_sandpaper
skin ~ stays|stay ~ pinched|tented`,
  },
  peesOften: {
    not: `
<pee> ~ normally|normal|fine|ok|okay|well`,
  },
  diarrhoea: {
    words: `
watery|loose|liquid runs|poos|number_twos`,
  },
  greenVomit: {
    words: `
green ~ spit* up
spit*|posset* ~ up ~ green`,
  },
};
