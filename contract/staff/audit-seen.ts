/** What an audited view was of, in words for the person concerned. */
import type { AuditAction, auditActions } from './audit-actions.ts';

export const seenWhats = [
  'page',
  'paper',
  'application',
  'card',
  'cardNumber',
  'request',
  'visit',
  'phone',
  'texts',
  'passport',
  'training',
  'certificate',
  'idCard',
  'helpers',
  'review',
  'list',
] as const;
export type SeenWhat = (typeof seenWhats)[number];

type Look = {
  [A in AuditAction]: (typeof auditActions)[A] extends 'look' ? A : never;
}[AuditAction];

export const seenWhatOf: Record<Look, SeenWhat> = {
  'acting.view': 'helpers',
  'activity.phone_seen': 'phone',
  'application.view': 'application',
  'conversation.view': 'texts',
  'document.view': 'paper',
  'help.view': 'helpers',
  'message.check': 'texts',
  'message.read': 'texts',
  'passport.view': 'passport',
  'person.find': 'phone',
  'person.seen': 'list',
  'person.view': 'page',
  'request.view': 'request',
  'review.writer_seen': 'review',
  'training.attempt.look': 'training',
  'training.certificate.look': 'certificate',
  'training.credit.look': 'training',
  'training.credit.picture': 'certificate',
  'training.idCard': 'idCard',
  'training.person.look': 'training',
  'training.transcript': 'training',
  'training.year.look': 'training',
  'visit.view': 'visit',
  'whitecard.reveal': 'cardNumber',
  'whitecard.view': 'card',
};
