import type { OfficeQuestion } from '#contract/training/bank-office.ts';
import { htmlLang, localeNames, locales } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import classes from './training.module.css';

type Props = { question: OfficeQuestion; onClose: () => void };

/** A question in three languages as caregivers see it, with the correct options marked. */
export function QuestionPreview({ question, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <OfficeDialog title={t('office.training.previewOf')} wide onClose={onClose}>
      <div className={classes.rules}>
        {locales.map((locale) => (
          <section key={locale} className={classes.shown} lang={htmlLang[locale]}>
            <p className="muted">
              {localeNames[locale]}{' '}
              {!question.text[locale] && <Badge tone="wait">{t('office.missing')}</Badge>}
            </p>
            <strong>{readLocal(question.text, locale)}</strong>
            <ol>
              {question.options.map((option, i) => (
                <li key={option.optionId ?? i} data-right={option.right || undefined}>
                  {'ABCDEF'[i]}. {readLocal(option.text, locale)}
                  {option.right && <Badge icon="check">{t('office.training.rightAnswer')}</Badge>}
                </li>
              ))}
            </ol>
            <p>{readLocal(question.explanation, locale)}</p>
          </section>
        ))}
      </div>
    </OfficeDialog>
  );
}
