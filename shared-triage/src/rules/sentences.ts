import { ALIKE_RULE } from './alike.rules';
import type { TriageRule } from './triage-rule';

/** The sentences of a rule where its whole result is shown. */
export interface Sentences {
  text: string;
  /** Advice beyond that of the level. */
  todo?: string;
  /** Reasons to act sooner. */
  watch?: string;
}

/**
 * The sentences that the symptom checker shows. A page that only scans for danger needs the short text of the rule itself and
 * does not load these (0156).
 */
const SENTENCES: Readonly<Record<string, Partial<Sentences>>> = {
  'breathing.stopped': {
    todo: 'If something is stuck: five firm blows between the shoulder blades. If there is no breathing: press on the chest.',
  },
  'heart.attack': { todo: 'Sit down and rest. Chew an aspirin of 300 mg if you are not allergic to it.' },
  'chest.wall': {
    text: 'Soreness of the chest wall is rarely dangerous, but pain in the chest should be looked at.',
    watch: 'The pain comes with effort, sweating or breathlessness',
  },
  'heart.flutter': { text: 'Palpitations that come back should be looked at, mostly without hurry.' },
  'legs.swollen': { text: 'New swelling of both legs should be explained.' },
  'faint.once': { text: 'After a faint the cause should be looked for, even when all is well again.' },
  'pressure.high': { text: 'Blood pressure this high should be checked again and treated today.' },
  'pressure.raised': { text: 'Raised blood pressure should be followed up.' },
  'breathing.effort': {
    text: 'New breathlessness, even only with effort, should be looked at today.',
    watch: 'You become breathless at rest or cannot finish a sentence',
  },
  croup: { text: 'A barking cough in a child is often croup and can get worse at night.' },
  'asthma.attack': {
    todo: 'Sit up and take one puff of the blue inhaler every minute, up to ten, while you get help.',
  },
  'asthma.worse': { text: 'A wheeze, or asthma that gets worse, should be treated today.' },
  'lungs.chronic': { text: 'With smoking or a lung disease, a cough that changes should be treated early.' },
  'leg.clot': { todo: 'Do not rub the leg.' },
  pneumonia: { text: 'Fever with coloured phlegm or pain when breathing can be pneumonia.' },
  'cough.whoop': { text: 'Coughing fits that end in a whoop or vomiting can be whooping cough.' },
  'cough.long': { text: 'A cough of three weeks or more should be looked at; in South Africa also for tuberculosis.' },
  tuberculosis: { text: 'A cough with night sweats or weight loss can be tuberculosis.' },
  'sleep.pauses': { text: 'Loud snoring with pauses in breathing should be looked into.' },
  'awake.unresponsive': { todo: 'Lay the person on their side. If there is no normal breathing, press on the chest.' },
  'seizure.now': { todo: 'Keep the head from knocking, put nothing into the mouth, and look at the clock.' },
  'seizure.known': { text: 'A seizure in spite of treatment should be talked over with a clinician today.' },
  'stroke.signs': { todo: 'Note when it began. Give nothing to eat or drink.' },
  'head.lasting': { text: 'A headache that lasts, keeps coming back or changes should be looked at.' },
  'head.injuryAtRisk': { text: 'After a blow to the head babies and older people should be looked at today.' },
  'head.bump': {
    text: 'A knock on the head without other signs can be watched at home.',
    watch: 'Vomiting, drowsiness, confusion, a worse headache, or fluid from ear or nose within the next two days',
  },
  'spine.danger': { text: 'Back pain with fever, cancer, weakness or after a fall should be looked at today.' },
  'back.nerve': { text: 'Back pain going down a leg should be looked at; it mostly settles in weeks.' },
  'back.long': { text: 'Back pain of more than six weeks should be looked at.' },
  'back.simple': {
    text: 'Simple back pain mostly gets better in a few weeks. Keep moving.',
    watch: 'Numbness between the legs, weak legs, trouble with bladder or bowel, or fever',
  },
  vertigo: { text: 'A spinning sensation is mostly from the inner ear and can be treated.' },
  'dizzy.lasting': { text: 'Dizziness that stays or comes back should be looked at.' },
  'nerves.tingling': { text: 'Tingling or numbness that stays should be looked at.' },
  'legs.weak': { text: 'A leg that is newly weak should be examined today.' },
  memory: { text: 'Forgetfulness that grows should be looked into.' },
  tremor: { text: 'Trembling that stays should be looked at.' },
  'headache.simple': {
    text: 'A headache like this mostly passes with rest, water and a simple painkiller.',
    watch: 'The headache becomes sudden or severe, or comes with fever, a stiff neck, confusion or weakness',
  },
  'dizzy.simple': {
    text: 'Short light-headedness, as on standing up, is mostly harmless. Rise slowly and drink enough.',
    watch: 'You faint, or it comes with chest pain, palpitations or weakness',
  },
  appendix: { todo: 'Do not eat or drink until you have been seen.' },
  hernia: { text: 'A hernia should be looked at, mostly without hurry.' },
  jaundice: { text: 'Yellow skin or eyes should be looked at today.' },
  'bleeding.bowelSome': { text: 'Blood from the bottom should be looked at, even when piles are likely.' },
  'diarrhoea.bloody': { text: 'Bloody diarrhoea should be looked at today.' },
  'diarrhoea.feverish': { text: 'Diarrhoea or vomiting with fever can be a gut infection that needs treatment.' },
  'diarrhoea.foodborne': {
    text: 'Diarrhoea and vomiting after risky food or travel, or for several days, should be looked at.',
  },
  'gut.infant': { text: 'Babies, older and weak people dry out quickly.' },
  'dehydration.severe': { todo: 'Small sips of oral rehydration solution every few minutes on the way.' },
  'vomiting.lasting': { text: 'Vomiting for two days or more should be looked at.' },
  gallstones: { text: 'Upper belly pain after fatty food can be gallstones.' },
  'stomach.ulcer': { text: 'Upper belly pain or heartburn that stays or is linked to meals can be an ulcer.' },
  swallowing: { text: 'Food that gets stuck should be looked into.' },
  'belly.lasting': { text: 'Belly pain that lasts, gets worse or keeps coming back should be looked at.' },
  'belly.olderPerson': { text: 'Belly pain in an older person, or strong pain, should be looked at today.' },
  'bowel.changed': { text: 'A bowel habit that changes for weeks should be looked into.' },
  'weight.loss': { text: 'Losing weight without meaning to should be looked into.' },
  'kidney.pain': { text: 'Pain in the flank with these signs should be looked at today.' },
  'diarrhoea.simple': {
    text: 'Diarrhoea mostly stops within days. Drink more than usual, with oral rehydration solution.',
    watch: 'Blood, high fever, no urine, or it lasts longer than a week',
  },
  'vomiting.simple': {
    text: 'Vomiting mostly stops within a day or two. Take small sips often.',
    watch: 'Nothing stays down, blood or green vomit, severe pain, or no urine',
  },
  'constipation.simple': {
    text: 'Constipation mostly gets better with fibre, water and moving; a pharmacist can help.',
    watch: 'Severe pain, vomiting, blood, or it lasts in spite of treatment',
  },
  'heartburn.simple': {
    text: 'Heartburn mostly gets better with smaller meals and a remedy from the pharmacy.',
    watch: 'Pain with effort or sweating, black stools, or food that gets stuck',
  },
  'belly.simple': {
    text: 'A mild stomach ache mostly passes by itself.',
    watch: 'The pain becomes severe, moves to the lower right, or comes with fever or vomiting',
  },
  'piles.simple': { text: 'Piles mostly settle with fibre, water and a cream from the pharmacy.' },
  'worms.simple': { text: 'Worms are treated with a tablet from the pharmacy, for the whole household.' },
  'hiccups.simple': { text: 'Hiccups stop by themselves.' },
  'pregnancy.sick': { text: 'In pregnancy this should be looked at the same day.' },
  'pregnancy.minor': {
    text: 'This is common in pregnancy. Ask at your next antenatal visit, and a pharmacist which remedies are safe.',
    watch: 'Bleeding, pain, fever, swelling, seeing spots, or nothing stays down',
  },
  'breast.infected': { text: 'A red, sore breast while feeding may need antibiotics. Go on feeding.' },
  'breast.change': { text: 'A change in a breast should be looked at; most are harmless.' },
  'bleeding.menopause': { text: 'Bleeding after the menopause should be looked at within days.' },
  'period.trouble': { text: 'Heavy or very painful periods can be treated.' },
  'period.simple': { text: 'Period pain mostly eases with warmth and a simple painkiller.' },
  'pelvis.infected': { text: 'Discharge with lower belly pain or fever can be an infection of the womb.' },
  'sex.infection': { text: 'Discharge or sores should be tested and treated, for the partner too.' },
  'sex.protect': { text: 'Pills against HIV and pregnancy work only within 72 hours: the sooner, the better.' },
  'thrush.check': {
    text: 'Thrush should be looked at in pregnancy, with diabetes, when it keeps coming back or a cream does not help.',
  },
  'thrush.simple': { text: 'Thrush is treated with a cream or tablet from the pharmacy.' },
  'urine.infection': { text: 'Burning or frequent passing of urine is mostly an infection that needs treatment.' },
  'kidney.fever': { text: 'Flank pain with fever can be a kidney infection.' },
  'urine.blood': { text: 'Blood in the urine should always be looked into.' },
  'urine.often': { text: 'Passing urine often or slowly should be looked at.' },
  'testicle.lump': { text: 'A lump in a testicle should be looked at within days.' },
  menopause: { text: 'Complaints of the menopause can be treated.' },
  'pregnancy.possible': { text: 'A possible pregnancy should be tested and talked over.' },
  'child.feverLong': { text: 'A child with high fever, or fever for days, should be looked at today.' },
  'child.fever': {
    text: 'A child with fever who drinks and plays can be looked after at home.',
    watch:
      'The child drinks little, is drowsy, has a rash that does not fade, breathes fast, or the fever lasts five days',
  },
  'child.earache': {
    text: 'Earache mostly settles in three days; in small children and with fever it should be looked at.',
  },
  'child.limp': { text: 'A child who does not use a limb should be examined today.' },
  'child.crying': { text: 'A baby who cannot be calmed for hours should be looked at.' },
  'baby.navel': { text: 'A red or smelly navel of a newborn should be looked at today.' },
  'catching.rash': { text: 'This may be measles or another catching illness; call before you go.' },
  'chickenpox.simple': {
    text: 'Chickenpox and hand, foot and mouth disease pass by themselves in a week or two.',
    watch: 'The child drinks little, is drowsy, or spots become hot and very sore',
  },
  'swallowed.object': { text: 'A swallowed object should be talked over today; coins and smooth things mostly pass.' },
  'object.noseEar': { text: 'A thing in nose or ear should be taken out by a clinician; do not poke.' },
  'child.minor': {
    text: 'This is common in children and passes; a pharmacist or clinic sister can advise.',
    watch: 'Fever for days, poor drinking, drowsiness',
  },
  'nose.bleed': { text: 'Sit, lean forward and pinch the soft part of the nose for 15 minutes.' },
  'burn.some': { text: 'A burn with blisters, or in a child or older person, should be looked at today.' },
  'burn.small': { text: 'Cool a small burn for 20 minutes under running water and cover it loosely.' },
  'bone.broken': { text: 'After this injury a bone may be broken and should be X-rayed.' },
  gout: { text: 'A hot, red joint should be treated today.' },
  'joint.lasting': { text: 'Joint pain that stays should be looked at.' },
  'wound.deep': { text: 'A deep, gaping or dirty wound may need stitches and a tetanus injection within hours.' },
  'wound.infected': { text: 'A wound that turns red, hot or runs pus should be treated today.' },
  'bite.animal': { text: 'Wash the bite with soap for 15 minutes. Rabies must be prevented the same day.' },
  'bite.rabid': { todo: 'Wash it with soap under running water for 15 minutes first.' },
  'allergy.severe': {
    todo: 'Use an adrenaline pen if there is one. Lie down with the legs up, or sit if breathing is hard.',
  },
  hives: {
    text: 'Hives mostly fade within a day; an antihistamine helps.',
    watch: 'Swelling of lips, tongue or throat, or trouble breathing',
  },
  'sting.infected': { text: 'A bite that spreads or comes with fever may be infected.' },
  'sting.simple': {
    text: 'Most stings and bites settle in days. Cool it, and remove a sting or tick.',
    watch: 'Trouble breathing, swelling of the face, fever, or redness that spreads after two days',
  },
  'swallowed.dangerous': { todo: 'Do not make the person vomit. Poison help: 0861 555 777.' },
  'dose.wrong': { text: 'After a wrong dose call the poison line or a pharmacist at once: 0861 555 777.' },
  'cut.simple': {
    text: 'A small wound or sprain heals at home: clean and cover, or rest, ice and raise.',
    watch: 'You cannot use or stand on it, it becomes numb, or it turns red and hot',
  },
  'skin.infected': { text: 'Red, hot, sore skin can be an infection that needs antibiotics.' },
  shingles: { text: 'Shingles is best treated within three days; near the eye at once.' },
  'medicine.rash': { text: 'A rash after a new medicine should be talked over today, before the next dose.' },
  abscess: { text: 'A boil that grows or hurts may have to be opened.' },
  'skin.lasting': { text: 'A change of the skin or a lump that stays should be looked at.' },
  'skin.simple': {
    text: 'This kind of skin trouble is mostly treated at home or with help from a pharmacist.',
    watch: 'Fever, spreading redness, pus, or it does not get better in two weeks',
  },
  'eye.check': { text: 'An eye that stays red, hurts or sees worse should be looked at.' },
  'eye.simple': {
    text: 'A pink, sticky eye or a stye mostly clears in one to two weeks. Bathe it and wash hands.',
    watch: 'Sight gets worse, light hurts, or the pain becomes strong',
  },
  'ear.discharge': { text: 'Fluid from an ear or ringing should be looked at.' },
  'hearing.lost': { text: 'Hearing that is suddenly lost can often be saved if treated within days.' },
  'ear.simple': { text: 'A blocked ear mostly clears; oil drops soften wax.' },
  'throat.bacterial': { text: 'A sore throat with fever, white spots or swollen glands may need treatment.' },
  glandular: { text: 'A sore throat with great tiredness for a week can be glandular fever.' },
  'glands.lasting': { text: 'A lump in the neck or a hoarse voice for weeks should be looked at.' },
  'throat.simple': {
    text: 'A sore throat mostly passes within a week.',
    watch: 'You cannot swallow saliva, the mouth hardly opens, or it lasts over a week',
  },
  'sinus.lasting': { text: 'Face pain with thick nose discharge for ten days or with fever should be looked at.' },
  'cold.simple': {
    text: 'A cold, a blocked nose or hay fever can be looked after at home.',
    watch: 'High fever, breathlessness, or it lasts over ten days with strong face pain',
  },
  'cough.simple': {
    text: 'A cough after a cold can last three weeks and mostly needs no antibiotics.',
    watch: 'Breathlessness, blood, chest pain, fever for days, or more than three weeks',
  },
  'tooth.danger': { todo: 'Put a knocked-out grown-up tooth back or into milk.' },
  'tooth.swollen': { text: 'Toothache with a swollen face or fever needs treatment today.' },
  tooth: { text: 'Toothache should be seen by a dentist in the next days.' },
  'mouth.lasting': { text: 'A mouth sore of more than three weeks should be looked at.' },
  'mouth.simple': { text: 'Mouth ulcers heal by themselves in one to two weeks.' },
  'fever.lasting': { text: 'Fever that lasts three days, or in a person at risk, should be looked at today.' },
  flu: {
    text: 'Influenza with high fever and aches should be talked over with a clinician, above all for people at risk.',
  },
  'fever.simple': {
    text: 'A fever or flu of a day or two can be looked after at home: rest, drink, paracetamol.',
    watch: 'Fever for three days, breathlessness, a stiff neck, a rash, confusion',
  },
  'sugar.high': { text: 'A high blood sugar, or great thirst with weight loss, should be looked at today.' },
  'sugar.low': { todo: 'If awake: 4 teaspoons of sugar or half a glass of juice now.' },
  'thirst.new': { text: 'Great thirst with much urine should be tested for diabetes.' },
  'mind.low': { text: 'Low mood, addiction and eating troubles can be treated. You do not have to bear this alone.' },
  'mind.anxious': { text: 'Anxiety and panic can be treated.' },
  'sleep.lasting': { text: 'Sleeping badly for weeks should be talked over.' },
  'tired.lasting': { text: 'Tiredness for weeks should be looked into.' },
  'danger.unclear': { text: 'Pain this strong should be looked at today.' },
  'pain.severe': { text: 'Severe pain should be looked at today.' },
  request: { text: 'A prescription, note, result or check-up is a matter for a visit.' },
  minor: {
    text: 'This is mostly harmless and gets better with rest and a simple remedy.',
    watch: 'It lasts longer than two weeks, or becomes severe',
  },
  'chest.stable': {
    text: 'Known angina that has not changed and passes with rest should be reviewed.',
    watch: 'The pain comes at rest, lasts longer than usual, or the spray does not help within five minutes',
  },
  'kidney.dialysisMissed': {
    text: 'A missed dialysis should be made up for today: call the unit.',
    watch: 'Weakness, an uneven heartbeat or breathlessness',
  },
  'poison.pesticide': {
    todo: 'Get out of the spray, take the clothes off and wash the skin with soap and water. Poison help: 0861 555 777.',
  },
  'limb.pressure': { todo: 'Do not bandage it tighter and do not raise it above the heart.' },
  'wound.burst': { todo: 'Cover it with a clean cloth wet with boiled, cooled water; push nothing back.' },
  'adrenal.crisis': { todo: 'Take the emergency dose or injection you were given for this.' },
  'sugar.control': {
    text: 'With diabetes, sugar readings above 10 call for a review of the treatment.',
    watch: 'Great thirst, vomiting, belly pain, drowsiness, or readings above 14',
  },
  'swallowed.harmless': {
    text: 'A swallowed fruit pip, chewing gum or a little toothpaste passes by itself.',
    watch: 'Choking, drooling, pain, or vomiting',
  },
  'joint.unsteady': { text: 'A knee that locks or gives way should be examined.' },
  'wrist.fall': { text: 'A sore wrist after a fall on the hand should be X-rayed.' },
  'period.irregular': { text: 'Irregular periods, or no pregnancy after a year of trying, should be looked into.' },
  'twitch.simple': {
    text: 'A twitching eyelid or muscle mostly comes from tiredness, stress or coffee and passes.',
    watch: 'It lasts over two weeks, the eye stays shut, or the face droops',
  },
  [ALIKE_RULE]: { todo: 'Look at the danger signs. If one is there, call 112 or go to an emergency centre now.' },
  'text.alikeWithoutSigns': {
    text: 'The words sound like an emergency. No danger sign was said to be there, but somebody should hear it now, or today at the latest.',
  },
  'text.alikeSeen': {
    text: 'The words sound like something a clinician must see, so home care alone may not be enough.',
  },
  'text.alikeHome': {
    text: 'None of our rules knows these words. They sound like something that gets better at home.',
    todo: 'If it is no better after three days, or comes back, have it looked at.',
  },
};

/** @throws Error when the rule has no sentence for what it noticed */
export function sentencesOf({ id, text }: TriageRule): Sentences {
  const said = { text, ...SENTENCES[id] };
  if (said.text === '') throw new Error(`The rule ${id} says nothing`);
  return said;
}
