/** A mail as this server writes it. Addresses and subject are single lines. */
export interface Mail {
  /** Names the mail for good: sent twice it is recognized by it. */
  id: string;
  to: string;
  /** Where an answer goes; null: to the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** Where further mails like it are refused with one click; absent: it is about an account itself. */
  unsubscribeUrl?: string | undefined;
}

/** Who mails are from. */
export interface MailFrom {
  /** Empty: the address alone. */
  name: string;
  address: string;
}

/** The mail server has refused a mail for good: trying again would change nothing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Hands mails to a mail server. */
export interface MailSender {
  /**
   * Resolves when the mail server has taken the mail.
   * @throws MailRefused when it never will, any other error when trying again may help
   */
  send(mail: Mail): Promise<void>;
}
