import { hostedProject, optional, required } from '../hosted-project.ts';
import { report } from '../report.ts';
import type { PhoneProvider } from './phone.ts';
import { createTwilioProvider } from './twilio-provider.ts';

/** Who delivers texts, from the environment of a hosted project; null: nobody. See docs/hosting-mail.md. */
export function hostedPhone(): PhoneProvider | null {
  const chosen = optional('PHONE_PROVIDER') ?? 'none';
  if (chosen === 'none') return null;
  if (chosen !== 'twilio') throw new Error('PHONE_PROVIDER is none or twilio.');
  const whatsappFrom = optional('TWILIO_WHATSAPP_FROM');
  const url = optional('TWILIO_API_URL');
  return createTwilioProvider({
    accountSid: required('TWILIO_ACCOUNT_SID'),
    authToken: required('TWILIO_AUTH_TOKEN'),
    smsFrom: optional('TWILIO_SMS_FROM'),
    whatsappFrom,
    templates:
      whatsappFrom === null
        ? null
        : {
            notice: required('TWILIO_WHATSAPP_NOTICE'),
            code: required('TWILIO_WHATSAPP_CODE'),
          },
    webhookUrl: `${required('SUPABASE_URL')}/functions/v1/phone-webhook`,
    ...(url && { url }),
  });
}

/** What the function `phone-webhook` runs with. */
export const hostedPhoneOptions = () => ({ ...hostedProject(), report, provider: hostedPhone() });
