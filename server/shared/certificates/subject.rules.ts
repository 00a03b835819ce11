import type { CertificateStatus } from '#contract/training/certificate.ts';
import type { SubjectStanding } from '#contract/training/subject.ts';

/** Dates are agency-local 'YYYY-MM-DD' and compare as text. */
export type Held = { revokedAt: Date | string | null; expiresOn: string | null };

export const certificateStatusOn = (held: Held, today: string): CertificateStatus => {
  if (held.revokedAt) return 'revoked';
  return held.expiresOn && today > held.expiresOn ? 'expired' : 'valid';
};

/**
 * A person's standing in a subject: by the certificates of all rounds, of which the one that lasts longest counts. A new
 * round changes nothing about it until it is signed.
 */
export const subjectStandingOn = (
  certificates: readonly Held[],
  { isRoundOpen, today }: { isRoundOpen: boolean; today: string },
): SubjectStanding => {
  if (!certificates.length) return { status: 'never', until: null, renewing: false };
  const valid = certificates.filter(({ revokedAt }) => !revokedAt);
  if (!valid.length) return { status: 'revoked', until: null, renewing: isRoundOpen };
  const ends = valid.map(({ expiresOn }) => expiresOn).filter((end) => end !== null);
  const until = ends.length < valid.length ? null : (ends.toSorted().at(-1) ?? null);
  const status = until !== null && until < today ? 'expired' : 'current';
  return { status, until, renewing: isRoundOpen };
};
