import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { useMovableClock } from './operators';
import { onboardPatient, onboardSpecialist } from './people';
import { useSandbox } from './visits';

export type Client = ReturnType<typeof createTestClient>;
export type Bytes = Uint8Array<ArrayBuffer>;
type Person = 'doctor' | 'patient' | 'stranger' | 'colleague';

export const bytesOf = async (response: Response): Promise<Bytes> => new Uint8Array(await response.arrayBuffer());

/** A doctor, a colleague, a patient and another one, with their clients, before the function `papers` of a whole installation. */
export interface PaperWorld {
  stack: TestStack;
  doctor: { id: string; visitType: string };
  ids: Record<Exclude<Person, 'doctor'>, string>;
  clients: Record<Person, Client>;
  /** The certificate that signed files lead to, DER. */
  root: Bytes;
  /** Asks the function, by POST where there is a body; null: without an account. */
  ask(client: Client | null, path: string, body?: object): Promise<Response>;
}

async function signIn(stack: TestStack, name: Person): Promise<[Client, string]> {
  const person = await stack.addPerson(`${name}@example.com`, { firstName: 'Ṱhama', lastName: 'Nguyễn' });
  const client = createTestClient(stack);
  await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  return [client, person.userId];
}

/** Builds it. Its `stack` is to be closed. */
export async function paperWorld(): Promise<PaperWorld> {
  const stack = await startTestStack();
  const { sql } = stack.database;
  await useSandbox(sql);
  await useMovableClock(sql);
  const [doctor, patient, stranger, colleague] = [
    await signIn(stack, 'doctor'),
    await signIn(stack, 'patient'),
    await signIn(stack, 'stranger'),
    await signIn(stack, 'colleague'),
  ];
  await onboardPatient(sql, patient[1]);
  await onboardPatient(sql, stranger[1]);
  const ask: PaperWorld['ask'] = async (client, path, body) => {
    const token = client && (await client.auth.getSession()).data.session?.access_token;
    return fetch(`${stack.url}/functions/v1/papers${path}`, {
      headers: { apikey: stack.publishableKey, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  };
  const treats = await onboardSpecialist(sql, doctor[1]);
  await onboardSpecialist(sql, colleague[1]);
  const said = (await (await ask(null, '/root')).json()) as { root: string };
  return {
    stack,
    doctor: treats,
    ids: { patient: patient[1], stranger: stranger[1], colleague: colleague[1] },
    clients: { doctor: doctor[0], patient: patient[0], stranger: stranger[0], colleague: colleague[0] },
    root: Uint8Array.from(Buffer.from(said.root, 'base64')),
    ask,
  };
}
