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
colic
<pain> ~2 right|left side
right|left side ~2 <pain>
<pain> ~ navel|bellybutton|button|groin|pelvi*
navel|groin|pelvi* ~ <pain>
<pain> ~ under ~ ribs
appendix
sharp|gnawing|dull|colicky|knife ~ <belly>
appendicitis`,
    not: `
head|neck|chest|face|mouth|throat ~ side
side ~ head|neck|chest|face|mouth|throat|effect*
side effects
appendix ~ removed|out|taken
= calf|leg|arm|ear|hip|shoulder|nose|breast|cough|coughing|breathe|breathing
= down below`,
  },
  bellySevere: {
    says: 'Severe pain in the belly',
    asks: 'Is the belly pain so bad that it is hard to move or talk?',
    is: 'bellyPain',
    words: `
<severe> ~ <belly> ~ <pain>
<severe> ~ <pain> ~ <belly>
<belly> ~ <pain> ~ <severe>
<belly> ~ hard|rigid|board|stiff
rigid|board|hard ~ <belly>
<belly>|stomachache ~ crying|screaming
<belly> ~2 wood|wooden|board|drum|plank|soccer_ball|rock
doubled|doubling over|up`,
    not: `
hard stool*|poo*
= period*
= laugh*
cannot stand
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
appendix
appendicitis`,
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
walk*|bent|hunched ~ bent|hunched|over|double
cannot ~ straighten|stand_up_straight|stand_straight|hop|jump
press*|let_go|push* ~ <pain>|worse`,
    not: `
talk|think straight`,
  },
  noAppetite: {
    says: 'No appetite',
    words: `
no|lost|loss|poor ~ appetite
not ~ hungry|eating|eat
cannot ~ eat|face_food
appetite ~ gone|poor|lost
off ~ food
refus* ~ food|eat|meals`,
  },
  upperPain: {
    says: 'Pain in the upper belly',
    is: 'bellyPain',
    words: `
upper <belly> ~ <pain>
<pain> ~ upper|top <belly>
<pain> ~ under ~ ribs|breastbone
<pain> ~ right ~ ribs
gnaw* ~ <pain>|stomach|belly
burning ~ <belly>|upper
<belly> ~ burning|gnawing`,
  },
  mealLinked: {
    says: 'Pain linked to meals or waking at night',
    words: `
at night|2am|3am
empty
better|relieved|eases|improves|goes ~ eat*|food|milk|antacid*|gaviscon|rennie
eat*|food|milk|antacid* ~ better|help*|relie*|eases|settle*
after ~ meals|eating|eat|food
when ~ eat*|hungry
before|between ~ meals
wakes|woken|waking ~ night`,
  },
  fattyFood: {
    says: 'Pain after fatty food',
    words: `
fatty|fried|greasy|oily
fatty|fried|greasy|oily|takeaway* ~ food|meal|meals
gallbladder
gallstone*`,
  },
  painToBack: {
    says: 'Pain going through to the back',
    words: `
through|into|to|towards|round|around ~ back
and back ~ <pain>
bor* ~ back`,
    not: `
back to|on|at|home|in|from|again
came|come|comes|went|go|going back`,
  },
  flankPain: {
    says: 'Pain in the side of the back below the ribs',
    asks: 'Is there pain in the side or back, just below the ribs?',
    words: `
<pain> in ~1 side
side ~1 <pain>
flank*
kidney* ~ <pain>|area|infection|stone*
left|right|one_side ~ back
mid|middle|lower back ~ <pain>
<pain> ~ loin
<pain> ~ kidney*`,
    not: `
= head|chest|face|neck|throat|leg|arm|breast|calf|eye
side effect*
lower right|left
= lift*|bend*|garden*|gym`,
  },
  painToGroin: {
    says: 'Pain going down to the groin',
    words: `
down|to|into|towards|toward ~ groin|balls|testicle*
side|back|flank ~ groin|testicle*
groin ~ back|side|flank
cannot ~ sit|lie|keep|stay|get ~1 still|comfortable
kidney stone*
pace|pacing|paces
pacing`,
  },
  severePain: {
    says: 'Severe pain',
    words: `
<severe> ~ <pain>
<pain> ~ <severe>
agony
pain ~1 like ~1 knife|knives|dagger`,
    not: `
= headache`,
  },
};
