/** Phone and email are how a person is reached and gets in: what changes of them, and what proof that takes. */
import type { FieldError } from '#contract/errors.ts';

type Contact = { phone: string; email: string | null };
type Proof = {
  verificationCode?: string | undefined;
  emailCode?: string | undefined;
  password?: string | undefined;
};

export type ContactChange = {
  /** The new one; null when it stays. */
  phone: string | null;
  /** The new one, or none any more; null when it stays. */
  email: { to: string | null } | null;
};

export const contactChange = (before: Contact, after: Contact): ContactChange => ({
  phone: after.phone === before.phone ? null : after.phone,
  email: after.email === before.email ? null : { to: after.email },
});

export const isContactChange = ({ phone, email }: ContactChange): boolean =>
  phone !== null || email !== null;

/** What else has to be sent: the password, and the code that went to each new one. */
export const missingProof = ({ phone, email }: ContactChange, sent: Proof): FieldError[] => {
  const needed = {
    verificationCode: phone !== null,
    emailCode: Boolean(email?.to),
    password: isContactChange({ phone, email }),
  };
  return (Object.keys(needed) as (keyof typeof needed)[])
    .filter((field) => needed[field] && !sent[field])
    .map((field) => ({ field, key: 'fields.required' }));
};
