import { useRef, useState } from 'react';
import { listMedia, type MediaPicture, uploadMedia } from '#contract/content/media-office.ts';
import { type Envelope, OK } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { judgePicture } from '#web/features/upload/judge-picture.ts';
import { shrinkPicture } from '#web/features/upload/shrink-picture.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { getStaffToken } from '#web/lib/api/staff-session.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { currentLocale } from '#web/lib/i18n/locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifyError, notifySuccess } from '#web/lib/page/notify.ts';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './content.module.css';
import { isDescribed } from './media-about.tsx';

/** Shrinks and uploads a picture of the site. */
const sendMedia = async (file: File): Promise<MediaPicture> => {
  const verdict = await judgePicture(file);
  const blob = verdict.as === 'picture' ? file : await shrinkPicture(file);
  const form = new FormData();
  form.append('name', file.name.slice(0, 120));
  form.append('file', blob, 'picture');
  const response = await fetch(`${limits.apiBase}${uploadMedia.path}`, {
    method: uploadMedia.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': currentLocale(),
      Authorization: getStaffToken() ?? '',
    },
    body: form,
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Envelope<MediaPicture>>;
  if (response.ok && answer.code === OK && answer.data) return answer.data;
  const { status, statusText } = response;
  const { code, message, errors: fields, requestId } = answer;
  throw new ApiError({ status, statusText, code, message, fields, requestId });
};

type Props = {
  /** Reloads when it changes. */
  round?: number;
  picked?: string | undefined;
  onPick: (picture: MediaPicture) => void;
  onUploaded: (picture: MediaPicture) => void;
};

const smallOf = ({ path, fileId }: MediaPicture) => (fileId ? `${path}?w=320` : path);

/** All pictures: uploaded ones first, then those that came with the product. */
export function MediaShelf({ round = 0, picked, onPick, onUploaded }: Props) {
  const { t, locale } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { busy, run } = useAction((error) => {
    if (error instanceof ApiError) return false;
    notifyError(t('office.content.media.tooLarge'));
    return true;
  });
  const [words, setWords] = useState('');
  const { loaded, reload } = useCall(listMedia, {}, [String(round)]);

  const upload = (file: File) =>
    run(async () => {
      const picture = await sendMedia(file);
      notifySuccess(t('office.content.media.uploaded'));
      reload();
      onUploaded(picture);
    });

  const wanted = words.toLowerCase();
  const shown = (loaded.data ?? []).filter(({ name, alt }) =>
    `${name} ${Object.values(alt).join(' ')}`.toLowerCase().includes(wanted),
  );
  const shelf = (pictures: MediaPicture[]) => (
    <ul className={classes.shelf}>
      {pictures.map((picture) => (
        <li key={picture.path}>
          <button
            type="button"
            aria-pressed={picked === undefined ? undefined : picked === picture.path}
            onClick={() => onPick(picture)}
          >
            <img
              src={smallOf(picture)}
              alt={picture.alt[locale] ?? ''}
              width={170}
              height={110}
              loading="lazy"
            />
            <span>{picture.name}</span>
            {picture.fileId && !isDescribed(picture) && (
              <Badge tone="wrong">{t('office.content.media.altMissing')}</Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
  const own = shown.filter(({ fileId }) => fileId !== null);
  return (
    <div className={classes.stack}>
      <FilterBar>
        <FilterSearch label={t('office.content.search')} value={words} onChange={setWords} />
        <Button
          size="small"
          icon="upload-simple"
          busy={busy}
          onClick={() => input.current?.click()}
        >
          {t(busy ? 'office.content.media.uploading' : 'office.content.media.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('office.content.media.upload')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void upload(file);
            target.value = '';
          }}
        />
      </FilterBar>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <h3>{t('office.content.media.own')}</h3>
          {own.length ? shelf(own) : <p>{t('office.content.media.none')}</p>}
          <h3>{t('office.content.media.kit')}</h3>
          {shelf(shown.filter(({ fileId }) => fileId === null))}
        </>
      )}
    </div>
  );
}
