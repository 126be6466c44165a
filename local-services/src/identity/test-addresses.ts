import type { SendMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';

/** The code of every test address. Source: Clerk's documentation, "Test emails and phones". */
export const TEST_CODE = '424242';

/** Whether the address is one of the vendor's test addresses: `anything+clerk_test@anywhere`. */
export const isTestAddress = (address: string): boolean => /\+clerk_test(\+[^@]*)?@/.test(address.toLowerCase());

/** Sends nothing to test addresses, as the vendor's test mode does. */
export const withoutTestAddresses =
  (send: SendMail): SendMail =>
  async (mail) => {
    if (!isTestAddress(mail.to)) await send(mail);
  };
