/** Changes of phone and email, and the proof that they require. */
import type { FieldError } from '#contract/errors.ts';

type Contact = { phone: string; email: string | null };
type Proof = {
  verificationCode?: string | undefined;
  emailCode?: string | undefined;
  password?: string | undefined;
};

export type ContactChange = {
  /** The new number; null when unchanged. */
  phone: string | null;
  /** The new address or null to remove it; null when unchanged. */
  email: { to: string | null } | null;
};

export const contactChange = (before: Contact, after: Contact): ContactChange => ({
  phone: after.phone === before.phone ? null : after.phone,
  email: after.email === before.email ? null : { to: after.email },
});

export const isContactChange = ({ phone, email }: ContactChange): boolean =>
  phone !== null || email !== null;

/** Missing proof: the password, and the code sent to each new address. */
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
