import { SOURCES as S } from '../rules/triage-rule';

/** Areas of complaints, by their concepts. A concept may belong to several. */
const AREAS = {
  head: 'headache headacheDanger thunderclap scalpTender headInjury amnesia pupilUneven fluidFromEar lightHurts stiffNeck seesSpots',
  balance:
    'dizzy spinning faint fainted tremor dizzyStand rollTrigger confused memory oneSideNumb weakLegs twitch cannotWalk bodySpasms strokeSigns seizure epilepsy drowsy sugarLow noFeeling weaknessClimbs goesDown gasFumes heatSick',
  nose: 'runnyNose hayFever sinusPain smellLoss',
  throat:
    'soreThroat throatPus throatDanger glands neckLump hoarse hardToSwallow cannotSwallow mouthUlcer handFootMouth',
  mouth: 'toothache toothOut faceSwellingDental gumsBleed mouthUlcer coldSore',
  ear: 'earache earDischarge behindEar earBlocked hearingLoss tinnitus thingInNoseEar',
  eye: 'redEye stye blurGradual eyePainRed eyeSocketSwelling nearEye seesSpots',
  chest:
    'chestPain chestCrushing heartburn pleuritic coughHurts palpitations armJawPain upperPain sweating pale withEffort doom balloons turnsColour',
  breath:
    'cough greenPhlegm wheeze breathless breathlessEffort breathlessRest barkingCough whoop coughNight coughBlood tbSigns snores asthma copd pleuritic coughHurts inhalerFails flu workOfBreathing stridor fastBreathingChild',
  heart: 'ankleSwelling heartDisease hypertension gainedWater palpitations breathlessEffort breathless breathlessRest',
  belly:
    'bellyPain bellySevere rightLowerPain upperPain nausea vomiting vomitManyDays diarrhoea bloodyDiarrhoea constipated bloated upsetStomach noAppetite badFood hernia colic worms bellyBigger hiccups fattyFood painToBack painOnJolt jaundice darkUrine greenVomit blockedGut hangover carSick morningSickness tearingPain aneurysm dehydrated paleLittleUrine',
  bleeding: 'nosebleed nosebleedLong gumsBleed rectalBleeding muchBlood bleedLittle bruisesEasily piles',
  urine: 'burningPee peesOften bloodUrine leaksUrine flankPain prostate painToGroin darkUrine paleLittleUrine',
  private:
    'testicleLump testiclePain erection genitalSore privatePain thrush vaginalDischarge oneSwollen tamponLeft unsafeSex',
  women:
    'vaginalBleeding periodHeavy periodPain afterMenopause periodIrregular vaginalDischarge thrush bleedLittle muchBlood menopause',
  pregnancy:
    'pregnant maybePregnant thirdTrimester contractions watersBroken babyMovesLess labourHeavy suddenSwelling upperPainPregnant recentBirth morningSickness seizure severePain',
  breast: 'breastLump mastitis',
  back: 'backPain sciatica neckPain neckInjury weakLegs recentOperation saddle',
  joint: 'jointPain hotJoint gout unsteadyJoint limpChild',
  leg: 'calfPain legSwollenOne hotLeg calf cramp',
  injury:
    'injuryEvent sprain mayBeBroken cannotWalkInjury hipFall neckInjury outstretchedHand bruised bellyBlow castTight limbTense limbCold noFeeling scuba limbColdNumb storyDoesNotFit fingersDoNotMove injectedHand',
  knock: 'headInjury injuryEvent amnesia',
  wound: 'cut cutDeep animalBite infectedWound woundBurst rottenFlesh diabeticFoot',
  burn: 'burn sunburn bigBlisters',
  sting: 'insectSting tick hives allergen allergicReaction animalBite animalSick newMedicine',
  skin: 'rash itchyAllOver eczema fungus hotRedSkin abscess shingles shinglesNamed blisters impetigo rashWristsAnkles rashBlistersMouth weeping spreadsFast chickenpox measles bedsore nappyRash infectedWound',
  spots: 'wart mole acne lump hairLoss coldSore acneScars lice',
  unwell:
    'fever highFever feverLow chills rigors mottled bodyAches flu exhausted bedbound nightSweats weightLoss vaccineFever malariaFear travel heatSick dehydrated pale sweating severePain cannotWalk bodySpasms',
  sugar: 'diabetes sugarHigh sugarReading sugarLow thirst blurGradual exhausted weightLoss',
  atRisk:
    'weakImmune hivKnown cancer kidneyDisease dialysisMissed heartDisease diabetes steroidLong recentOperation frail anticoagulant recentBirth',
  mind: 'lowMood panic sleepless stressed eating addiction memory wild selfHarm',
  poison:
    'poisonTaken paracetamolLots wrongDose gasFumes drunk drugTaken pesticide pesticideSigns ateMedicine swallowedThing withdrawal screams shakesHard harmlessSwallowed sharpSwallowed',
  child:
    'vaccineFever teething colic screams shakesHard floppy feedsBadly cryDanger fontanelle yellowBaby cordInfected drawsUpLegs projectileVomit boggyHead',
  bellyache: 'bellyPain bellySevere rightLowerPain',
  womb: 'bellyPain rightLowerPain upperPain faint fainted shoulderTip vaginalBleeding jaundice',
  collapse: 'drowsy goesDown pale sweating',
  panic: 'panic stressed',
  boil: 'abscess faceSwellingDental animalBite hives',
  trunk: 'bellyBlow',
} as const satisfies Readonly<Record<string, string>>;
export type Area = keyof typeof AREAS;

