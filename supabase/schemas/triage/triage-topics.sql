-- Of what a symptom check is: every rule and every sign of the checker has a category. What is not named here, and what names no
-- topic ("reads like an emergency"), is unsorted, which from 12 on is closed to guardians like a sensitive part.

create table private.triage_topics (
  -- Id of a rule (mind.low) or of a sign (lowMood).
  topic text primary key check (topic ~ '^[a-z][a-zA-Z0-9.]{0,79}$'),
  category text not null check (category in ('ordinary', 'mental_health', 'sexual_health', 'unsorted'))
);
comment on table private.triage_topics is
  'The category of each rule and sign of the symptom checker; substances, violence and harm count with mental health, pregnancy and HIV with sexual health.';
alter table private.triage_topics enable row level security;
alter table private.triage_topics force row level security;
revoke all on private.triage_topics from public, anon, authenticated, service_role;

insert into private.triage_topics (category, topic)
select g.category, t.topic from (values
  ('sexual_health', array[
    'askedPregnancy', 'askedTesticle', 'groinBoy', 'testicle.hidden', 'violated', 'violence.sexual', 'afterMenopause', 'assault', 'babyMovesLess', 'bleeding.menopause', 'bleeding.womb', 'breast.change',
    'breast.infected', 'breastLump', 'contractions', 'erection', 'fever.weakImmune', 'genitalSore', 'hivKnown',
    'labourHeavy', 'mastitis', 'maybePregnant', 'menopause', 'morningSickness', 'pelvis.infected',
    'period.irregular', 'period.simple', 'period.trouble', 'periodHeavy', 'periodIrregular', 'periodPain',
    'pregnancy.early', 'pregnancy.emergency', 'pregnancy.fever', 'pregnancy.minor', 'pregnancy.possible',
    'pregnancy.pressure', 'pregnancy.sick', 'pregnancy.warning', 'pregnant', 'privatePain', 'prostate',
    'recentBirth', 'sex.infection', 'sex.protect', 'shoulderTip', 'soaksPads', 'tamponLeft', 'testicle.lump',
    'testicle.sudden', 'testicleLump', 'testiclePain', 'thirdTrimester', 'thrush', 'thrush.check', 'thrush.simple',
    'unsafeSex', 'upperPainPregnant', 'vaginalBleeding', 'vaginalDischarge', 'watersBroken', 'weakImmune']),
  ('mental_health', array[
    'askedMind', 'askedPoison', 'askedViolence', 'askedWithdrawal', 'bodyShakes', 'crisis.unsaid', 'driedOut', 'lifeEnds',
    'notSafe', 'violence.home', 'withdrawal.begins', 'addiction', 'child.harmed', 'crisis.danger', 'crisis.suicide', 'drugTaken', 'drugs.unwell', 'drunk', 'eating',
    'hangover', 'harmOthers', 'liver.paracetamol', 'lowMood', 'mind.anxious', 'mind.low', 'overdose', 'panic',
    'paracetamolLots', 'poison.overdose', 'selfHarm', 'sleep.lasting', 'sleepless', 'storyDoesNotFit', 'stressed',
    'suicideIntent', 'suicideNamed', 'violence', 'violenceFear', 'wild', 'withdrawal']),
  ('unsorted', array[
    'danger.atRisk', 'danger.named', 'danger.several', 'danger.unclear', 'dangerNamed', 'doom', 'gravelyNamed',
    'minor', 'readsLikeEmergency', 'readsLikeHome', 'readsLikeSeen', 'readsLikeUrgent', 'request', 'scriptNeeded',
    'text.alike', 'text.alikeHome', 'text.alikeSeen', 'text.alikeWithoutSigns']),
  ('ordinary', array[
    'allergy.begins', 'askedAllergy', 'askedAwake', 'askedBelly', 'askedBite', 'askedBleeding', 'askedBreath', 'askedChest',
    'askedChild', 'askedEye', 'askedGas', 'askedHead', 'askedLeg', 'askedOld', 'askedSaddle', 'askedSepsis', 'askedStroke',
    'askedSugar', 'askedSwallow', 'askedUrine', 'askedWound', 'baby.notHimself', 'backBad', 'bite.unseen', 'discSwallowed',
    'effortPressure', 'eye.curtain', 'eyeCurtain', 'fumesAround', 'gas.inside', 'heart.effort', 'justAte', 'leaksUnfelt',
    'notHimself', 'reactionBegins', 'sepsis.old', 'spine.unfelt', 'strangeBite', 'stroke.passed', 'sugar.acid',
    'swallowed.disc', 'sweetBreath', 'thirstNew', 'wipeNumb', 'wordsLost',
    'abscess', 'acne', 'acneScars', 'adrenal.crisis', 'allergen', 'allergicReaction', 'allergy.severe',
    'allergy.spreading', 'amnesia', 'amputated', 'aneurysm', 'animalBite', 'animalSick', 'ankleSwelling',
    'anticoagulant', 'aorta', 'appendix', 'armJawPain', 'asthma', 'asthma.attack', 'asthma.worse', 'ateMedicine',
    'awake.unresponsive', 'baby', 'baby.cold', 'baby.fever', 'baby.feverHigh', 'baby.navel', 'baby.projectile',
    'baby.yellowSick', 'back.long', 'back.nerve', 'back.simple', 'backPain', 'badFood', 'balloons', 'barkingCough',
    'bedbound', 'bedsore', 'behindEar', 'belly.blow', 'belly.lasting', 'belly.olderPerson', 'belly.pancreas',
    'belly.severe', 'belly.simple', 'belly.withFever', 'bellyBigger', 'bellyBlow', 'bellyPain', 'bellySevere',
    'bigBlisters', 'bite.animal', 'bite.bad', 'bite.dangerous', 'bite.rabid', 'blackStool', 'blackoutNow',
    'bleedLittle', 'bleedStopped', 'bleeding.bowel', 'bleeding.bowelSome', 'bleeding.heavy', 'blisters', 'bloated',
    'blockedGut', 'blood.coughedOrVomited', 'bloodUrine', 'bloodyDiarrhoea', 'blueLips', 'blurGradual', 'bodyAches',
    'bodySpasms', 'boggyHead', 'bone.broken', 'bowel.changed', 'breathing.blue', 'breathing.effort',
    'breathing.noise', 'breathing.short', 'breathing.stopped', 'breathless', 'breathlessEffort', 'breathlessRest',
    'bruised', 'bruisesEasily', 'burn', 'burn.airway', 'burn.large', 'burn.small', 'burn.some', 'burnAirway',
    'burnLarge', 'burningPee', 'calf', 'calfPain', 'cancer', 'cannotBreathe', 'cannotPee', 'cannotSwallow',
    'cannotWalk', 'cannotWalkInjury', 'carSick', 'castTight', 'catching.rash', 'chest.pain', 'chest.stable',
    'chest.wall', 'chestCrushing', 'chestPain', 'chickenpox', 'chickenpox.simple', 'child', 'child.crying',
    'child.danger', 'child.earache', 'child.fever', 'child.feverLong', 'child.floppy', 'child.gut', 'child.limp',
    'child.minor', 'chills', 'choking', 'clotRisk', 'cold.simple', 'coldSore', 'colic', 'confused', 'confusion.new',
    'constipated', 'constipation.simple', 'copd', 'cordInfected', 'cough', 'cough.long', 'cough.simple',
    'cough.whoop', 'coughBlood', 'coughHurts', 'coughNight', 'cramp', 'croup', 'cryDanger', 'cut', 'cut.simple',
    'cutDeep', 'dangerousBite', 'darkUrine', 'dehydrated', 'dehydration.severe', 'deviceShock', 'diabetes',
    'diabetes.unwell', 'diabeticFoot', 'dialysisMissed', 'diarrhoea', 'diarrhoea.bloody', 'diarrhoea.bloodyChild',
    'diarrhoea.feverish', 'diarrhoea.foodborne', 'diarrhoea.simple', 'dive.bends', 'dizzy', 'dizzy.lasting',
    'dizzy.simple', 'dizzyStand', 'dose.wrong', 'drawsUpLegs', 'drowsy', 'ear.bone', 'ear.discharge', 'ear.simple',
    'earBlocked', 'earDischarge', 'earache', 'eczema', 'eczemaNamed', 'epilepsy', 'exhausted', 'eye.check',
    'eye.danger', 'eye.simple', 'eyeHurt', 'eyePainRed', 'eyeSocketSwelling', 'faceSwellingDental', 'faint',
    'faint.danger', 'faint.once', 'faintTrigger', 'fainted', 'fastBreathingChild', 'fattyFood', 'feedsBadly',
    'fever', 'fever.extreme', 'fever.lasting', 'fever.simple', 'feverFit', 'feverLow', 'fingersDoNotMove',
    'flankPain', 'flesh.dying', 'floppy', 'flu', 'fluidFromEar', 'fontanelle', 'food.stuck', 'frail', 'frequent',
    'fungus', 'gainedWater', 'gallstones', 'gas.fumes', 'gasFumes', 'glands', 'glands.lasting', 'glandular',
    'goesDown', 'gout', 'greenPhlegm', 'greenVomit', 'gumsBleed', 'gut.blocked', 'gut.infant', 'hairLoss',
    'hand.injected', 'handFootMouth', 'hardToSwallow', 'harmlessSwallowed', 'hayFever', 'head.artery', 'head.bump',
    'head.injury', 'head.injuryAtRisk', 'head.lasting', 'head.pressure', 'head.soft', 'head.worstHeadache',
    'headInjury', 'headache', 'headache.simple', 'headacheDanger', 'hearing.lost', 'hearingLoss', 'heart.atRisk',
    'heart.attack', 'heart.device', 'heart.failing', 'heart.flutter', 'heart.rhythm', 'heart.silent',
    'heartAttackNow', 'heartDisease', 'heartburn', 'heartburn.simple', 'heat', 'heatSick', 'heatStroke',
    'heavyBleeding', 'hernia', 'hernia.stuck', 'herniaStuck', 'hiccups', 'hiccups.simple', 'highEnergy', 'highFever',
    'hip.broken', 'hipFall', 'hives', 'hoarse', 'hotJoint', 'hotLeg', 'hotRedSkin', 'hypertension', 'impetigo',
    'improving', 'infectedWound', 'inhalerFails', 'inhalerHelps', 'injectedHand', 'injury.highEnergy',
    'injury.penetrating', 'injuryEvent', 'insectSting', 'itchyAllOver', 'jaundice', 'jellyStool', 'joint.hot',
    'joint.lasting', 'joint.unsteady', 'jointPain', 'ketones', 'kidney.dialysisMissed', 'kidney.fever',
    'kidney.infected', 'kidney.pain', 'kidney.potassium', 'kidney.stone', 'kidneyDisease', 'leaksUrine', 'leg.clot',
    'legSwollenOne', 'legs.swollen', 'legs.weak', 'lice', 'lightHurts', 'limb.danger', 'limb.pressure', 'limbCold',
    'limbColdNumb', 'limbColdWhite', 'limbTense', 'limpChild', 'liver.failing', 'lockjaw', 'lump', 'lung.clot',
    'lungs.chronic', 'lungs.flare', 'malaria', 'malariaFear', 'mayBeBroken', 'mealLinked', 'measles',
    'medicine.rash', 'memory', 'meningitis.signs', 'mole', 'mottled', 'mouth.lasting', 'mouth.simple', 'mouthUlcer',
    'muchBlood', 'nappyRash', 'nausea', 'nearEye', 'neck.injury', 'neckInjury', 'neckLump', 'neckPain',
    'nerves.tingling', 'newMedicine', 'newborn', 'nightSweats', 'noAppetite', 'noFeeling', 'noUrine', 'nose.bleed',
    'nose.bleedLong', 'noseOnly', 'nosebleed', 'nosebleedLong', 'notBreathing', 'nothingStays', 'object.noseEar',
    'onFace', 'oneSideNumb', 'oneSwollen', 'openFracture', 'outstretchedHand', 'oxygen.low', 'pain.severe',
    'pain.shock', 'pain.sudden', 'painOnJolt', 'painToBack', 'painToGroin', 'pale', 'paleLittleUrine',
    'palpitations', 'paralysedLegs', 'peesOften', 'penetrating', 'pesticide', 'pesticideSigns', 'piles',
    'piles.simple', 'playsWell', 'pleuritic', 'pneumonia', 'pneumonia.severe', 'poison.pesticide', 'poisonTaken',
    'potassiumHigh', 'pressure.crisis', 'pressure.high', 'pressure.low', 'pressure.raised', 'projectileVomit',
    'pupilUneven', 'rash', 'rashBlistersMouth', 'rashNotFading', 'rashWristsAnkles', 'recentOperation', 'recovered',
    'rectalBleeding', 'recurring', 'redEye', 'remedyFails', 'rightLowerPain', 'rigors', 'risesFast', 'rollTrigger',
    'rottenFlesh', 'runnyNose', 'saddle', 'saddleNumb', 'scalpTender', 'sciatica', 'screams', 'scuba', 'seesSpots',
    'seizure', 'seizure.first', 'seizure.known', 'seizure.now', 'seizureNow', 'sepsis', 'severePain', 'shakesHard',
    'sharpSwallowed', 'shingles', 'shinglesNamed', 'sinus.lasting', 'sinusPain', 'skin.infected', 'skin.lasting',
    'skin.peeling', 'skin.simple', 'skin.spreading', 'sleep.pauses', 'smellLoss', 'smoker', 'snores', 'somePain',
    'soreThroat', 'spine.danger', 'spine.pressed', 'spinning', 'sprain', 'spreadsFast', 'steroidLong', 'stiffNeck',
    'sting.infected', 'sting.simple', 'stomach.ulcer', 'stridor', 'stroke.signs', 'strokeSigns', 'stye',
    'suddenSwelling', 'sugar.control', 'sugar.high', 'sugar.low', 'sugar.newChild', 'sugar.veryHigh', 'sugarExtreme',
    'sugarHigh', 'sugarLow', 'sugarReading', 'sunburn', 'swallowed.dangerous', 'swallowed.harmless',
    'swallowed.object', 'swallowed.sharp', 'swallowedBattery', 'swallowedThing', 'swallowing', 'sweating', 'tbSigns',
    'tearingPain', 'teething', 'tetanus.signs', 'thingInNoseEar', 'thirst', 'thirst.new', 'throat.bacterial',
    'throat.closing', 'throat.simple', 'throatDanger', 'throatPus', 'throatSwelling', 'thunderclap', 'tick',
    'tick.fever', 'tinnitus', 'tired.lasting', 'tooth', 'tooth.danger', 'tooth.swollen', 'toothOut', 'toothache',
    'travel', 'tremor', 'tuberculosis', 'turnsColour', 'twitch', 'twitch.simple', 'unableNormal', 'unchanged',
    'unresponsive', 'unsteadyJoint', 'upperPain', 'upsetStomach', 'urine.blood', 'urine.infection', 'urine.often',
    'urine.stopped', 'vaccineFever', 'vertigo', 'vertigo.danger', 'veryCold', 'visionFine', 'vitaminOnly',
    'vomitBlood', 'vomitManyDays', 'vomiting', 'vomiting.lasting', 'vomiting.simple', 'wart', 'weakLegs',
    'weakness.climbing', 'weaknessClimbs', 'weeping', 'weight.loss', 'weightLoss', 'wheeze', 'whoop', 'withEffort',
    'workOfBreathing', 'worms', 'worms.simple', 'worsening', 'wound.burst', 'wound.deep', 'wound.infected',
    'wound.nerve', 'woundBurst', 'wrist.fall', 'wrongDose', 'yellowBaby'])
) g (category, topics) cross join lateral unnest(g.topics) t (topic);

