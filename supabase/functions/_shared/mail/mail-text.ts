/** What a mail says, before it becomes one. */
export interface MailText {
  /** Read on lock screens: no reason, no specialty, nobody's name. */
  subject: string;
  /** Paragraphs, the important one first. */
  lines: string[];
  /** The page the mail leads to. */
  path: string;
}

/** Where the mails lead. */
export interface MailSurroundings {
  origin: string;
  now: Date;
}
