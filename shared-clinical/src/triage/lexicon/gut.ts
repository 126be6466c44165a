import type { ConceptTable } from './concept';

/** Vomiting and what comes out of the gut. */
export const GUT: ConceptTable = {
  vomiting: {
    says: 'Vomiting',
    asks: 'Is there vomiting?',
    words: `
vomit*
<vomit>
been sick ~ twice|times|once|again|everywhere|all_over|night|morning|three|four|five|2|3|4|5|several
sick ~ twice|times|all_over|bucket|toilet|everywhere|down
violently sick
actually ~ sick
bring* ~ up ~ food|milk|everything|feeds|bile
cannot ~ keep|hold ~ down
not ~ keep* ~ down
nothing ~ stay* ~ down
comes|coming|came ~1 straight|right back up
bringing|brings|brought up ~1 brown|green|smelly|bile|food|everything
been sick since|all`,
    not: `
sick of
sick leave|note|day|days
makes me ~ vomit
feel like ~ vomiting
= phlegm`,
  },
  nothingStays: {
    says: 'Keeps nothing down',
    asks: 'Is even water vomited again, so that nothing stays down?',
    is: 'vomiting',
    words: `
cannot ~ keep|hold ~ down
not ~ keep* ~ down
nothing ~ stay* ~ down
everything ~ comes|coming ~ up|out
vomit* ~ everything|constantly|nonstop
vomit* ~ every|each ~1 sip|drink|feed|bottle|meal|thing|drop
even ~ water ~ comes|up|vomit*
comes|coming|came ~1 straight|right back up
every ~2 minutes ~ vomit*
vomit* ~ every ~2 minutes|hour
cannot ~1 keep ~ tablets|pills|meds|medicine|anything|water|food ~ in
keep* ~ coming back up
cannot ~1 stop vomiting|retching`,
    not: `
can keep
keep* ~1 some
keep*|hold ~ job|weight|cost* ~ down
is keep* ~ fluids|water|down
keeping ~ fluids|water|liquids ~ down
able to keep
not everything
cannot stop vomiting ~ pregnan*`,
  },
  vomitManyDays: {
    says: 'Vomits again and again',
    words: `
vomit* ~ again and again|repeatedly|persistent*|days|constantly|nonstop|all_night|all_day
keeps ~ vomit*
persistent* ~ vomit*
cannot ~ stop ~ vomit*
vomit* ~ 6|7|8|9|10|ten|eight|dozen ~ times`,
  },
  vomitBlood: {
    says: 'Vomiting blood',
    asks: 'Was there blood, or something like coffee grounds, in the vomit?',
    words: `
vomit*|throw*|threw|puk* ~ blood|bloody
blood|bloody ~ vomit*
brought up blood
bringing up blood
coffee ground*
coffee ~ vomit*
vomit* ~ coffee|black|dark brown
brought|bring|brings|bringing|threw|throwing|throws|coming|came ~ up ~ blood
blood ~ coming|came|pouring|comes ~ mouth
blood ~ basin|bowl|bucket|sink ~ vomit*
vomit*|threw_up ~ bright|it|was red
vomit* ~ red|maroon ~ basin|bowl|cup|lot|bright
sick ~2 sink|basin|bowl|bucket|toilet|floor|bag|bed|towel|pillow|carpet ~ blood|bloody|clots`,
    not: `
vomit* ~ after ~ coffee
blood test*
sight of blood
blood pressure|sugar
= gum|gums|tooth|teeth|lip|brush*|phlegm
= red ~ beetroot|juice|jelly|cooldrink|sweets|tomato`,
  },
  blackStool: {
    says: 'Black, sticky stools',
    asks: 'Are the stools black like tar?',
    words: `
black|tarry|tar|jet ~ <poo>
<poo> ~ black|tarry|tar|sticky_black
melaena
melena`,
    not: `
black toilet|nappy bag
iron ~ tablets|pills|supplement*
= liquorice
= charcoal
= meconium`,
  },
  rectalBleeding: {
    says: 'Blood in or on the stool',
    words: `
blood ~ from|out behind|below
passed|passing|passes ~ blood
maroon <poo>
<poo> ~1 maroon
blood|bloody % <poo>
rectal bleeding
blood ~ wip*|paper|tissue|bottom|bowl|rectum|anus
maroon|plum|red|dark ~1 stuff|jelly|liquid ~ out|from|of ~2 bum|bottom|backside|behind
pouring|gushing|dripping|running ~ out|from ~2 bum|bottom|backside|anus|behind
red|blood|pink ~ on ~1 paper|tissue ~ piles|stool|wip*|toilet
piles ~ red|blood|bleed*`,
    not: `
passed|passing|passes ~ blood ~ urine|pee|wee|test
blood pressure|test|tests|sugar|thinner
blood ~ pee*|wee*|urine|piss*
urine ~ blood
= nose
tissue ~ nose
= diarrhoea ~ water|watery|brown`,
  },
  bleedLittle: {
    says: 'Only a little bright blood',
    words: `
little|bit|spot|spots|drop|drops|streak*|smear|tiny|trace|specks ~ blood
blood ~ paper|tissue|wip*|streak*
bright red ~ paper|wip*|tissue
bleeding ~ little|bit|slightly`,
  },
  diarrhoea: {
    says: 'Diarrhoea',
    words: `
diarrhoea
<poo> ~ watery|loose|liquid|runny|water|running
watery|loose|liquid|runny ~ <poo>
toilet ~ times ~ <poo>|today|night
cannot ~ leave ~ toilet
running ~ to|from ~ toilet|loo
gastro
gastroenteritis
dysentery
food poisoning
stomach|tummy bug|flu|virus
bowels ~ loose|running
the shits
watery|loose|liquid runs|poos|number_twos`,
    not: `
feel like ~ toilet
toilet ~ pee*|wee*|urin*`,
  },
  bloodyDiarrhoea: {
    says: 'Bloody diarrhoea',
    asks: 'Is there blood in the diarrhoea?',
    is: 'diarrhoea',
    words: `
blood* % diarrhoea
diarrhoea ~ turned|became|now|gone|went|is|with ~ blood*|red
dysentery
bloody ~ <poo>
<poo> ~ bloody`,
    not: `
no blood`,
  },
  paleLittleUrine: {
    says: 'Pale, bruised or passing little urine after diarrhoea',
    words: `
hardly|barely|little|less|few ~ <pee>|nappies
<pee> ~ hardly|barely|little|less|dark|brown|cola|not
not ~ <pee>
pale
puffy
bruis*
washed out`,
    not: `
<pee> ~ little burn*`,
  },
};
