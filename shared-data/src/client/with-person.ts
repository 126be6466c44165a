import { ACTING_HEADER, actingPerson } from '@telehealth/contracts/people';

type Fetch = typeof fetch;

/** Interfaces that ask the database with the caller's rights. */
const OF_PEOPLE = /\/(?:rest|functions)\/v1\//;

/**
 * What concerns whoever signed in, also in the documents of somebody else: their profile's copy of the identity, their own
 * notifications and the people they act for.
 */
const OF_THE_ACTOR =
  /\/rest\/v1\/rpc\/(?:sync_my_profile|second_factor|my_notifications|mark_notification_read|mark_all_notifications_read|my_people|add_person|change_person)$/;

/** The header that says for whom a signed-in person sends a request; empty in their own documents. */
export function personHeader(address: string): Readonly<Record<string, string>> {
  const person = actingPerson();
  if (person === null) return {};
  const { pathname } = new URL(address, location.href);
  return OF_PEOPLE.test(pathname) && !OF_THE_ACTOR.test(pathname) ? { [ACTING_HEADER]: person } : {};
}

/**
 * Sends requests for the person whom the document acts for. The database checks the right. Somebody who is not signed in acts
 * for nobody.
 */
export function withPerson(send: Fetch, anonymousKey: string): Fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    const isAnonymous = headers.get('Authorization') === `Bearer ${anonymousKey}`;
    const [found] = Object.entries(
      isAnonymous ? {} : personHeader(input instanceof Request ? input.url : String(input)),
    );
    if (found === undefined) return send(input, init);
    headers.set(...found);
    return send(input, { ...init, headers });
  };
}
