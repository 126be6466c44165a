/**
 * Which senses together tell of a sign, in whatever order and words they stand. By concept id, a combination to a line:
 * `a b|c !d ~12` is a with one of b and c, each within twelve words of another (seven, when nothing is said), and no d in
 * that sentence. The names are senses or concepts.
 */
export const COMBINATIONS: Readonly<Record<string, string>> = {
  chestPain: `
tightNoun oneSided|armPlace !otherPlace ~10
pressing airWord airHard !chestPlace ~10
chestPlace pressing !cough|wallWord ~6
chestPlace hurting !cough|sprain|wallWord ~5
rubs chestPlace !wallWord ~1
heartWord pressing !wallWord ~3
middleOf hurting jawPlace|armPlace ~18`,
  armJawPain:
    'upperBack hurting wetSweat|faintFeel|sickFeel|effortWord|airHard ~12\njawPlace hurting effortWord ~8\n jawPlace armPlace hurting|deadFeel\n armPlace deadFeel|hurting wetSweat|sickFeel ~9',
  palpitations: 'heartWord offBeat ~3',
  sweating: 'drenched\n wetSweat greyLook|sickFeel|faintFeel|hurting|pressing|deadFeel ~10',
  pale: 'ghostly\n greyLook wetSweat|sickFeel|faintFeel|hurting|pressing|dropsDown ~10',
  faint: 'faintFeel',
  cannotBreathe: 'hardlyBreathes\nairWord airLack ~2',
  breathless: 'airWord airHard ~2',
  workOfBreathing: 'airMuscle airMoves airWord|asthma|wheeze|fewWords|inhalerFails ~8',
  ankleSwelling: 'plainLegs puffedLike !oneSided ~2',
  deviceShock: 'device deviceFires ~6',
  breathlessRest:
    'lungsFull sleepsUp|foamMouth|airHard|blueLook ~10\nsleepsUp heartDisease|palpitations|ankleSwelling|breathless|recentBirth|cough ~12\n fewWords airWord|asthma|copd|inhalerFails|wheeze|airMoves ~14',
  choking: 'stuckThere throatGrip|fewWords|blueLook',
  unresponsive: 'sleepyLook blueLook',
  strokeSigns: `
mouthLeaks oneSided|faceSide ~8
oneSided faceSide notObeying ~4
oneSided limbPlace notObeying ~3
oneSided armPlace limbWeak speechWord|faceSide ~8
faceSide oneSided droops ~4
mouthSide droopsPlain !toothache ~2
speechWord nonsense ~6
speechWord garbled ~2
lostWords !tired|english
fallsFromHand`,
  thunderclap:
    'headache neverSo ~12\nheadPlace struckLike\n headPlace neverSo atOnce\n headPlace neverSo sickFeel\n headache neverSo\n headPlace atOnce stiffNeck ~14',
  headacheDanger: 'headache lieWorse ~8',
  seesSpots: 'sightFades',
  rashNotFading: 'markColour markKind fever|drowsy|hotSkin|sleepyLook|vomiting|stiffNeck ~16',
  seizure: 'fitWord fitContext ~5\nbodyFit',
  saddleNumb: 'seatPlace sofly ~4\n sitting sofly ~6',
  weakLegs: 'legPlace notObeying ~3',
  weaknessClimbs: 'legPlace deadFeel climbsNot ~10',
  stiffNeck: 'neckPlace hardAs ~3',
  coughBlood: 'coughUp pinkStuff ~5',
  bedbound: 'cannotMove fever|chills|rigors|flu|exhausted ~12',
  vomitBlood: 'broughtUp redStuff !goesRed ~5\n broughtUp blackStuff ~5\n sickFeel blackStuff|cutDead ~5',
  blackStool: 'bottomPlace blackStuff ~4',
  rectalBleeding: 'toiletPlace redBlood ~3\n bottomPlace cutDead ~4',
  muchBlood: 'cutDead plenty ~4',
  heavyBleeding: 'cutDead spurts ~5',
  bellyBigger: 'bellyPlace hardAs ~3',
  flankPain: 'loins hurting ~2',
  cannotPee: 'pipeStopped bursting ~5',
  confused: 'notKnowing',
  feedsBadly: 'feedWord refuses ~2',
  babyMovesLess: 'unborn fewMoves ~4\nkickWord noneSince ~20 ..',
  privatePain: 'downThere hurting|crying ~6',
  limbColdWhite: 'limbPlace coldSkin deadColour ~6',
  rottenFlesh: 'wound smellsDead ~6',
  sugarExtreme: 'meterSays',
  mottled: 'skinPlace blotchy ~3',
  goesDown: 'goDown palpitations|heartWord|faintFeel ~8\nfoldsUp',
  hives: 'skinItch skinPlace trigger ~12',
  suicideIntent: `
killSelf
deathWay thoughtsOf ~8
voiceOrders jumpWord ~6
foundWords wishGone ~14
goodbye meansOf|wishGone|smallOne ~10
meansOf meansReady wishGone ~12
wishGone meansOf ~10
noPoint lethal ~16 ..
tooMuch harmfulThing|strongPoison onPurpose ~8`,
  overdose:
    'eatVerb bagWord streetDrug|drugTaken|drunk ~6\ntookIt packs harmfulThing|strongPoison ~4\ntookIt everything medicinePlace ~6\n tooMuch harmfulThing|strongPoison onPurpose ~8',
  poisonTaken: 'tookIt strongPoison ~8\n smallOne tookIt harmfulThing|strongPoison ~5',
  ateMedicine: 'eatVerb othersOwn harmfulThing|strongPoison ~4',
  withEffort: 'effortWord',
  amputated: 'sawTook digits ~3\ndigits offCut ~10',
  drowsy: 'sleepyLook !cannotSleep',
  swallowedBattery: 'noseEar tinyDanger ~8 ..\ntookIt tinyDanger ~8',
  pesticide: 'spraying drools|smallPupils ~10\nspraying farmPlace ~8',
  burnLarge: 'hotThing limbPlace|skinPlace ~4\nburnWord burnDeep limbPlace ~8',
  harmOthers:
    'harmBaby thoughtsOf ~8\nholdsWeapon raging ~14\nchasedBy weaponNear|noSleepDays ~16 ..\n delusion\n voiceOrders killWord|weapon ~6\n evilBaby',
  assault:
    'bruiseMark tiedUp ~10\nabuser hitsMe|touchesMe ~2\n abuser hitsMe|touchesMe afraid|secretHurt ~8\n bruiseMark afraidOf ~10',
  penetrating: 'stabWord holeWord ~8\n blade wentIn trunk ~3',
  highEnergy:
    'electricThing shockWord ~3\nwiredThing gotShock !surprised ~10\nwaterPlace wentUnder !coolsIt ~6\n machine runOver !paperwork ~4\n fellDown high ~3',
  eyeHurt: 'eyePlace blindWord ~3\neyePlace specks darkPart ~12 ..\neyePlace inEye eyeHarm ~4\n eyePlace sightGone ~3',
  dangerousBite: 'venomous drools|hurting|swells ~8\nsecretBite swells|deadColour|creeps ~10\n venomous bitten ~4',
  throatSwelling: 'bitten mouthInside trigger ~4\nairPlace swells ~4',
  seizureNow: 'fitMoves notEnding ~6',
  noUrine: 'noWet',
  veryCold: 'foundThere coldSkin slowed|sleepyLook|notKnowing ~12\n coldSkin slowed old ~10',
  spreadsFast: 'redSkin creeps ~4\n redSkin moreThanSeen hotRedSkin|blisters|infectedWound|rash|fever ~14',
  throatDanger:
    'chinPlace cannotOpen ~6\nchinPlace hardAs !oneSided ~3\n mouthShut drools|plummy|soreThroat ~12\n drools plummy ~8',
  hoarse: 'speechWord plummy ~4',
  fontanelle: 'softSpot sunken|bulges ~3',
  withdrawal: 'stoppedIt drinkWord shakesOrSees ~12 ..',
  doom: 'doomFeel',
  upperPain: 'bellyPlace highUp hurting ~3',
  cannotWalkInjury: 'noWeight !baby',
  erection: 'penisWord erect hoursLong ~6',
  cryDanger: 'highCry\nsettleNot',
  saddle: 'noHold backPain|bothLegs|sciatica ~10',
  legSwollenOne: 'oneLeg puffedLike !plainLegs ~2',
  pleuritic: 'catchWord breathIn ~4',
  drunk: 'bingeWord',
  labourHeavy: 'comesDown',
  drugTaken: 'streetDrug',
  scuba: 'diverWord ascentWord ~12',
  allergicReaction: 'trigger airPlace skinItch|swells ~14',
  steroidLong: 'steroidWord steroidStop ~5',
  blockedGut: 'noWind bloated|vomiting|bellyPain|bellyBigger ~10',
  pupilUneven: 'pupilWord pupilBig ~3',
  rightLowerPain: 'bellyPain|navel rightHip hurting ~12',
  fever: 'feelsHot !weather',
  eyePainRed: 'eyePlace eyeRed blurWord ~6',
  unsteadyJoint: 'kneePlace givesWay ~24 ..',
  heatStroke: 'heatWord hotDry wandering ~10',
};
