import type { ConceptTable } from './concept';

export const BELLY: ConceptTable = {
  bellyPain: {
    words: `
stomachache
<pain> % <belly>
<severe> ~ <belly>
colic
right|left side ~2 <pain>
navel|groin|pelvi* ~ <pain>
<pain> ~ under ~ ribs
appendix`,
  },
  bellySevere: {
    is: 'bellyPain',
    words: `
rigid|board|hard ~ <belly>
<severe> ~ <pain> ~ <belly>
<severe> ~ <belly> ~ <pain>
<belly> ~ <pain> ~ <severe>
<belly> ~ hard|rigid|board|stiff`,
  },
  rightLowerPain: {
    is: 'bellyPain',
    words: `
right ~ groin|hip bone
right side ~ <pain>
lower|low|bottom|down ~ right
right lower|low|hand|bottom
<belly> ~ right
appendix`,
  },
  painOnJolt: {
    words: `
walk|stand|stands|walks|sit ~1 straight|upright
<pain>|worse ~ jump*|hop*|bump*|jolt*|cough*|walk*|move|moving|speed`,
  },
  noAppetite: {
    words: `
no|lost|loss|poor ~ appetite
not ~ hungry|eating|eat`,
  },
  upperPain: {
    is: 'bellyPain',
    words: `
<pain> ~ upper|top <belly>
<pain> ~ under ~ ribs|breastbone
burning ~ <belly>|upper
<belly> ~ burning|gnawing`,
  },
  mealLinked: {
    words: `
at night|2am|3am
empty
after ~ meals|eating|eat|food
when ~ eat*|hungry`,
  },
  fattyFood: {
    words: `
fatty|fried|greasy|oily
gallbladder
gallstone*`,
  },
  painToBack: {
    words: `
through|into|to|towards|round|around ~ back
and back ~ <pain>`,
  },
  flankPain: {
    words: `
<pain> in ~1 side
side ~1 <pain>
flank*
kidney* ~ <pain>|area|infection|stone*`,
  },
  painToGroin: {
    words: `
down|to|into|towards|toward ~ groin|balls|testicle*
side|back|flank ~ groin|testicle*
cannot ~ sit|lie|keep|stay|get ~1 still|comfortable
kidney stone*`,
  },
  severePain: {
    words: `
<severe> ~ <pain>
<pain> ~ <severe>
agony`,
  },
};
