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
cannot ~ keep|hold ~ down
bringing|brings|brought up ~1 brown|green|smelly|bile|food|everything`,
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
coffee ground*`,
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
bleed*|blood ~ from ~1 bottom|bum|backside|behind|anus|rectum|back_passage
bowl|stool|stools|poo|motion|motions ~1 red
passed|passing|passes ~ blood
blood|bloody % <poo>
rectal bleeding
blood ~ wip*|paper|tissue|bottom|bowl|rectum|anus
piles ~ red|blood|bleed*
maroon <poo>`,
    not: `
blood pressure|test|tests|sugar|thinner
blood ~ pee*|wee*|urine|piss*
= nose
= diarrhoea ~ water|watery|brown
passed|passing|passes ~ blood ~ urine|pee|wee|test`,
  },
  bleedLittle: {
    says: 'Only a little bright blood',
    words: `
little|bit|spot|spots|drop|drops|streak*|smear|tiny|trace|specks ~ blood
blood ~ paper|tissue|wip*|streak*
bleeding ~ little|bit|slightly`,
  },
  diarrhoea: {
    says: 'Diarrhoea',
    words: `
diarrhoea
watery|loose|liquid|runny ~ <poo>
gastro
dysentery
stomach|tummy bug|flu|virus
<poo> ~ watery|loose|liquid|runny|water|running
food poisoning`,
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
  },
};
