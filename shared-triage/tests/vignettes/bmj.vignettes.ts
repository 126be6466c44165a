import type { CareClass } from '../../src/levels';
import { type ClassedCase, personOfMark } from './case';

/**
 * The 45 standardised vignettes by which symptom checkers were first audited (Semigran and others, BMJ 2015;351:h3480),
 * told anew in the words of patients and their people. Condition, person and mark stay those of the audit.
 */
const ROWS: Readonly<Record<CareClass, readonly (readonly [id: string, mark: string, text: string])[]>> = {
  emergency: [
    [
      'liver-failure',
      '48f',
      'I am writing for my wife. She gets migraines and has been taking loads of paracetamol for them this week. Since this morning she is muddled, does not know what day it is, and keeps drifting off to sleep. The whites of her eyes look yellow.',
    ],
    [
      'appendicitis',
      '12f',
      'My daughter got terrible tummy pain out of the blue, all over her belly, and she has been vomiting with some diarrhoea. Her temperature is 40 and her tummy is hard and hurts when I touch it.',
    ],
    [
      'asthma',
      '27f',
      'I have asthma. For three days I have been getting more and more breathless and wheezy with a cough, after sitting next to somebody with a cold. I keep using my blue inhaler but it hardly helps.',
    ],
    [
      'copd-flare',
      '67f',
      'I have COPD and smoked all my life. For 3 days my breathing has been getting worse, I cough much more and bring up green phlegm, with a bit of a temperature. I need my pump far more than usual.',
    ],
    [
      'deep-vein-thrombosis',
      '65f',
      'I came out of hospital after a pneumonia. Since I started walking about again my right leg has become swollen, sore and tender. It has been five days and the calf is clearly thicker than the other one.',
    ],
    [
      'heart-attack',
      '64m',
      'Since yesterday I have had this pressure behind my breastbone, an 8 out of 10, with sweating and short of breath. Tylenol took the edge off at first but it is back and worse. I have high blood pressure.',
    ],
    [
      'haemolytic-uraemic-syndrome',
      '4m',
      'My little boy has had tummy ache and watery diarrhoea for a week; after the first day it turned bloody. We ate burgers at a fair a few days before. He looks pale and hardly wees.',
    ],
    [
      'kidney-stones',
      '45m',
      'An hour ago I suddenly got an awful pain in my left side under the ribs, it goes down towards my groin. I cannot lie still, nothing helps, and I feel sick and threw up.',
    ],
    [
      'malaria',
      '28m',
      'Came back from two months in Central America. For five days I have had fever, chills and shaking, paracetamol does nothing, and now diarrhoea too. I did not take any malaria tablets.',
    ],
    [
      'meningitis',
      '18m',
      'I am a student. For three days I have had a really bad headache and fever. Now light hurts my eyes and I cannot bend my neck.',
    ],
    [
      'pneumonia-severe',
      '65m',
      'For three days I have been coughing up thick phlegm with a fever of 38.3. I feel weak and my oxygen on the finger thing says 92%. I also have high blood pressure.',
    ],
    [
      'pulmonary-embolism',
      '65m',
      'Half an hour ago I suddenly could not get my breath and nearly fainted. There is a pain on the left of my chest when I breathe in. I had a new hip put in last week and my left calf is swollen.',
    ],
    [
      'rocky-mountain-spotted-fever',
      '8m',
      'My son has had fever, a headache and aching muscles for four days. Two days ago a rash of red dots started on his wrists and ankles. We went camping the week before.',
    ],
    [
      'stroke',
      '70m',
      'My father was eating when he started to slur his words, and within minutes he could hardly speak and his right arm went weak. He vomited. He takes warfarin for atrial fibrillation.',
    ],
    [
      'tetanus',
      '63m',
      'I cut my hand in the garden a while ago. Now my jaw is locked, I can barely open my mouth, and my back and neck go into terribly painful spasms when there is a loud noise. I never had all the tetanus shots.',
    ],
  ],
  clinician: [
    [
      'acute-otitis-media',
      '1.5f',
      'My 18 month old had a runny nose and cough all week. She goes to creche. Last night she got a fever, slept badly and keeps pulling at her ear.',
    ],
    [
      'acute-pharyngitis',
      '7f',
      'My daughter suddenly got a fever of 38.5 and a sore throat, and vomited. No cough and no runny nose. There is white stuff on her tonsils and the glands in her neck are swollen.',
    ],
    [
      'acute-pharyngitis-adult',
      '19m',
      'Bad sore throat for two days with fever, my tonsils are huge with white spots. I do not have a cough.',
    ],
    [
      'acute-sinusitis',
      '35m',
      'For 15 days I have had a blocked nose with thick yellow stuff and pain in my cheeks. It was getting better after the first week, then worse again. No fever.',
    ],
    [
      'back-pain',
      '34m',
      'My lower back pain shoots down my left leg to the foot since I lifted a fridge three weeks ago. I can walk and pee normally.',
    ],
    [
      'cellulitis',
      '45m',
      'The skin on my shin is red, hot, swollen and sore since yesterday and I have a slight fever.',
    ],
    [
      'copd-mild',
      '56f',
      'I smoke a pack a day. I always cough in the morning with white phlegm but after a cold three days ago I cough more and get a little short of breath. It happens every winter. No blood, no chills.',
    ],
    [
      'influenza',
      '30m',
      'Came down yesterday with a high fever, headache, dry cough, and my whole body aches. I feel like I have been hit by a truck.',
    ],
    [
      'mononucleosis',
      '16f',
      'I have had a sore throat, fever and no energy for a week and it is getting worse. Swallowing is hard. I could hardly get out of bed this morning. My neck glands are up.',
    ],
    [
      'peptic-ulcer',
      '40m',
      'For two months I have had a dull gnawing pain in my upper stomach that comes and goes. It wakes me at night and gets better when I eat or drink milk.',
    ],
    [
      'pneumonia',
      '32f',
      'I have had a cough with yellow phlegm, fever and chills for four days and it hurts on one side when I cough. I am not short of breath.',
    ],
    [
      'salmonella',
      '14m',
      'Since last night I have been vomiting with diarrhoea six times, cramps and a low fever. We had chicken at a picnic that was pink inside. No blood.',
    ],
    [
      'shingles',
      '77m',
      'For five days I had a burning ache on the right side of my chest, and now there is a red rash with clusters of blisters exactly there. I also feel off with a headache.',
    ],
    [
      'urinary-tract-infection',
      '26f',
      'It burns when I pee and I have to go every half hour, since two days. No fever and no back pain.',
    ],
    [
      'vertigo',
      '65f',
      'When I roll over in bed onto my right side the whole room spins for half a minute. It has been nearly every night for a month. My hearing is fine.',
    ],
  ],
  'self-care': [
    [
      'acute-bronchitis',
      '34f',
      'I have had a cough for 12 days. It began with a stuffy nose and a mild sore throat. Now it is just the cough with a bit of phlegm. No fever and I am not short of breath.',
    ],
    [
      'acute-bronchitis-2',
      '61m',
      'Coughing for ten days since a cold, some clear phlegm. No fever, no chest pain, never smoked.',
    ],
    [
      'acute-conjunctivitis',
      '14m',
      'My right eye is red and watery since three days and now the left too. They are stuck in the morning. Other kids at school have pink eye. I see fine.',
    ],
    ['viral-pharyngitis', '26f', 'Sore throat for three days with a runny nose and a bit of a cough. No fever.'],
    [
      'allergic-rhinitis',
      '22m',
      'Every spring for five years I sneeze all day, my nose is blocked and itchy and it is getting worse each year.',
    ],
    [
      'back-pain',
      '38m',
      'I hurt my lower back lifting boxes two weeks ago. It is an ache with cramps. Ibuprofen helps a bit. No pain in the leg, no weakness, no fever, I have not lost weight.',
    ],
    [
      'bee-sting',
      '9m',
      'My son was stung by a bee on the arm yesterday. The arm is a bit swollen and itchy around the sting. He is playing as usual and breathing normally.',
    ],
    [
      'canker-sore',
      '17m',
      'I have a painful little ulcer inside my lip. I get them every couple of months and they go away in a week or so.',
    ],
    [
      'candidal-infection',
      '40f',
      'Itching down there with a thick white discharge like cottage cheese for two days. No pain and no fever.',
    ],
    [
      'constipation',
      '5f',
      'My girl only poos every three days and it is hard and she strains. She is otherwise happy and eats well. No vomiting.',
    ],
    [
      'eczema',
      '12f',
      'Dry, itchy skin in the bends of my elbows and behind my knees. I have had it on and off since I was a baby.',
    ],
    ['stye', '30m', 'There is a sore little lump on the edge of my eyelid since yesterday. My sight is normal.'],
    [
      'upper-respiratory-infection',
      '30m',
      'For two days I have had a runny nose, sore throat, a cough with clear phlegm, a slight headache and a mild fever.',
    ],
    [
      'upper-respiratory-infection-child',
      '3f',
      'She has a runny nose and a little cough since yesterday, no fever, she is eating and playing.',
    ],
    [
      'vomiting',
      '18f',
      'I vomited twice last night after dinner and feel queasy. I can drink water. No fever, no pain, no diarrhoea.',
    ],
  ],
};

export const BMJ_VIGNETTES: readonly ClassedCase[] = Object.entries(ROWS).flatMap(([careClass, rows]) =>
  rows.map(([id, mark, text]) => ({
    id: `${careClass}/${id}`,
    person: personOfMark(mark),
    text,
    careClass: careClass as CareClass,
  })),
);
