import { type ReactNode, useState } from 'react';
import { proveAgain } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { SmallForm } from '#web/office/shell/small-form.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';

/** In memory only: stored browser data must not suffice to change who has access. */
let kept: { proof: string; until: number } | null = null;

type Asking = { answer: (proof: string | null) => void };

const isNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'proof_needed';

/**
 * Step-up authentication: `withProof` asks for the second factor (or the password, if there is none)
 * when needed, and returns false if the user cancels. Render `dialog` in the page.
 */
export const useProof = (): {
  withProof: (work: (proof: string) => Promise<unknown>) => Promise<boolean>;
  dialog: ReactNode;
} => {
  const { t } = useTranslation();
  const { secondFactor } = useStaff();
  const [asking, setAsking] = useState<Asking | null>(null);

  const ask = () =>
    new Promise<string | null>((resolve) => {
      const answer = (proof: string | null) => {
        setAsking(null);
        resolve(proof);
      };
      setAsking({ answer });
    });

  const withProof = async (work: (proof: string) => Promise<unknown>): Promise<boolean> => {
    if (kept && kept.until > Date.now()) {
      try {
        await work(kept.proof);
        return true;
      } catch (error) {
        if (!isNeeded(error)) throw error;
        kept = null;
      }
    }
    const proof = await ask();
    if (proof === null) return false;
    await work(proof);
    return true;
  };

  const name = secondFactor ? 'code' : 'password';
  const dialog = asking && (
    <OfficeDialog title={t('office.proofTitle')} onClose={() => asking.answer(null)}>
      <p>{t(secondFactor ? 'office.proofByCode' : 'office.proofByPassword')}</p>
      <SmallForm<'code' | 'password'>
        fields={[
          secondFactor
            ? { name, label: t('office.code'), kind: 'code', hint: t('office.codeHint') }
            : { name, label: t('office.password'), kind: 'current-password' },
        ]}
        action={t('office.goOn')}
        errorField={name}
        send={async (body) => {
          const { proof, minutes } = await call(proveAgain, { body });
          kept = { proof, until: Date.now() + minutes * 60_000 };
          asking.answer(proof);
        }}
        onCancel={() => asking.answer(null)}
      />
    </OfficeDialog>
  );
  return { withProof, dialog };
};
