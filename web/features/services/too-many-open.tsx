import { useEffect, useRef } from 'react';
import type { OpenRefusal } from '#contract/services/services.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { recordsPath, visitPath } from './visit/visit-paths.ts';

/** The server's message, and the record it names. */
export type OpenAlready = { says: string; latest: OpenRefusal };

/** Null if it failed for another reason. */
export const openAlreadyIn = (error: unknown): OpenAlready | null =>
  error instanceof ApiError && error.code === 'too_many_open' && error.data
    ? { says: error.message, latest: error.data as OpenRefusal }
    : null;

/** The limit of open records is reached: links to the open one. Each refusal takes the focus. */
export function TooManyOpen({ says, latest }: OpenAlready) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { recordId, recordNo, method } = latest;
  return (
    <div ref={box} tabIndex={-1}>
      <AlertPanel
        kind="wait"
        role="alert"
        title={says}
        actions={
          <>
            <LinkButton
              to={method === 'offline' ? visitPath(recordId) : recordsPath}
              icon="list-checks"
            >
              {t('services.seeOpen', { no: recordNo })}
            </LinkButton>
            <PhoneButton variant="line" />
          </>
        }
      />
    </div>
  );
}
