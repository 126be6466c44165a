import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { definePost, Refused } from '../../functions/_shared/define-post.ts';
import { Refusal } from '../../functions/_shared/project.ts';
import { serve } from '../../functions/_shared/serve.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asked: unknown[] = [];
/** A function as it is served on a hosted project, whose work ends so. */
function served(work: () => Promise<unknown>) {
  let handler: (request: Request) => Promise<Response> = () => Promise.reject(new Error('Nothing is served.'));
  vi.stubGlobal('Deno', { serve: (one: typeof handler) => (handler = one) });
  const handle = (one: unknown, { authorization }: { authorization: string }) => {
    asked.push([one, authorization]);
    return work();
  };
  serve(definePost({ limit: 20, schema: z.object({ id: z.number() }), handle }));
  return handler;
}
const post = (body: string, init: RequestInit = { headers: { authorization: 'Bearer me' } }) =>
  new Request('https://project.example/functions/v1/one', { method: 'POST', body, ...init });

it('a request is judged by who asks, how long it is and what it says, before any work', async () => {
  const handler = served(async () => ({ done: true }));
  const statusOf = async (request: Request) => (await handler(request)).status;
  expect(await statusOf(post('{"id":1}', {}))).toBe(401);
  expect(await statusOf(post(`{"id":1}${' '.repeat(20)}`))).toBe(413);
  for (const body of ['', '{', '[]', 'null', '{"id":"1"}']) expect(await statusOf(post(body)), body).toBe(400);
  expect(await statusOf(new Request('https://project.example', { method: 'GET' }))).toBe(405);
  expect(await statusOf(new Request('https://project.example', { method: 'OPTIONS' }))).toBe(204);
  expect(asked).toEqual([]);
  const done = await handler(post('{"id":1,"more":2}'));
  expect([done.status, await done.json()]).toEqual([200, { done: true }]);
  expect(asked).toEqual([[{ id: 1 }, 'Bearer me']]);
});

it.each<[string, Error, number, string]>([
  ['a refusal of its own', new Refused(409, 'payment.notDue'), 409, 'payment.notDue'],
  ['one of the data interface', new Refusal(400, { code: 'P0001', hint: 'access.refused' }), 400, 'access.refused'],
  ['one of its rights', new Refusal(403, { code: '42501', hint: 'access.refused' }, null, true), 403, 'access.refused'],
  ['one of our own keys', new Refusal(401, { hint: 'JWT expired' }), 503, 'data.failed'],
  ['one that concerns us', new Refusal(500, { code: 'XX000' }), 503, 'data.failed'],
  ['what nobody foresaw', new TypeError('patient 7 is null'), 500, 'data.failed'],
])('%s is told without inner words', async (_, cause, status, hint) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const told = await served(() => Promise.reject(cause))(post('{"id":1}'));
  const text = await told.text();
  expect([told.status, JSON.parse(text).hint]).toEqual([status, hint]);
  expect(told.headers.get('access-control-allow-origin')).toBe('*');
  expect(text + JSON.stringify(log.mock.calls)).not.toMatch(/patient 7|XX000|JWT/);
  expect(log).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
});
