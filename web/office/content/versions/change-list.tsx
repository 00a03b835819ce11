import type { ContentType } from '#contract/content/item-types.ts';
import { listContent } from '#contract/content/office.ts';
import { htmlLang, localeNames } from '#i18n/pick-locale.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayPath } from '#web/office/content/content-words.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import type { ContentChange } from './content-changes.ts';
import { textDiff } from './text-diff.ts';
import classes from './versions.module.css';

/** Words that came and went, marked by more than a color. */
function Difference({ before, after }: { before: string; after: string }) {
  let at = 0;
  return textDiff(before, after).map(({ kind, text }) => {
    at += 1;
    if (kind === 'gone') return <del key={at}>{text}</del>;
    return kind === 'new' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
  });
}

/** The title of other content. */
function Referred({ to, id }: { to: ContentType; id: string }) {
  const { locale } = useTranslation();
  const { loaded } = useCall(listContent, { params: { type: to }, query: {} }, [locale]);
  return loaded.data?.records.find((row) => row.id === id)?.title ?? id;
}

function Whole({ change, text }: { change: ContentChange; text: string }) {
  const { t, locale } = useTranslation();
  const { field } = change;
  if (!text) return <span className="muted">{t('office.versions.empty')}</span>;
  if (field.kind === 'picture' || field.kind === 'pictures')
    return (
      <span className="row gap-8">
        {text.split('\n').map((path) => (
          <Picture key={path} src={path} alt={path} width={120} height={80} cover />
        ))}
      </span>
    );
  if (field.kind === 'moment') return formatDateTime(text, locale);
  if (field.kind === 'boolean')
    return t(text === 'true' ? 'office.versions.yes' : 'office.versions.no');
  if (field.kind === 'ref') return <Referred to={field.to as ContentType} id={text} />;
  return text;
}

/** Compared as a whole; the others word by word. */
const wholes: readonly string[] = ['picture', 'pictures', 'moment', 'boolean', 'ref', 'number'];

/** What differs, field by field and language by language. */
export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  const { t } = useTranslation();
  if (!changes.length) return <p>{t('office.versions.same')}</p>;
  return (
    <>
      <p className="muted">{t('office.versions.lead')}</p>
      <dl className={classes.changes}>
        {changes.map((change) => {
          const { path, field, locale, before, after } = change;
          return (
            <div key={`${path} ${locale ?? ''}`}>
              <dt>
                {sayPath(t, path)}
                {locale && `, ${localeNames[locale]}`}
              </dt>
              <dd className={classes.text} lang={locale && htmlLang[locale]}>
                {wholes.includes(field.kind) ? (
                  <>
                    <del>
                      <Whole change={change} text={before} />
                    </del>{' '}
                    <ins>
                      <Whole change={change} text={after} />
                    </ins>
                  </>
                ) : (
                  <Difference before={before} after={after} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
