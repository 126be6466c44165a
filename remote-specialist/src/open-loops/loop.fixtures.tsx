/** Of an open task as a row: about whom it is, and that nobody has seen, ended or given it. */
export const NOTHING_SAID = {
  ...{ item_id: 'item', patient_born: '1984-04-01', starts_at: null, seen_at: null, urgent: false },
  ...{ with_name: null, from_name: null, takers: [] as { id: string; name: string }[] },
};
