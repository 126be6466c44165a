import type { ConceptTable } from './concept';

export const PREGNANCY: ConceptTable = {
  pregnant: {
    kind: 'history',
    words: `
28|29|30|31|32|33|34|35|36|37|38|39|40|41 weeks|weke|amaviki
pregnant
in labour|labor
pregnancy
maternity
waters ~1 broke*|burst|gone|leak*|went`,
  },
  maybePregnant: {
    kind: 'history',
    words: `
missed ~ period*
period*|menses ~ late|overdue|missed|skipped
late ~ period
test ~ positive
no period
ivf
ectopic`,
  },
  thirdTrimester: {
    kind: 'history',
    words: `
28|29|30|31|32|33|34|35|36|37|38|39|40|41|42 weeks|weke|amaviki`,
  },
  labourHeavy: {
    words: `
see|feel|saw ~ cord
bleeding ~ heav*|lot|badly|clots|pouring|gush*|profuse*|bright|everywhere
see|feel ~ head
head ~ see|visible|out|coming
heav* ~ bleeding
soak* ~ pad|pads|towel|bed|sheets
head ~ crown*|showing`,
  },
  contractions: {
    words: `
contraction*
in labour|labor
waters|water ~ broke*|gone|gush*|leak*|burst
baby ~ coming`,
  },
  watersBroken: {
    words: `
waters|water ~ broke*|gone|gush*|leak*|burst`,
  },
  babyMovesLess: {
    words: `
no ~1 wriggles|prods|flutters|somersaults|rolls|jabs|thumps|tumbles|nudges|punches
baby ~ not ~ mov*|kick*`,
  },
  seesSpots: {
    words: `
see* ~ spots|stars|lights|flashes|flashing|dots|sparkles|zigzag*
blurr*|fuzzy|double ~ vision|sight|eyes`,
  },
  suddenSwelling: {
    words: `
hands|face|fingers|rings % <swollen>`,
  },
  upperPainPregnant: {
    words: `
<pain> ~ under|below ~ ribs|rib
<pain> ~ upper|top`,
  },
  recentBirth: {
    kind: 'history',
    words: `
gave birth
postpartum|postnatal|post_natal
since ~ birth|delivery
miscarriage
abortion
since ~ baby came|born|arrived`,
  },
  shoulderTip: {
    words: `
<pain> ~ shoulder
shoulder ~ <pain>`,
  },
};
