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
bring* ~ up ~ food|milk|everything|feeds|bile
cannot ~ keep|hold ~ down
bringing|brings|brought up ~1 brown|green|smelly|bile|food|everything
been sick since|all`,
    not: `
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
vomit* ~ everything|constantly|nonstop
vomit* ~ every|each ~1 sip|drink|feed|bottle|meal|thing|drop
cannot ~1 stop vomiting|retching`,
    not: `
can keep
keep* ~1 some
keeping ~ fluids|water|liquids ~ down
not everything`,
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
coffee ground*
brought|bring|brings|bringing|threw|throwing|throws|coming|came ~ up ~ blood
vomit*|threw_up ~ bright|it|was red
vomit* ~ red|maroon ~ basin|bowl|cup|lot|bright
sick ~2 sink|basin|bowl|bucket|toilet|floor|bag|bed|towel|pillow|carpet ~ blood|bloody|clots`,
    not: `
blood test*
blood pressure|sugar
= gum|gums|tooth|teeth|lip|brush*|phlegm
= red ~ beetroot|juice|jelly|cooldrink|sweets|tomato`,
  },
  blackStool: {
    says: 'Black, sticky stools',
    asks: 'Are the stools black like tar?',
    words: `
black|tarry|tar|jet ~ <poo>
<poo> ~ black|tarry|tar|sticky_black`,
    not: `
iron ~ tablets|pills|supplement*
= charcoal`,
  },
  rectalBleeding: {
    says: 'Blood in or on the stool',
    words: `
blood ~ from|out behind|below
passed|passing|passes ~ blood
maroon <poo>
blood|bloody % <poo>
rectal bleeding
blood ~ wip*|paper|tissue|bottom|bowl|rectum|anus
pouring|gushing|dripping|running ~ out|from ~2 bum|bottom|backside|anus|behind
red|blood|pink ~ on ~1 paper|tissue ~ piles|stool|wip*|toilet
piles ~ red|blood|bleed*`,
    not: `
passed|passing|passes ~ blood ~ urine|pee|wee|test
blood pressure|test|tests|sugar|thinner
blood ~ pee*|wee*|urine|piss*
= nose
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
running ~ to|from ~ toilet|loo
gastro
dysentery
food poisoning
stomach|tummy bug|flu|virus`,
    not: `
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
bruis*`,
    not: ``,
  },
};
