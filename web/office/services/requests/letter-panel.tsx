import type { RequestOf } from '#contract/endpoint.ts';
import { type LetterType, letterRules, letterTypes } from '#contract/services/letters.ts';
import { answerLetter } from '#contract/services/letters-office.ts';
import type { RequestCase } from '#contract/services/requests-office.ts';
import { htmlLang, localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';

type Body = RequestOf<typeof answerLetter>['body'];

/** The last day to ask for a fair hearing, as the server counts it. */
const hearingOf = (noticeOn: string): string =>
  new Date(Date.parse(`${noticeOn}T12:00:00Z`) + letterRules.hearingDays * 86_400_000)
    .toISOString()
    .slice(0, 10);

type Props = {
  request: RequestCase & { letter: NonNullable<RequestCase['letter']> };
  onSent: () => void | Promise<void>;
  onReload: () => void;
};

/** Says what a letter is, until when, and what to do; begins with our text for its kind. */
export function LetterPanel({ request, onSent, onReload }: Props) {
  const { t, locale } = useTranslation();
  const { id: recordId, version, letter } = request;
  const { canned, answer } = letter;
  const kept = useKept(`letter ${recordId}`, {
    letterType: (answer?.letterType ?? '') as LetterType | '',
    noticeOn: answer?.noticeOn ?? '',
    deadline: answer?.deadline ?? '',
    text: answer?.text ?? '',
  });
  const { letterType, noticeOn, deadline, text } = kept.values;
  const choose = (next: LetterType) => {
    // What somebody wrote stays; our own text gives way to the next.
    const isOurs = !text.trim() || Object.values(canned).includes(text);
    kept.change({ letterType: next, ...(isOurs && { text: canned[next] }) });
  };
  const isDenial = letterType === 'denial';
  const ready = letterType && text.trim() && (!isDenial || noticeOn);
  const body: Body | null = ready ? { version, letterType, noticeOn, deadline, text } : null;
  return (
    <DecisionPanel
      title={t('office.letters.title')}
      options={letterTypes.map((value) => ({ value, label: t(`office.letters.type.${value}`) }))}
      value={letterType}
      onChange={choose}
      body={body}
      send={(wanted, preview, signal) =>
        call(
          answerLetter,
          { params: { recordId }, body: { ...(wanted as Body), preview } },
          signal && { signal },
        )
      }
      action={t(answer ? 'office.letters.again' : 'office.letters.send')}
      locale={request.locale}
      onSent={() => {
        kept.drop();
        return onSent();
      }}
      onReload={onReload}
      fields={
        letterType && (
          <>
            <TextField
              type="date"
              label={t('office.letters.notice')}
              hint={t('office.letters.noticeHint')}
              required={isDenial}
              {...kept.field('noticeOn')}
            />
            {isDenial && noticeOn && (
              <p role="status">
                {t('office.letters.hearing', { day: formatDate(hearingOf(noticeOn), locale) })}
              </p>
            )}
            <TextField
              type="date"
              label={t('office.letters.deadline')}
              hint={t('office.letters.deadlineHint')}
              {...kept.field('deadline')}
            />
            <TextField
              label={t('office.letters.text', { language: localeNames[request.locale] })}
              hint={t('office.letters.textHint')}
              rows={8}
              maxLength={letterRules.textMax}
              lang={htmlLang[request.locale]}
              required
              {...kept.field('text')}
            />
          </>
        )
      }
    />
  );
}
