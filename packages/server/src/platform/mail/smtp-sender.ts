import { type Mail, type MailFrom, MailRefused, type MailSender } from './mail.ts';

/** Time limits for a mail server, in milliseconds; an attempt must end before its lease expires. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** The part of the library's error that tells whether a retry helps. */
interface SmtpFailure {
  /** The mail server's code: 5xx is permanent. */
  responseCode?: number;
  code?: string;
}

/**
 * Sends by SMTP.
 * @param url `smtp://user:password@host:587` (STARTTLS, required if there is a password) or `smtps://…:465`;
 * the library's options may follow as a query
 */
export function createSmtpSender(url: string, from: MailFrom): MailSender {
  const { username, searchParams } = new URL(url);
  const requireTLS = username !== '' && !searchParams.has('requireTLS');
  // Loaded with the first mail: most servers never send one.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      ...(requireTLS ? { requireTLS } : {}),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );

  return {
    send: async (mail) => {
      try {
        await (await transport).sendMail(messageOf(mail, from));
      } catch (error) {
        throw isFinal(error as SmtpFailure)
          ? new MailRefused((error as Error).message, { cause: error })
          : error;
      }
    },
  };
}

const messageOf = ({ id, to, replyTo, subject, text, html, unsubscribeUrl }: Mail, from: MailFrom) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
  html,
  messageId: `<${id}@${from.address.split('@').at(-1)}>`,
  // Asks mail servers not to send absence notes.
  headers: {
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: mail programs offer a button, and send the one-click request themselves.
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  },
});

/** A wrong password is a temporary failure: the operator may correct it soon. */
const isFinal = ({ responseCode = 0, code }: SmtpFailure): boolean =>
  responseCode >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION';
