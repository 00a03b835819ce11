/** Mail by SMTP (smtp-url.ts). The first line of a text is its subject. */
import nodemailer from 'nodemailer';
import { DeliveryFailure } from './delivery-failure.ts';
import type { Message } from './message-queue.ts';
import { isMailAddress, mailServerOf } from './smtp-url.ts';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type SmtpError = Error & { code?: string; responseCode?: number };

/** 5xx for the message is permanent; for login or TLS it is our problem, not the message's. */
const failureOf = (error: SmtpError): DeliveryFailure => {
  const { code, responseCode: status = 0, message } = error;
  const isForGood = status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new DeliveryFailure(message, isForGood ? 'refused' : 'later');
};

export const mailSender = (smtpUrl: string) => {
  const server = mailServerOf(smtpUrl);
  if (!server) throw new Error('SMTP_URL is malformed');
  const { href, from, login } = server;
  const transport = nodemailer.createTransport({
    url: href,
    ...patience,
    requireTLS: login,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, text }: Message, key: string) => {
    // A single address: a list would reach others.
    if (!isMailAddress(to)) throw new DeliveryFailure('not an email address', 'refused');
    const [subject = ''] = text.split(/[\r\n]/, 1);
    await transport
      .sendMail({
        from: { name: '', address: from },
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${key}@persimmon>`,
      })
      .catch((error: SmtpError) => {
        throw failureOf(error);
      });
  };
};
