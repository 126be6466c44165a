import { rule, SOURCES as S, type TriageRule } from './triage-rule';

export const BRAIN_RULES: readonly TriageRule[] = [
  rule('awake.unresponsive', 1, 'unresponsive | blackoutNow & !recovered & !faintTrigger', S.sats, {
    text: 'Someone who cannot be woken needs help now.',
  }),
  rule('seizure.now', 1, 'seizureNow & !(recovered & epilepsy)', S.epilepsy, {
    text: 'A seizure that is happening now, or lasts over five minutes, needs an ambulance.',
  }),
  rule('seizure.first', 2, 'seizure & !epilepsy | feverFit', S.epilepsy, {
    text: 'After a first seizure you should be examined the same day.',
  }),
  rule('seizure.known', 3, 'seizure', S.epilepsy),
  rule(
    'stroke.signs',
    1,
    'strokeSigns & !unchanged & !(strokeSigns>=28d & jointPain & !onFace) & !(strokeSigns>=14d & oneSideNumb & !strokeSigns:sudden & !strokeSigns:worse & !onFace)',
    S.stroke,
    {
      version: 3,
      text: 'A drooping face, a weak arm or sudden trouble speaking can be a stroke, even when it passes.',
    },
  ),
  rule(
    'head.worstHeadache',
    2,
    'thunderclap & !(fever & bodyAches) | headache:sudden & headache:severe & !(fever & bodyAches)',
    S.headache,
    {
      text: 'A sudden headache, or the worst of your life, should be examined at once.',
    },
  ),
  rule(
    'head.pressure',
    2,
    'headache & (confused | drowsy | fainted | weakLegs | oneSideNumb & headache:sudden | seesSpots & headache:severe & !recurring | eyeHurt) | headacheDanger & (worsening | headacheDanger:worse | seesSpots | cancer | faint)',
    S.headache,
    { version: 2, text: 'A headache with confusion, drowsiness, lost sight or weakness needs a scan.' },
  ),
  rule(
    'head.artery',
    2,
    'headache & scalpTender & (age>=50 | seesSpots | eyeHurt) | scalpTender & (seesSpots | eyeHurt)',
    S.headache,
    {
      text: 'After the age of 50, headache with a tender scalp can cost sight.',
    },
  ),
  rule(
    'head.lasting',
    4,
    'headache>=7d | headache & worsening & lasts>=72h | headache & (recurring & headache:severe | remedyFails | frequent & !headache:mild) | headacheDanger',
    S.headache,
  ),
  rule(
    'meningitis.signs',
    2,
    'stiffNeck & (fever | lightHurts | rash | vomiting & headache) | rashNotFading | fever & headache & lightHurts | fever & headache & (confused | drowsy)',
    S.meningitis,
    {
      text: 'Fever with a stiff neck, or a rash that does not fade when pressed, can be meningitis.',
    },
  ),
  rule('confusion.new', 2, 'confused', S.sepsis, {
    text: 'Confusion or aggression that is new has a cause that must be found quickly.',
  }),
  rule(
    'head.injury',
    2,
    '(headInjury | injuryEvent & age<3) & (vomiting | cryDanger | feedsBadly | nausea & drowsy | drowsy | confused | anticoagulant | seesSpots | fainted | unresponsive | seizure | fluidFromEar | amnesia | headache:severe | headache & worsening | cannotWalk | eyeHurt) | injuryEvent & (anticoagulant | age>=65) & (drowsy | confused | vomiting | headache:severe) | amnesia & (headache | vomiting) | pupilUneven & (injuryEvent | headInjury | headache | drowsy | vomiting | confused | somePain)',
    S.headInjury,
    {
      version: 4,
      text: 'A head injury with vomiting, drowsiness or blood thinners should be examined at once.',
    },
  ),
  rule('head.injuryAtRisk', 3, 'headInjury & (age>=65 | age<1 | drunk)', S.headInjury),
  rule('head.bump', 5, 'headInjury', S.headInjury),
  rule(
    'spine.pressed',
    2,
    'paralysedLegs | saddleNumb | backPain & cannotPee & weakLegs | saddle & weakLegs | (backPain | sciatica | neckInjury | weakLegs) & saddle | backPain & weakLegs & worsening | cancer & weakLegs | injuryEvent & noFeeling & weakLegs',
    S.back,
    {
      version: 3,
      text: 'Back pain with numbness between the legs or trouble with bladder or bowel can harm nerves for good.',
    },
  ),
  rule(
    'spine.danger',
    3,
    'backPain & (fever & !cough & !bodyAches | cancer | weightLoss | weakLegs | backPain:severe & injuryEvent | age>=65 & injuryEvent | weakImmune & !cough)',
    S.back,
  ),
  rule(
    'aorta',
    2,
    'tearingPain:sudden | tearingPain & (chestPain | backPain | bellyPain | armJawPain | neckPain) | backPain:sudden & bellyPain & age>=60 | aneurysm & (backPain | flankPain | bellyPain | chestPain | faint | fainted | sweating | severePain | armJawPain) | backPain & (fainted | goesDown | pale & sweating | bellyPain & faint) & age>=50',
    S.sats,
    { version: 2, text: 'A sudden tearing pain in chest, back or belly can come from the great vessel of the body.' },
  ),
  rule('back.nerve', 4, 'backPain & sciatica | sciatica | backPain & oneSideNumb', S.back),
  rule('back.long', 4, 'backPain>=42d | backPain & recurring & worsening & lasts>=14d', S.back),
  rule('back.simple', 5, 'backPain', S.back),
  rule(
    'vertigo.danger',
    2,
    '(spinning | dizzy) & (dizzy:sudden & vomiting & age>=50 & !rollTrigger & !recurring | headache:severe | headache:sudden | cannotWalk & !rollTrigger | weakLegs | confused | hearingLoss & spinning:sudden | seesSpots & lasts<24h & !rollTrigger & age>=50)',
    S.stroke,
    { version: 2, text: 'Dizziness with headache, lost balance or double sight can come from the brain.' },
  ),
  rule('vertigo', 4, 'spinning', S.nhs),
  rule('dizzy.lasting', 4, 'dizzy & (dizzy>=72h | recurring | age>=65 | worsening)', S.nhs),
  rule(
    'tetanus.signs',
    2,
    'lockjaw & (bodySpasms | cut | cutDeep | stiffNeck | fever) | lockjaw & !soreThroat & !toothache & !recurring | bodySpasms & (cut | cutDeep | fever | confused)',
    S.tetanus,
    {
      text: 'A locked jaw or stiffening spasms, above all after a wound, can be tetanus.',
    },
  ),
  rule('nerves.tingling', 4, 'oneSideNumb', S.nhs),
  rule('legs.weak', 3, 'weakLegs & !(fever | flu | bodyAches | hangover)', S.back),
  rule('memory', 4, 'memory', S.nhs),
  rule('tremor', 4, 'tremor', S.nhs),
  rule('headache.simple', 5, 'headache', S.headache),
  rule('dizzy.simple', 5, 'dizzy | faint', S.nhs),
];
