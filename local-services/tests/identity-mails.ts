import type { IdentityStack } from './identity-browser';

/** A mail as the mailbox's JSON door gives it. */
export interface ReadMail {
  subject: string;
  text: string;
}

/** Reads the mails of a test's identity through the mailbox. */
export function mailReader(stack: IdentityStack) {
  const all = async (to: string): Promise<ReadMail[]> =>
    (await fetch(`${stack.origin}/__mailbox/messages?to=${encodeURIComponent(to)}`)).json() as Promise<ReadMail[]>;
  return {
    all,
    /** The newest mail to that person. Throws when there is none. */
    async newest(to: string): Promise<ReadMail> {
      const [mail] = await all(to);
      if (!mail) throw new Error(`No mail to ${to}.`);
      return mail;
    },
    /** The path of the link in the newest mail to that person; empty when it has none. */
    async link(to: string): Promise<string> {
      const [mail] = await all(to);
      return /https?:\/\/[^/\s]+(\/__clerk\/v1\/verify\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}
