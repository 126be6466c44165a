import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Dangers that are rare, or that people describe by what happened rather than by what they feel. */
export const RARER_DANGERS_RULES: readonly TriageRule[] = [
  rule('heart.device', 2, 'deviceShock', S.device, {
    text: 'A shock from a heart device means that it answered a dangerous rhythm, or that it is faulty.',
  }),
  rule('chest.stable', 4, 'heartDisease & chestPain & unchanged', S.chestPain),
  rule(
    'kidney.potassium',
    2,
    'potassiumHigh | dialysisMissed & (exhausted | palpitations | breathless | ankleSwelling | vomiting | nausea | confused | chestPain | faint | weakLegs | cramp)',
    S.potassium,
    { text: 'High potassium, or feeling ill after missed dialysis, can stop the heart without warning.' },
  ),
  rule('kidney.dialysisMissed', 3, 'dialysisMissed', S.potassium),
  rule(
    'poison.pesticide',
    1,
    'pesticide & (pesticideSigns | sweating | vomiting | nausea | diarrhoea | breathless | wheeze | confused | drowsy | exhausted | tremor | seesSpots | dizzy | headache | seizure)',
    S.poison,
    { text: 'Sweating, drooling, tiny pupils, vomiting or weakness after work with pesticide or dip is poisoning.' },
  ),
  rule(
    'limb.pressure',
    2,
    'limbTense & (injuryEvent | limbTense:severe | somePain:severe | limbColdNumb | castTight | oneSideNumb) & !lasts>=14d | castTight',
    S.compartment,
    { text: 'A limb that is rock hard, or a cast that hurts more and more, can lose its blood supply within hours.' },
  ),
  rule(
    'flesh.dying',
    2,
    'rottenFlesh & (somePain | diabetes | fever | spreadsFast | infectedWound | hotRedSkin | exhausted) | (rash | hotRedSkin) & spreadsFast & (somePain:severe | rash:severe) | spreadsFast & fever & blisters & somePain & !child & !chickenpox & !shingles',
    S.skin,
    {
      version: 2,
      text: 'Skin that turns black, smells rotten, or hurts far more than it looks can be an infection that spreads by the hour.',
    },
  ),
  rule('wound.burst', 2, 'woundBurst', S.nhs, {
    text: 'A wound of an operation that bursts open must be closed again at once.',
  }),
  rule('hand.injected', 2, 'injectedHand', S.hand, {
    text: 'Paint, grease or oil shot into a hand destroys it from inside within hours, however small the hole.',
  }),
  rule(
    'drugs.unwell',
    2,
    '(drugTaken | drunk) & pesticideSigns & breathless | drugTaken & (chestPain | palpitations | pulse>=130 | confused | drowsy | highFever | heatSick | seizure | breathless | wild | harmOthers | headache:severe | fainted)',
    S.poison,
    { version: 2, text: 'Chest pain, a racing heart, heat or wildness after a street drug can end in collapse.' },
  ),
  rule(
    'adrenal.crisis',
    2,
    'steroidLong & (vomiting | diarrhoea | fainted | faint | drowsy | confused | cannotWalk | injuryEvent & somePain:severe)',
    S.adrenal,
    { text: 'Who takes cortisone for long and vomits, faints or turns weak may lack it: this can be a crisis.' },
  ),
  rule(
    'dive.bends',
    2,
    'scuba & (jointPain | oneSideNumb | limbColdNumb | dizzy | rash | breathless | exhausted | headache | chestPain | weakLegs | confused)',
    S.diving,
    { text: 'Pain, tingling, a rash or breathlessness after a dive can be bubbles in the blood.' },
  ),
  rule('baby.projectile', 2, 'projectileVomit & age<0.5', S.children, {
    text: 'A young baby whose feeds shoot out in a jet may have a closed stomach outlet.',
  }),
  rule(
    'weakness.climbing',
    2,
    'weaknessClimbs | weakLegs & (cannotWalk | cannotWalkInjury) & lasts<72h & !injuryEvent & !hangover & !jointPain & !flu & !fever | tick & (weakLegs | cannotWalk) | (weakLegs | cannotWalk) & oneSideNumb & (hardToSwallow | cannotSwallow | breathless) | weakLegs & (hardToSwallow | cannotSwallow | oneSideNumb & onFace)',
    S.climbing,
    { version: 2, text: 'Weakness or numbness that climbs from the legs can reach the muscles of breathing.' },
  ),
  rule('child.harmed', 2, 'storyDoesNotFit & (child | baby) | bruised & age<0.5 & !highEnergy', S.maltreatment, {
    text: 'A bruise on a baby who cannot crawl, or an injury whose story does not fit, must be looked at at once.',
  }),
  rule('head.soft', 2, 'boggyHead & (injuryEvent | headInjury) & child', S.headInjury, {
    text: 'A soft swelling of the head after a fall can lie over a broken skull.',
  }),
  rule('sugar.control', 4, 'diabetes & sugar>=10', S.diabetes),
  rule('swallowed.harmless', 5, 'harmlessSwallowed', S.poison),
  rule('joint.unsteady', 4, 'unsteadyJoint', S.nhs),
  rule('wrist.fall', 3, 'outstretchedHand & (somePain | mayBeBroken)', S.nhs),
  rule('period.irregular', 4, 'periodIrregular', S.nhs),
  rule('twitch.simple', 5, 'twitch & !seizure & !seizureNow & !pesticide', S.nhs),
];
