/** Synonyms in South African, British and American English; a pattern names a class as `{visit}`. */
export const WORD_CLASSES: Readonly<Record<string, readonly string[]>> = {
  visit: ['appointment*', 'appt*', 'visit*', 'consult', 'consults', 'consultation*', 'booking*', 'slot*', 'checkup*'],
  doctor: [
    'doctor*',
    'dr',
    'doc',
    'gp',
    'gps',
    'specialist*',
    'physician*',
    'clinician*',
    'sister',
    'nurse*',
    'practitioner*',
    'provider*',
    'cardiolog*',
    'dermatolog*',
    'paediatric*',
    'pediatric*',
    'psychiatr*',
    'psycholog*',
    'gynae*',
    'gynecolog*',
    'obgyn',
    'neurolog*',
    'oncolog*',
    'orthop*',
  ],
  pills: ['medicine*', 'medication*', 'meds', 'tablets', 'pill', 'pills', 'inhaler*', 'insulin', 'muti'],
  record: ['record*', 'results', 'file', 'files', 'folder', 'chart', 'charts', 'history', 'notes', 'documents'],
  device: [
    'camera*',
    'webcam*',
    'cam',
    'mic',
    'mics',
    'microphone*',
    'speaker*',
    'headset*',
    'headphone*',
    'earphone*',
    'earbuds',
    'sound',
    'audio',
    'video',
  ],
  machine: ['phone', 'cellphone', 'smartphone', 'laptop', 'computer', 'pc', 'ipad', 'device', 'browser'],
  person: [
    'person',
    'human',
    'humans',
    'someone',
    'somebody',
    'people',
    'agent',
    'operator',
    'representative',
    'staff',
  ],
  mine: ['my', 'me', 'our', 'the'],
};

/** Words close to a lexicon word that are not a typing error of it, e.g. cancer and cancel. Never corrected. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  (
    'cancer cancers pride prince prize place police patient patients sister mister person prison visa vista vision ' +
    'reports report reset result rest fever fees feel feet film fine mind kind books boot look cook brook broke ' +
    'contract conduct contest content test tests text taste medical medieval private privately prime cost cast coast ' +
    'crust sounds round ground found chest cheese change charge chance changed charged changing charging strip scrip ' +
    'record regard hospital human humane woman calls called cable table tables station phone phones alone stone ' +
    'refuse refused refusal reform compliance compliant speak specialist specialists ' +
    'pricey precise insure ensure assurance nurse purse curse horse course house mouse post lost most host ' +
    'infection infections infected'
  ).split(' '),
);
