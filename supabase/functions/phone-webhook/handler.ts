import { tell } from '../_shared/answers.ts';
import { defineWebhook } from '../_shared/define-webhook.ts';
import type { PhoneProvider } from '../_shared/phone/phone.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import type { Report } from '../_shared/report.ts';

/** What the function needs. */
export interface PhoneWebhookOptions extends ProjectOptions {
  provider: PhoneProvider | null;
  report?: Report | undefined;
}

const BODY_LIMIT = 65_536;

/** The function `phone-webhook`: the provider's signed messages about texts, which arrived and who wants no more. */
export function createPhoneWebhook({ provider, report, ...options }: PhoneWebhookOptions) {
  // Most installations text nobody: that is no fault of theirs, and nobody has anything to say here.
  if (!provider) return async () => tell(404, { error: 'no provider' });
  const project = createProject(options);
  return (request: Request): Promise<Response> =>
    defineWebhook({
      limit: BODY_LIMIT,
      verify: (body, headers) => provider.verifyWebhook(body, headers, new URL(request.url).search),
      onForged: (why) => report?.('phone.forged', { why }),
      handle: async (event) => {
        if (event.kind === 'receipt') {
          const { id, receipt } = event;
          return { outcome: await project.asServer('note_text_receipt', { p_id: id, p_receipt: receipt }) };
        }
        if (event.kind === 'unknown') return { outcome: 'ignored' };
        return { stopped: await project.asServer('stop_texts_to', { p_e164: event.from }) };
      },
    })(request);
}