interface Asking {
  of: readonly Area[];
  /** The guidance that asks for this sign with these complaints. */
  source: string;
}

const after = (source: string, of: string): Asking => ({ of: of.split(' ') as Area[], source });

/** The complaints with which each question is asked, the most telling first; a question is asked with no others. */
export const ASKED_OF: Readonly<Record<string, Asking>> = {
  notBreathing: after(S.sats, 'child poison'),
  cannotBreathe: after(S.sats, 'breath sting chest'),
  unresponsive: after(S.sats, 'balance child poison'),
  chestCrushing: after(S.chestPain, 'chest'),
  chestPain: after(S.chestPain, 'chest breath heart balance leg sting poison'),
  strokeSigns: after(S.stroke, 'head balance eye'),
  thunderclap: after(S.headache, 'head poison'),
  seizureNow: after(S.epilepsy, 'balance poison child'),
  highEnergy: after(S.sats, 'injury knock back'),
  openFracture: after(S.sats, 'injury'),
  penetrating: after(S.sats, 'wound'),
  heavyBleeding: after(S.sats, 'wound bleeding injury'),
  throatSwelling: after(S.allergy, 'sting throat mouth skin'),
  blueLips: after(S.sats, 'breath child chest'),
  burnAirway: after(S.burns, 'burn'),
  burnLarge: after(S.burns, 'burn'),
  rashNotFading: after(S.meningitis, 'skin unwell head child'),
  overdose: after(S.poison, 'poison mind'),
  suicideIntent: after(S.sadag, 'mind poison'),
  harmOthers: after(S.mind, 'mind'),
  breathlessRest: after(S.sats, 'breath heart chest sting poison'),
  breathless: after(S.sats, 'breath nose throat chest heart leg unwell sting poison balance panic'),
  workOfBreathing: after(S.imci, 'breath nose child unwell sting poison chest'),
  stridor: after(S.children, 'breath throat sting'),
  floppy: after(S.imci, 'child unwell belly breath'),
  feedsBadly: after(S.imci, 'child unwell belly breath nose throat ear knock sting'),
  cryDanger: after(S.imci, 'child unwell knock belly'),
  fever: after(
    S.sepsis,
    'head nose throat mouth ear breath belly urine private women back joint skin wound sting unwell sugar atRisk child pregnancy breast heart eye poison',
  ),
  stiffNeck: after(S.meningitis, 'head unwell eye skin ear'),
  lightHurts: after(S.meningitis, 'head eye unwell'),
  drowsy: after(
    S.sepsis,
    'head balance unwell belly poison sugar atRisk knock child breath chest heart urine pregnancy',
  ),
  confused: after(S.sepsis, 'head balance unwell atRisk poison knock sugar urine'),
  seesSpots: after(S.eyes, 'head eye pregnancy sugar knock poison'),
  eyeHurt: after(S.eyes, 'eye head'),
  throatDanger: after(S.throat, 'throat mouth nose unwell poison boil'),
  coughBlood: after(S.cancer, 'breath leg'),
  armJawPain: after(S.chestPain, 'chest belly heart unwell mouth balance'),
  sweating: after(S.chestPain, 'chest heart balance belly poison sugar child trunk'),
  palpitations: after(S.chestPain, 'balance heart chest unwell atRisk poison child panic'),
  fainted: after(S.sats, 'balance heart chest sting bleeding knock women womb'),
  bellySevere: after(S.stgAdult, 'belly women urine private pregnancy'),
  blackStool: after(S.bleeding, 'belly bleeding'),
  vomitBlood: after(S.bleeding, 'belly'),
  nothingStays: after(S.gastro, 'belly sugar pregnancy poison chest'),
  blockedGut: after(S.stgAdult, 'belly'),
  bloodyDiarrhoea: after(S.gastro, 'belly'),
  rightLowerPain: after(S.stgAdult, 'belly women private urine unwell atRisk poison pregnancy'),
  jaundice: after(S.stgAdult, 'belly unwell poison pregnancy collapse'),
  noUrine: after(S.sepsis, 'belly unwell urine child'),
  cannotPee: after(S.uti, 'urine back private'),
  flankPain: after(S.uti, 'urine belly unwell'),
  bloodUrine: after(S.uti, 'urine private unwell trunk'),
  testiclePain: after(S.stgAdult, 'private bellyache'),
  soaksPads: after(S.maternity, 'women'),
  labourHeavy: after(S.maternity, 'pregnancy bleeding'),
  babyMovesLess: after(S.maternity, 'pregnancy'),
  pregnant: after(S.pregnancy, 'women urine pregnancy burn injury unwell leg head skin womb bellyache'),
  maybePregnant: after(S.pregnancy, 'women womb'),
  saddle: after(S.back, 'back balance'),
  limbColdNumb: after(S.compartment, 'injury'),
  legSwollenOne: after(S.clots, 'leg heart chest'),
  clotRisk: after(S.clots, 'leg breath chest'),
  hotJoint: after(S.stgAdult, 'joint unwell'),
  rigors: after(S.sepsis, 'unwell urine skin wound breath belly atRisk pregnancy chest child poison collapse'),
  mottled: after(S.sepsis, 'unwell breath skin wound urine child belly'),
  bellyPain: after(S.stgAdult, 'belly women urine private pregnancy poison unwell atRisk'),
  vomiting: after(S.stgAdult, 'belly head knock urine unwell sugar poison chest child atRisk private balance trunk'),
  sugarHigh: after(S.diabetes, 'sugar eye'),
  asthma: after(S.asthma, 'breath nose'),
  inhalerFails: after(S.asthma, 'breath'),
  swallowedBattery: after(S.poison, 'child poison'),
  diabetes: after(S.diabetes, 'wound skin burn sugar unwell belly private balance'),
  anticoagulant: after(S.headInjury, 'knock bleeding balance trunk'),
  weakImmune: after(S.sepsis, 'unwell skin spots wound belly breath throat back nose'),
  travel: after(S.malaria, 'unwell belly'),
};

const areasOf = new Map<string, Area[]>();
for (const [area, ids] of Object.entries(AREAS) as [Area, string][]) {
  for (const id of ids.split(' ')) areasOf.set(id, [...(areasOf.get(id) ?? []), area]);
}

/** Returns the areas of a concept; none for a circumstance or a measure of severity. */
export const areasOfConcept = (id: string): readonly Area[] => areasOf.get(id) ?? [];

/** Whether a question belongs to any of these complaints. */
export const isAskedOf = (question: string, areas: ReadonlySet<Area>): boolean =>
  ASKED_OF[question]?.of.some((area) => areas.has(area)) === true;