create function private.sounds_private(p_words text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  -- Whole stems of what rules may not have understood. Too much is caught rather than too little: it only hides from others.
  select coalesce(p_words, '') ~* '\m(sex|condom|pregnan|periods?\M|hiv\M|aids\M|arvs?\M|prep\M|std|sti(s)?\M|abort|contracept|the pill|morning.after|penis|vagin|virgin|gay\M|lesbian|trans(gender)?\M|rape|raped|abus|suicid|die\M|kill|cut(ting)? my|self.?harm|depress|anxi|panic|drug|dagga|weed\M|tik\M|nyaope|alcohol|drunk|vap(e|ing)|swanger|khulelwe|ithwele)'
$$;
comment on function private.sounds_private(text) is 'Whether free words may speak of what a young person keeps to themselves.';

create function private.category_of_check(p_fired text[], p_answers jsonb, p_origin text) returns text
language sql stable security definer set search_path = '' as $$
  with topics as (
    select unnest(p_fired) as topic
    union select f.value ->> 'id' from jsonb_array_elements(case jsonb_typeof(p_answers -> 'facts') when 'array' then p_answers -> 'facts' else '[]' end) f
      where f.value ->> 'answer' is distinct from 'no'
    union select q.value ->> 'id' from jsonb_array_elements(case jsonb_typeof(p_answers -> 'questions') when 'array' then p_answers -> 'questions' else '[]' end) q
      where q.value ->> 'answer' is distinct from 'no'),
  known as (select coalesce(k.category, 'unsorted') as category from topics t left join private.triage_topics k on k.topic = t.topic)
  -- What was measured is as open as the measurement.
  select case when p_origin = 'reading' then 'ordinary'
    when exists (select from known where category = 'sexual_health') or p_answers ->> 'pregnant' in ('yes', 'unsure') then 'sexual_health'
    when exists (select from known where category = 'mental_health') then 'mental_health'
    when exists (select from known where category = 'unsorted') or not exists (select from known)
      or private.sounds_private(p_answers ->> 'words') then 'unsorted'
    else 'ordinary' end
$$;
comment on function private.category_of_check(text[], jsonb, text) is
  'Of what a symptom check is, by its rules, its signs and its words: ordinary, mental_health, sexual_health, or unsorted where it is not known.';
