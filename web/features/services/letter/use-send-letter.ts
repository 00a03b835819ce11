/** Photos of a letter and one press: no other question. */
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { sendLetter } from '#contract/services/letters.ts';
import type { Uploaded } from '#contract/upload/upload.ts';
import { findGone } from '#web/features/services/request/gone-photos.ts';
import { type OpenAlready, openAlreadyIn } from '#web/features/services/too-many-open.tsx';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useOwnDraft } from '#web/lib/use-own-draft.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import { letterPath } from './letter-paths.ts';

type Values = { pictures: Uploaded[] };
const empty: Values = { pictures: [] };
const restore = ({ pictures }: Partial<Values>): Values => ({
  pictures: Array.isArray(pictures) ? pictures.filter((one) => one?.fileId) : [],
});

export const useSendLetter = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useOwnDraft({ name: 'letter', empty, restore });
  const { values, setValues, requestKey, forget } = draft;
  const { pictures } = values;
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [openAlready, setOpenAlready] = useState<OpenAlready | null>(null);

  const setPictures = useCallback(
    (next: (old: Uploaded[]) => Uploaded[]) => {
      setProblem(undefined);
      setValues((before) => ({ pictures: next(before.pictures) }));
    },
    [setValues],
  );
  const { busy, run } = useAction(
    async (error) => {
      if (error instanceof ApiError && error.code === 'file_gone') {
        const gone = await findGone(pictures);
        setPictures((old) => old.filter(({ fileId }) => !gone.includes(fileId)));
        setProblem(t('letter.photosGone'));
        return true;
      }
      const open = openAlreadyIn(error);
      setOpenAlready(open);
      if (open) return true;
      if (later.waitForNetwork(error)) return true;
      const named = error instanceof ApiError && error.fields[0]?.message;
      if (named) setProblem(named);
      setFailed(!named);
      return Boolean(named);
    },
    { once: true },
  );
  const send = async () => {
    if (busy) return;
    setFailed(false);
    setOpenAlready(null);
    if (later.photos === 'coming') return later.waitForPhotos();
    if (later.photos === 'stuck') return setProblem(t('upload.wait'));
    if (!pictures.length) return setProblem(t('fields.picture'));
    await run(async () => {
      const fileIds = pictures.map(({ fileId }) => fileId);
      const body = { fileIds, requestKey: requestKey.current };
      const { recordId } = await call(sendLetter, { body });
      forget();
      // Back doesn't return to a letter that was sent.
      await navigate(letterPath(recordId), { replace: true });
    });
  };
  const later = useSendLater(send);
  return { pictures, setPictures, problem, failed, openAlready, later, busy, send };
};
