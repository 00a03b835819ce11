/** Online service request: values, errors and submitting. */
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { applyForService, type ServiceInfo } from '#contract/services/services.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import {
  type Problem,
  problemsIn,
  wrongPhone,
} from '#web/features/services/booking/booking-problems.ts';
import { type NotSent, notSentBy } from '#web/features/services/not-sent.ts';
import { type OpenAlready, openAlreadyIn } from '#web/features/services/too-many-open.tsx';
import { sentPath } from '#web/features/services/visit/visit-paths.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useOwnDraft } from '#web/lib/use-own-draft.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import { findGone } from './gone-photos.ts';

export type RequestValues = { note: string; contactPhone: string | null; pictures: Uploaded[] };

const empty: RequestValues = { note: '', contactPhone: null, pictures: [] };

const restore = ({ note, contactPhone, pictures }: Partial<RequestValues>): RequestValues => ({
  note: typeof note === 'string' ? note : '',
  contactPhone: typeof contactPhone === 'string' ? contactPhone : null,
  pictures: Array.isArray(pictures) ? pictures.filter((one) => one?.fileId) : [],
});

export const useRequest = ({ serviceId }: ServiceInfo) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useOwnDraft({ name: `request-${serviceId}`, empty, restore });
  const { values, setValues, change, requestKey, forget } = draft;
  const [problems, setProblems] = useState<Problem[]>([]);
  const [failed, setFailed] = useState<NotSent | null>(null);
  const [openAlready, setOpenAlready] = useState<OpenAlready | null>(null);

  const setPictures = useCallback(
    (next: (old: Uploaded[]) => Uploaded[]) =>
      setValues((before) => ({ ...before, pictures: next(before.pictures) })),
    [setValues],
  );
  const refused = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'file_gone') {
      const gone = await findGone(values.pictures);
      setPictures((old) => old.filter(({ fileId }) => !gone.includes(fileId)));
      setProblems([{ field: 'fileIds', text: t('services.photosGone') }]);
      return true;
    }
    const open = openAlreadyIn(error);
    if (open) {
      setOpenAlready(open);
      return true;
    }
    if (later.waitForNetwork(error)) return true;
    const named = problemsIn(error);
    setProblems(named);
    setFailed(named.length ? null : notSentBy(error));
    return named.length > 0;
  };
  const { busy, run } = useAction(refused, { once: true });

  const send = async () => {
    if (busy) return;
    setFailed(null);
    setOpenAlready(null);
    const found: Problem[] = wrongPhone(values.contactPhone)
      ? [{ field: 'contactPhone', text: t('fields.phone') }]
      : [];
    if (later.photos === 'stuck') found.push({ field: 'fileIds', text: t('upload.wait') });
    setProblems(found);
    if (found.length) return;
    if (later.photos === 'coming') return later.waitForPhotos();
    await run(async () => {
      const { recordId } = await call(applyForService, {
        body: {
          serviceId,
          method: 'online',
          note: values.note,
          contactPhone: values.contactPhone ?? '',
          fileIds: values.pictures.map(({ fileId }) => fileId),
          requestKey: requestKey.current,
        },
      });
      forget();
      // Replace history, so that Back doesn't return to a submitted form.
      await navigate(sentPath(recordId), { replace: true });
    });
  };

  const later = useSendLater(send);

  const errorOf = useMemo(
    () => (field: string) => problems.find((one) => one.field === field)?.text,
    [problems],
  );
  return {
    ...draft,
    values,
    /** Typing on means it isn't finished: it is sent when asked again. */
    change: (part: Partial<RequestValues>) => {
      later.stop();
      change(part);
    },
    setPictures,
    later,
    send,
    busy,
    failed,
    openAlready,
    problems,
    errorOf,
  };
};
