import { ACTING_HEADER } from '@telehealth/contracts/people';
import type { PersonForm } from '@telehealth/contracts/schemas/person';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { RECORDS_SCREEN } from '../records/own-record.queries';
import { peopleKeys } from './people.queries';

const STALE = { invalidates: [peopleKeys.all, ['access']] };

interface NewPerson {
  /** Of the person; the page makes it up, so that repeating the call adds once. */
  id: string;
  form: PersonForm;
  /** Known ones; without any the record says that nobody has asked, unless none are known. */
  allergies?: readonly string[];
  isNoneKnown?: boolean;
}

/** A name for what is done twice only once: the same person and place give the same key. */
const keyOf = (id: string, place: number): string =>
  `${id.slice(0, -4)}${((Number.parseInt(id.slice(-4), 16) + place + 1) % 0x10000).toString(16).padStart(4, '0')}`;

async function addPerson(
  { client }: WithClient,
  { id, form, allergies = [], isNoneKnown = false }: NewPerson,
): Promise<string> {
  const added = await callBackend(client.rpc('add_person', { p_form: { ...form }, p_key: id }), z.uuid());
  for (const [place, label] of allergies.entries()) {
    const entry = { label, category: 'profile' };
    await callBackend(
      client
        .rpc('add_chart_entry', {
          p_list: 'allergies',
          p_entry: entry,
          p_key: keyOf(id, place),
          p_screen: RECORDS_SCREEN,
        })
        // Written into the new record, from a document of one's own.
        .setHeader(ACTING_HEADER, added),
      acknowledged,
    );
  }
  if (isNoneKnown && allergies.length === 0) {
    const said = client.rpc('say_no_allergies', { p_none: true, p_screen: RECORDS_SCREEN });
    await callBackend(said.setHeader(ACTING_HEADER, added), acknowledged);
  }
  return added;
}

/** Adds a person with a record of their own, whom the signed-in person acts for from then on. Repeatable. */
export function useAddPerson(): BackendMutation<NewPerson, string> {
  return useBackendMutation(addPerson, STALE);
}

interface PersonChange {
  id: string;
  form: PersonForm;
}

/** Corrects what is known of a person without a sign-in. */
export function useChangePerson(): BackendMutation<PersonChange, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, form }: PersonChange) =>
      callBackend(client.rpc('change_person', { p_person: id, p_form: { ...form } }), acknowledged),
    STALE,
  );
}

/** Makes a code by which somebody of twelve or more takes their record over; the last one made counts, for fourteen days. */
export function useMakeHandoverCode(): BackendMutation<{ id: string }, string> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('make_handover_code', { p_person: id }), z.string().length(12)),
    { invalidates: [] },
  );
}

/** Closes the record of a child without a sign-in, confirmed by its whole name; only the last guardian may. */
export function useCloseRecord(): BackendMutation<{ id: string; name: string }, void> {
  return useBackendMutation(
    ({ client }: WithClient, { id, name }: { id: string; name: string }) =>
      callBackend(client.rpc('close_record', { p_person: id, p_name: name }), acknowledged),
    STALE,
  );
}

interface GuardianInvitation {
  /** Of the invitation; repeating it invites once. */
  key: string;
  personId: string;
  basis: 'guardian' | 'carer';
  email: string;
}

/** Asks the owner of an address to look after a person, too, with the same rights as who asks. */
export function useInviteGuardian(): BackendMutation<GuardianInvitation, void> {
  return useBackendMutation(({ client }: WithClient, { key, personId, basis, email }: GuardianInvitation) => {
    const args = { p_key: key, p_email: email, p_scopes: [], p_basis: basis };
    // The invitation is the person's own act, done in their place.
    return callBackend(client.rpc('invite_delegate', args).setHeader(ACTING_HEADER, personId), acknowledged);
  }, STALE);
}
