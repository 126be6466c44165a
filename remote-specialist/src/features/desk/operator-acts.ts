/** In words, by the names that operator_log() gives. */
const ACTS: Readonly<Record<string, string>> = {
  'registration.verified': 'Confirmed a registration',
  'registration.rejected': 'Did not confirm a registration',
  'registration.suspended': 'Suspended a registration',
  'registration.pending': 'Asked for more evidence',
  'evidence.certificate': 'Opened a certificate',
  'evidence.identity': 'Opened an identity document',
  'evidence.other': 'Opened a document',
  'emergency.justified': 'Found an emergency access justified',
  'emergency.not_justified': 'Found an emergency access not justified',
  'emergency.disputed': 'Answered a disputed verdict',
  'report.answered': 'Answered a reported look',
  'help.answered': 'Answered the help desk',
  'death.confirmed': 'Confirmed a death',
  'death.refused': 'Did not confirm a death',
  'death.undone': 'Took a death back',
  'authority.confirmed': 'Confirmed a guardian’s paper',
  'authority.refused': 'Did not accept a guardian’s paper',
  'guardianship.ended': 'Ended a guardianship',
  'record.released': 'Released a record',
  'record.merged': 'Marked two records as one person’s',
  'record.unmerged': 'Took two records apart',
  'flag.set': 'Set a flag',
  'flag.ended': 'Ended a flag',
  'check.looked': 'Looked at an answer of the symptom checker',
  'account.looked': 'Looked up an account',
  'incident.incident': 'Wrote down an incident',
  'incident.complaint': 'Wrote down a complaint',
  'incident.breach': 'Wrote down data in wrong hands',
  'incident.open': 'Added to the register',
  'incident.told': 'Told those concerned',
  'incident.closed': 'Closed an entry of the register',
  'goodwill.given': 'Gave money back out of goodwill',
  'log.read': 'Read lines of an access log',
};
const WORDS_OF_PROPOSALS: Readonly<Record<string, string>> = {
  proposed: 'Proposed',
  published: 'Confirmed a proposal',
  refused: 'Refused a proposal',
  withdrawn: 'Took a proposal back',
};
const KINDS: Readonly<Record<string, string>> = {
  emergency_number: 'emergency number',
  emergency_number_away: 'taking a number away',
  terms: 'text',
  triage_rules: 'triage rules',
  exchange_rate: 'rate of the rand',
  log_restored: 'restored logs',
  medicine_list: 'medicine list',
  suspension: 'suspension',
};

/** @param act `kind.outcome` as operator_log() gives it */
export function actWords(act: string): string {
  const [first = '', second = ''] = act.split('.');
  const proposal = WORDS_OF_PROPOSALS[first];
  if (proposal !== undefined) return `${proposal} (${KINDS[second] ?? second})`;
  return ACTS[act] ?? act;
}
