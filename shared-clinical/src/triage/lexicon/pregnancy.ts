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
trimester
pregnancy
due in ~ weeks|days
maternity
unborn
the bump
contractions
baby ~ womb
unborn
umbilical ~ hanging|prolaps*|visible|showing
baby|kick* inside me
baby not ~1 moving|kicking inside me
waters ~1 broke*|burst|gone|leak*|went
20|21|22|23|24|25|26|27 weeks ~ baby|kick*|bump|move*`,
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
early pregnan*
week|weeks|days late
last period|menses ~ 5|6|7|8|9|10|five|six|seven|eight|nine|ten weeks`,
    not: `
= covid|hiv|tb|strep|flu
late ~ night|work
rent|payment|pay|bill|vaccin*|injection|paying|library|homework ~ late`,
  },
  thirdTrimester: {
    says: 'In the last three months of pregnancy',
    kind: 'history',
    words: `
third trimester
7|8|9|seven|eight|nine months pregnant
28|29|30|31|32|33|34|35|36|37|38|39|40|41|42 weeks|weke|amaviki`,
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
gush* ~ blood
blood ~ everywhere|pouring|gush*|running|down ~ legs
soak* ~ pad|pads|towel|bed|sheets
big|large|huge ~ clots
cord ~ see|visible|out|hanging|coming|showing|feel|between|came
see|feel|saw ~ cord
head ~ crown*|showing
placenta|afterbirth ~ not|still|stuck|inside|piece`,
    not: `
heavy period*`,
  },
  contractions: {
    says: 'Contractions',
    words: `
baby ~ coming
contraction*
in labour|labor
waters|water ~ broke*|gone|gush*|leak*|burst
leak* ~ fluid|water*
pains|pain|cramps|tightening* every ~2 minutes|min|mins`,
    not: `
labour|labor ward|law|court|lawyer`,
  },
  watersBroken: {
    says: 'The waters broke',
    words: `
waters|water ~ broke*|gone|gush*|leak*|burst
leak* ~ fluid|water*|liquid
water|waters ~ green|brown|greenish|meconium|bloody`,
    not: ``,
  },
  babyMovesLess: {
    says: 'The unborn baby moves less',
    asks: 'Does the unborn baby move less than usual?',
    words: `
baby ~ not ~ mov*|kick*
not ~ felt|feel*|move* ~ baby
less|fewer|reduced|no ~ movement*|kicks|kicking
not felt ~ kick*|mov*
baby|bump ~ not ~1 kick*|mov* ~ since|today|all_day|hours
less|fewer|no|hardly_any|weak* ~1 movement|movements|kicks
baby ~1 hardly|barely|scarcely|rarely ~1 mov*|kick*
not ~2 felt|feel|feeling ~1 anything|thing|him|her|it|baby|bub|junior|movement*|move*|kick* ~ all|since|today|tonight|hours|day|yesterday|yet_today|morning
last felt|feel|felt_a ~1 baby|him|her|it|kick*|mov*|bub|one|wriggle*
not ~2 felt|feel|feeling|had ~2 flutter*|kick*|wriggle*|prod*|nudge*|somersault*|roll
stopped ~2 somersault*|wriggl*|tumbl*|rolling|flutter*|dancing
no ~1 wriggles|prods|flutters|somersaults|rolls|jabs|thumps|tumbles|nudges|punches
voel ~1 nie ~3 baba|beweeg|skop*
baba ~1 beweeg|skop ~2 nie|minder
umntwana|ingane|usana ~1 akanyakazi|ayinyakazi|akashukumi|akakhabi|akakhahleli|lunganyakazi`,
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
flash* ~ lights|light
vision ~ blurr*|fuzzy|funny|double|changes|disturb*|spots
blurr*|fuzzy|double ~ vision|sight|eyes
eyes ~ blurry|blurred`,
  },
  suddenSwelling: {
    says: 'Swollen face or hands',
    words: `
hands|face|fingers|rings % <swollen>
rings ~ not ~ fit|off|tight
rings ~ tight
face|hands|fingers ~ blown|fat|moon`,
  },
  upperPainPregnant: {
    says: 'Pain under the ribs',
    words: `
<pain> ~ under|below ~ ribs|rib
under|below ~ ribs|rib ~ <pain>
upper <belly> ~ <pain>
<pain> ~ upper|top`,
  },
  recentBirth: {
    says: 'Gave birth in the last weeks',
    kind: 'history',
    words: `
post|after ~ c_section|caesarean|csection|birth|partum
days|weeks post
gave birth
had ~ baby|c_section|caesarean|csection ~ ago|last|weeks|days
after ~ birth|delivery|giving|caesarean|csection|section
postpartum|postnatal|post_natal
delivered ~ ago|last|baby
since ~ birth|delivery
birth ~ ago
miscarriage
abortion
placenta|afterbirth ~ not|still|stuck|inside|piece
since ~ baby came|born|arrived
after|since having ~1 baby|twins|him|her ~ fever|bleed*|pain|smell*|clots|leg|chest|head*`,
    not: `
since birth
before birth
birth control
= birthday
baby shower`,
  },
  shoulderTip: {
    says: 'Pain at the tip of the shoulder',
    words: `
tip of ~ shoulder
<pain> ~ shoulder
shoulder ~ <pain>`,
  },
};
