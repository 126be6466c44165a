import type { ConceptTable } from './concept';

export const GUT: ConceptTable = {
  vomiting: {
    words: `
cannot ~ keep|hold ~ down
vomit*
<vomit>`,
  },
  nothingStays: {
    is: 'vomiting',
    words: `
cannot ~ keep|hold ~ down
vomit* ~ everything|constantly|nonstop`,
  },
  vomitManyDays: {
    words: `
keeps ~ vomit*`,
  },
  vomitBlood: {
    words: `
blood|bloody ~ vomit*
vomit*|throw*|threw|puk* ~ blood|bloody
coffee ground*`,
  },
  blackStool: {
    words: `
black|tarry|tar|jet ~ <poo>
<poo> ~ black|tarry|tar|sticky_black`,
  },
  rectalBleeding: {
    words: `
bleed*|blood ~ from ~1 bottom|bum|backside|behind|anus|rectum|back_passage
passed|passing|passes ~ blood
blood|bloody % <poo>
rectal bleeding
blood ~ wip*|paper|tissue|bottom|bowl|rectum|anus
piles ~ red|blood|bleed*`,
  },
  bleedLittle: {
    words: `
little|bit|spot|spots|drop|drops|streak*|smear|tiny|trace|specks ~ blood
blood ~ paper|tissue|wip*|streak*
bleeding ~ little|bit|slightly`,
  },
  diarrhoea: {
    words: `
diarrhoea
gastro
stomach|tummy bug|flu|virus
food poisoning`,
  },
  bloodyDiarrhoea: {
    is: 'diarrhoea',
    words: `
blood* % diarrhoea`,
  },
  paleLittleUrine: {
    words: `
hardly|barely|little|less|few ~ <pee>|nappies
<pee> ~ hardly|barely|little|less|dark|brown|cola|not
not ~ <pee>
pale
puffy
bruis*`,
  },
};
