import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { hostedOptions } from '../../functions/_shared/payments/hosted.ts';
import { createProject } from '../../functions/_shared/project.ts';
import { createPaymentsWebhook } from '../../functions/payments-webhook/handler.ts';
import { createPaymentsWorker } from '../../functions/payments-worker/handler.ts';

const ENVIRONMENT: Record<string, string> = {
  PAYMENT_PROVIDER: 'stripe',
  SUPABASE_URL: 'http://project.invalid',
  SUPABASE_ANON_KEY: 'publishable',
  SUPABASE_SERVICE_ROLE_KEY: 'secret',
  SITE_URL: 'https://sawubona.example',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
};
const PIECE = { kind: 'refund', id: 'r', appointment_id: 'a', provider_ref: 'pi', refund_ref: 're', attempts: 0 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The options as on a hosted project, and the lines of its log. */
function hosted() {
  vi.stubGlobal('Deno', { env: { get: (name: string) => ENVIRONMENT[name] } });
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  return { options: hostedOptions(), lines: () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as object) };
}

it('a forged message leaves a line in the log of a hosted project', async () => {
  const { options, lines } = hosted();
  const webhook = createPaymentsWebhook(options);
  expect((await webhook(new Request('http://x', { method: 'POST', body: '{}' }))).status).toBe(400);
  expect(lines()).toEqual([{ event: 'payment.forged', why: 'wrong signature' }]);
});

it('work that fails leaves its kind there, and nothing about anybody', async () => {
  const { options, lines } = hosted();
  const provider = options.provider && { ...options.provider, readRefund: () => Promise.reject(new TypeError('pi')) };
  const worker = createPaymentsWorker({ ...options, provider, fetch: async () => Response.json([PIECE]) });
  const headers = { authorization: 'Bearer secret' };
  expect(await (await worker(new Request('http://x', { method: 'POST', headers }))).json()).toEqual({
    done: 0,
    failed: 1,
  });
  expect(lines()).toEqual([{ event: 'payment.workFailed', work: 'refund', kind: 'TypeError' }]);
});

it('a data interface that never answers is given up, as something that may be asked again', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const project = createProject({ url, publishableKey: 'publishable', secretKey: 'secret', timeoutMs: 50 });
  await expect(project.asServer('claim_payment_work', {})).rejects.toMatchObject({
    ...{ name: 'Refusal', status: 504, isFinal: false, hint: null },
  });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
