/** A mail as this server sends it. Addresses and subject are single lines. */
export interface Mail {
  /** Names the mail permanently: a mail sent twice is recognized by it. */
  id: string;
  to: string;
  /** Address for replies; null: the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** The one-click unsubscribe address; absent: the mail is about an account itself. */
  unsubscribeUrl?: string | undefined;
}

/** The sender of mails. */
export interface MailFrom {
  /** Empty: only the address. */
  name: string;
  address: string;
}

/** A permanent refusal by the mail server: a retry would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Sends mails through a mail server. */
export interface MailSender {
  /**
   * Resolves when the mail server has accepted the mail.
   * @throws MailRefused for a permanent refusal, any other error if a retry may help
   */
  send(mail: Mail): Promise<void>;
}
