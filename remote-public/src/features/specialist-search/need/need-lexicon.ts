import type { Specialty } from '@telehealth/contracts/people';

/**
 * Plain words per specialty that usually treats them. They lead to a list of specialists and are no diagnosis; ambiguous
 * words are left to general practice. Phrases have the syntax of the red-flag rules: within a word `|` separates alternatives
 * and `*` stands for any ending, `~` for up to four words between.
 */
export const NEED_LEXICON: Readonly<Record<Exclude<Specialty, 'general'>, readonly string[]>> = {
  pediatrics: [
    'baby|babies|newborn|infant|toddler',
    'my son|daughter|grandson|granddaughter|grandchild',
    'child|children|kid|kids|paediatric*|pediatric*',
    'umntwana|usana|ngwana',
    'nappy|diaper|teething|colic',
  ],
  dermatology: [
    'skin|dermat*|isikhumba',
    'rash*|eczema|psoriasis|acne|pimple*|hives',
    'mole|moles|wart|warts|ringworm|scabies',
    'itch*|jeuk',
    'hair loss|falling',
    'nail|nails|dandruff|scalp',
  ],
  cardiology: [
    'heart|cardiac|cardio*|inhliziyo|intliziyo',
    'blood pressure',
    'hypertension|bloeddruk',
    'palpitation*|arrhythmia|pacemaker|heartbeat|pulse',
    'cholesterol',
    'swollen ankles|feet',
  ],
  neurology: [
    'headache*|migraine*|hoofpyn|ikhanda',
    'dizz*|vertigo',
    'seizure*|epilep*',
    'numb*|tingling',
    'pins ~ needles',
    'tremor*|parkinson*',
    'memory|forgetful|dementia',
  ],
  psychiatry: [
    'depress*|sad|hopeless',
    'low mood',
    'anxi*|anxious|worry|worried|worries|panic*|angs',
    'stress*|burnout',
    'sleep|insomnia',
    'awake ~ night',
    'trauma*|ptsd|nightmare*|grief|grieving',
    'mental health',
    'bipolar|adhd|addict*',
  ],
  obgyn: [
    'pregnan*|antenatal|prenatal|khulelwe|swanger',
    'my|missed|late|painful|heavy period|periods',
    'menstrua*|menopaus*',
    'contracept*|iud|fertility|infertil*',
    'birth control',
    'family planning',
    'hot flushes|flashes',
    'vaginal|cervical|ovar*|uterus|fibroid*|endometriosis|pcos|breastfeeding',
    'pap smear',
  ],
  orthopedics: [
    'knee|knees|hip|hips|shoulder*|elbow*|ankle|wrist',
    'back pain|ache',
    'rugpyn|sciatica',
    'back|neck ~ hurts|sore|painful|stiff',
    'joint|joints|arthritis|gout',
    'bone|bones|fracture*|sprain*|ligament*',
    'sports injury',
  ],
  internal: [
    'diabet*|insulin|suikersiekte|ushukela',
    'blood sugar',
    'thyroid|goitre',
    'kidney|kidneys|liver|hepatitis',
    'asthma|copd|lungs|tuberculosis|tb|hiv|arv|arvs',
    'stomach ulcer',
    'reflux|heartburn|bowel*|ibs|crohn*',
    'anaemi*|anemi*|lupus|autoimmune',
    'chronic ~ condition|illness|medicine',
  ],
  oncology: [
    'cancer*|tumour*|tumor*|kanker|umdlavuza',
    'chemo*|radiotherap*|radiation',
    'oncolog*|leukaemi*|leukemi*|lymphoma|melanoma',
    'lump ~ breast',
    'breast ~ lump',
    'biopsy',
  ],
  other: ['physio*|rehab*|stutter*', 'speech therap*', 'exercise|swallowing ~ therapy'],
};
