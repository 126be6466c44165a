import type { ConceptTable } from './concept';

/** Pregnancy and birth. */
export const PREGNANCY: ConceptTable = {
  pregnant: {
    says: 'Pregnant',
    kind: 'history',
    asks: 'Is there a pregnancy, or could there be one?',
    words: `
28|29|30|31|32|33|34|35|36|37|38|39|40|41 weeks|weke|amaviki
pregnant
in labour|labor
pregnancy
maternity
contractions
baby ~ womb
umbilical ~ hanging|prolaps*|visible|showing
waters ~1 broke*|burst|gone|leak*|went
trimester
unborn
the bump
unborn`,
    not: `
weeks ~ ago|old|premature|early|now|into|since|course|training
for|past|last ~ weeks
labour|labor|maternity ward|law|court|lawyer|leave|clothes|dress
not pregnant
planning|trying|want|hope* ~ pregnan*
get|getting|fall|become ~ pregnant
could|might|maybe|may|think ~ pregnant
after ~ pregnancy`,
  },
  maybePregnant: {
    says: 'May be pregnant',
    kind: 'history',
    asks: 'Could there be a pregnancy?',
    words: `
could|might|maybe|may|think ~ pregnant
missed ~ period*
period*|menses ~ late|overdue|missed|skipped
late ~ period
positive ~ test
test ~ positive
no period
ivf
ectopic
week|weeks|days late
early pregnan*`,
    not: `
= covid|hiv|tb|strep|flu
late ~ night|work
rent|payment|pay|bill|vaccin*|injection|paying|library|homework ~ late`,
  },
  thirdTrimester: {
    says: 'In the last three months of pregnancy',
    kind: 'history',
    words: `
28|29|30|31|32|33|34|35|36|37|38|39|40|41|42 weeks|weke|amaviki
third trimester`,
    not: `
weeks ago|old`,
  },
  labourHeavy: {
    says: 'Heavy bleeding, a visible cord or limb in pregnancy or labour',
    asks: 'Is there heavy bleeding, or is the cord or a part of the baby showing?',
    words: `
see|feel ~ head
head ~ see|visible|out|coming
bleeding ~ heav*|lot|badly|clots|pouring|gush*|profuse*|bright|everywhere
heav* ~ bleeding
soak* ~ pad|pads|towel|bed|sheets
big|large|huge ~ clots
cord ~ see|visible|out|hanging|coming|showing|feel|between|came
see|feel|saw ~ cord
placenta|afterbirth ~ not|still|stuck|inside|piece
gush* ~ blood
head ~ crown*|showing`,
    not: `
heavy period*`,
  },
  contractions: {
    says: 'Contractions',
    words: `
contraction*
in labour|labor
waters|water ~ broke*|gone|gush*|leak*|burst
baby ~ coming
leak* ~ fluid|water*`,
    not: `
labour|labor ward|law|court|lawyer`,
  },
  watersBroken: {
    says: 'The waters broke',
    words: `
waters|water ~ broke*|gone|gush*|leak*|burst
leak* ~ fluid|water*|liquid
water|waters ~ green|brown|greenish|meconium|bloody`,
  },
  babyMovesLess: {
    says: 'The unborn baby moves less',
    asks: 'Does the unborn baby move less than usual?',
    words: `
baby ~ not ~ mov*|kick*
less|fewer|reduced|no ~ movement*|kicks|kicking
not ~2 felt|feel|feeling ~1 anything|thing|him|her|it|baby|bub|junior|movement*|move*|kick* ~ all|since|today|tonight|hours|day|yesterday|yet_today|morning
umntwana|ingane|usana ~1 akanyakazi|ayinyakazi|akashukumi|akakhabi|akakhahleli|lunganyakazi
less|fewer|no|hardly_any|weak* ~1 movement|movements|kicks
stopped ~2 somersault*|wriggl*|tumbl*|rolling|flutter*|dancing
no ~1 wriggles|prods|flutters|somersaults|rolls|jabs|thumps|tumbles|nudges|punches`,
    not: `
= app|video
= sick|ill|wrong|bad|well|hungry|pain`,
  },
  seesSpots: {
    says: 'Flashing lights or blurred sight',
    asks: 'Are there flashing lights, spots before the eyes or blurred sight?',
    words: `
see* ~ spots|stars|lights|flashes|flashing|dots|sparkles|zigzag*
spots|stars|lights|dots|flashes ~ eyes|vision
vision ~ blurr*|fuzzy|funny|double|changes|disturb*|spots
blurr*|fuzzy|double ~ vision|sight|eyes
flash* ~ lights|light
eyes ~ blurry|blurred`,
  },
  suddenSwelling: {
    says: 'Swollen face or hands',
    words: `
hands|face|fingers|rings % <swollen>
face|hands|fingers ~ blown|fat|moon
rings ~ tight`,
  },
  upperPainPregnant: {
    says: 'Pain under the ribs',
    words: `
<pain> ~ under|below ~ ribs|rib
upper <belly> ~ <pain>
<pain> ~ upper|top`,
  },
  recentBirth: {
    says: 'Gave birth in the last weeks',
    kind: 'history',
    words: `
post|after ~ c_section|caesarean|csection|birth|partum
gave birth
had ~ baby|c_section|caesarean|csection ~ ago|last|weeks|days
after ~ birth|delivery|giving|caesarean|csection|section
postpartum|postnatal|post_natal
since ~ birth|delivery
birth ~ ago
miscarriage
abortion
placenta|afterbirth ~ not|still|stuck|inside|piece
since ~ baby came|born|arrived
days|weeks post
delivered ~ ago|last|baby`,
    not: `
since birth
birth control
= birthday
baby shower
before birth`,
  },
  shoulderTip: {
    says: 'Pain at the tip of the shoulder',
    words: `
<pain> ~ shoulder
shoulder ~ <pain>`,
  },
};
