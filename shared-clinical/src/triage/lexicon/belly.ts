import type { ConceptTable } from './concept';

/** Pain in the belly. */
export const BELLY: ConceptTable = {
  bellyPain: {
    says: 'Pain in the belly',
    asks: 'Is there pain in the belly?',
    words: `
stomachache
<pain> % <belly>
<severe> ~ <belly>
<belly> ~ killing|agony|knots|twist*|sharp|gnaw*
sharp|gnawing|dull|colicky|knife ~ <belly>
colic
lower|upper right|left side ~ <pain>
<pain> ~ lower|upper right|left
<pain> ~2 right|left side
right|left side ~2 <pain>
<pain> ~ navel|bellybutton|button|groin|pelvi*
navel|groin|pelvi* ~ <pain>
under ~ ribs ~ <pain>
<pain> ~ under ~ ribs
appendicitis
appendix
<pain> ~1 low down
low down ~ <pain>
one sided ~1 low|lower|pelvic <pain>
<pain> ~ low|lower|down one|left|right side`,
    not: `
back ~ no belly
head|neck|chest|face|mouth|throat ~ side
side ~ head|neck|chest|face|mouth|throat|effect*
side effects
left|right side ~ hip|knee|jaw
appendix ~ removed|out|taken
= calf|leg|arm|ear|hip|shoulder|nose|breast|cough|coughing|breathe|breathing
= down below`,
  },
  bellySevere: {
    says: 'Severe pain in the belly',
    asks: 'Is the belly pain so bad that it is hard to move or talk?',
    is: 'bellyPain',
    words: `
<severe> ~ stomachache
<severe> ~ <belly> ~ <pain>
<severe> ~ <pain> ~ <belly>
<belly> ~ <pain> ~ <severe>
stomachache ~ <severe>
<belly> ~ hard|rigid|board|stiff
<severe> ~ <pain> ~ side|flank|groin|navel|button|pelvi*
<pain> ~ side|flank|groin ~ <severe>
doubled|doubling over|up
curled|curling up ~ ball|pain
cannot ~ stand|straighten ~ straight|up ~ <belly>|pain
writh*
rolling ~ floor|around ~ pain|agony
rigid|board|hard ~ <belly>
crying|screaming|sobbing ~ <belly>|stomachache
<belly>|stomachache ~ crying|screaming
<belly> ~2 wood|wooden|board|drum|plank|soccer_ball|rock`,
    not: `
hard stool*|poo*
= period*
= laugh*
cannot stand
not severe
slight|mild ~ <belly>
years|pregnan*|abs|six_pack`,
  },
  rightLowerPain: {
    says: 'Pain low on the right side of the belly',
    asks: 'Is the pain low on the right side of the belly, or did it move there?',
    is: 'bellyPain',
    words: `
right side ~ <pain>
<pain> ~ right side
lower|low|bottom|down ~ right
right lower|low|hand|bottom
right ~ <belly>
<belly> ~ right
right ~ groin|hip bone
moved|moves|shifted|gone|went|settled|started|began ~ right
started ~ button|navel|middle ~ right
navel|button|middle|centre|center ~ right ~ side|lower
appendicitis
appendix`,
    not: `
right now|away|after|before|side_of_head|side_of_face|arm|leg|ear|eye|foot|knee|hand|shoulder|breast|ankle|through
= chest
appendix ~ out|removed|taken
under right rib*
upper right
= head|face|neck|eye|ear|calf|breast|tooth|jaw|tonsil
right thing|time|way|place|dose|track|size`,
  },
  painOnJolt: {
    says: 'Pain worse with walking, coughing or jolting',
    words: `
walk|stand|stands|walks|sit ~1 straight|upright
<pain>|worse ~ jump*|hop*|bump*|jolt*|cough*|walk*|move|moving|speed
jump*|hop*|bump*|jolt*|speed bump* ~ <pain>
walk*|bent|hunched ~ bent|hunched|over|double
cannot ~ straighten|stand_up_straight|stand_straight|hop|jump
press*|let_go|push* ~ <pain>|worse
not let ~ walk|stand|move|straighten ~ upright|straight|up
walk*|lie|lies ~ curled|crouched`,
    not: `
talk|think straight`,
  },
  noAppetite: {
    says: 'No appetite',
    words: `
no|lost|loss|poor ~ appetite
appetite ~ gone|poor|lost
off ~ food
not ~ hungry|eating|eat
cannot ~ eat|face_food
refus* ~ food|eat|meals
not want ~ eat|food`,
  },
  upperPain: {
    says: 'Pain in the upper belly',
    is: 'bellyPain',
    words: `
upper <belly> ~ <pain>
<pain> ~ upper|top <belly>
<pain> ~ top of|pit of ~ <belly>
pit of ~ stomach
epigastri*
gnaw* ~ <pain>|stomach|belly
burning ~ <belly>|upper
<belly> ~ burning|gnawing
<pain> ~ under ~ ribs|breastbone
under ~ ribs ~ <pain>
<pain> ~ below ~ ribs|breastbone
upper right ~ <pain>
<pain> ~ upper right
right ~ ribs ~ <pain>
<pain> ~ right ~ ribs
hunger pain*`,
  },
  mealLinked: {
    says: 'Pain linked to meals or waking at night',
    words: `
at night|2am|3am
empty
better|relieved|eases|improves|goes ~ eat*|food|milk|antacid*|gaviscon|rennie
eat*|food|milk|antacid* ~ better|help*|relie*|eases|settle*
before|between ~ meals
after ~ meals|eating|eat|food
when ~ eat*|hungry
wakes|woken|waking ~ night`,
  },
  fattyFood: {
    says: 'Pain after fatty food',
    words: `
fatty|fried|greasy|oily
fatty|fried|greasy|oily|takeaway* ~ food|meal|meals
gallbladder
gallstone*
gall stone*
gall bladder`,
  },
  painToBack: {
    says: 'Pain going through to the back',
    words: `
through|into|to|towards|round|around ~ back
bor* ~ back
and back ~ <pain>`,
    not: `
back to|on|at|home|in|from|again
came|come|comes|went|go|going back`,
  },
  flankPain: {
    says: 'Pain in the side of the back below the ribs',
    asks: 'Is there pain in the side or back, just below the ribs?',
    words: `
<pain> ~ back|side|flank ~3 groin
<pain> in ~1 side
side ~1 <pain>
flank*
<pain> ~ loin
kidney* ~ <pain>|area|infection|stone*
<pain> ~ kidney*
side ~ back|ribs ~ <pain>
<pain> ~ side ~ back
<pain> ~ back ~ side|below_ribs|ribs|one_side
back ~ <pain> ~ one|left|right side
back ~ one|left|right side ~ <pain>
<pain> ~ left|right|one ~ back
left|right|one_side ~ back
mid|middle|lower back ~ <pain>`,
    not: `
= head|chest|face|neck|throat|leg|arm|breast|calf|eye
side effect*
lower right|left
= lift*|bend*|garden*|gym
kidney beans`,
  },
  painToGroin: {
    says: 'Pain going down to the groin',
    words: `
pace|pacing|paces
down|to|into|towards|toward ~ groin|balls|testicle*
side|back|flank ~ groin|testicle*
groin ~ back|side|flank
comes in waves
waves of ~ pain
pain ~ in waves
cannot ~ sit|lie|keep|stay|get ~1 still|comfortable
pacing
no position ~ help*|comfortable
cannot find ~ position
kidney stone*
kidneystone*
writh*`,
  },
  severePain: {
    says: 'Severe pain',
    words: `
<severe> ~ <pain>
<pain> ~ <severe>
agony
knife like pain
pain ~1 like ~1 knife|knives|dagger`,
    not: `
= headache`,
  },
};
