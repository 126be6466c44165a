import { handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import { now } from '@telehealth/contracts/clock';
import { dayKey, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { SPECIALTIES } from '@telehealth/contracts/people';
import { useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextArea, TextInput } from '@telehealth/ui/parts/inputs';
import { type FocusEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_LANGUAGES } from '../../search-address/languages';
import styles from './request-form.module.css';
import { toRequestSearch } from './to-request-search';

const MODES = [
  { value: 'video', label: 'Video' },
  { value: 'voice', label: 'Voice' },
  { value: 'chat', label: 'Chat' },
];
const DAYS = [
  { value: 'soon', label: 'As soon as possible' },
  { value: 'today', label: 'Today' },
  { value: 'day', label: 'Pick a day' },
];
const WHOM = [
  { value: 'me', label: 'Me' },
  { value: 'other', label: 'Someone I care for' },
];
const REASON_LIMIT = 500;

/** Disables past dates. Set on focus, because the page is prerendered long before it is opened. */
function allowFromToday(event: FocusEvent<HTMLInputElement>) {
  event.currentTarget.min = dayKey(now(), viewerTimeZone());
}

/**
 * Works without scripts as a plain GET form to the search page. The reason field has no name, so it never reaches a URL; with
 * scripts it is passed in memory.
 */
export function RequestForm() {
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [mode, setMode] = useState('video');
  const [when, setWhen] = useState('soon');
  const [whom, setWhom] = useState('me');
  const form = useRef<HTMLFormElement>(null);
  // The prerendered form is usable before its script: apply what was entered meanwhile, and scan the text for danger signs.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const filled = new FormData(form.current);
    setReason(form.current.querySelector('textarea')?.value ?? '');
    setMode(String(filled.get('mode')));
    setWhen(String(filled.get('when')));
    setWhom(String(filled.get('for')));
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    handOverReason(reason);
    void navigate(pathTo('findSpecialist', {}, toRequestSearch(new FormData(event.currentTarget))));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={pathTo('findSpecialist')}
      onSubmit={submit}
      aria-labelledby="ask"
    >
      <h2 id="ask" className={styles.title}>
        Request an appointment
      </h2>
      <div>
        <Field label="What do you need help with?" hint="In your own words. Only used to find the right specialist.">
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={REASON_LIMIT}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <RedFlagWatch text={reason} />
      </div>
      <div className={styles.pair}>
        <Field label="Who should help?">
          {(control) => (
            <SelectInput {...control} name="specialty" defaultValue="">
              <option value="">Not sure</option>
              {SPECIALTIES.map((specialty) => (
                <option key={specialty} value={specialty}>
                  {SPECIALTY_LABELS[specialty]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <Field label="Language">
          {(control) => (
            <SelectInput {...control} name="language" defaultValue="">
              <option value="">Any language</option>
              {SEARCH_LANGUAGES.map((language) => (
                <option key={language}>{language}</option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      <ChipGroup type="radio" legend="Who is it for?" name="for" options={WHOM} value={whom} onChange={setWhom} />
      <ChipGroup type="radio" legend="How" name="mode" options={MODES} value={mode} onChange={setMode} />
      <ChipGroup type="radio" legend="When" name="when" options={DAYS} value={when} onChange={setWhen} />
      <div className={styles.day}>
        <Field label="Which day?">
          {(control) => <TextInput {...control} type="date" name="day" onFocus={allowFromToday} />}
        </Field>
      </div>
      <Button type="submit" wide>
        See openings
      </Button>
    </form>
  );
}
