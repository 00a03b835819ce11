import { useState } from 'react';
import type { HelpAsk, HelpDone } from '#contract/help/help.ts';
import { helpRules } from '#contract/help/words.ts';
import { comma } from '#i18n/pick-locale.ts';
import { clearDraft } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { Facts } from '#web/ui/data/facts.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import classes from './help.module.css';
import { HelpForm } from './help-form.tsx';
import { HelpPapers, HelpRequestPhotos } from './help-photos.tsx';
import { HelpVisit } from './help-visit.tsx';
import type { Given, StepProps } from './helper-step.ts';
import { useHelpLink } from './use-help-link.ts';

function Done({ ask, done }: { ask: HelpAsk; done: HelpDone | null }) {
  const { t, locale } = useTranslation();
  const when = done?.reserveDate && `${done.reserveDate} ${done.reserveTime}`;
  return (
    <>
      <AlertPanel kind="good" role="status" title={t('help.doneTitle')}>
        <p>{t('help.doneHint', { name: ask.personName })}</p>
      </AlertPanel>
      {done && (
        <Card as="section" className="stack gap-12">
          <h2 className="from-data">{done.item}</h2>
          <Facts
            variant="rows"
            facts={[
              { label: t('help.doneNo'), value: done.recordNo },
              { label: t('help.doneWhen'), value: when && sayWhen(when, locale) },
              {
                label: t('help.doneWhere'),
                value: done.office && done.office + comma[locale] + done.address,
              },
            ]}
          />
        </Card>
      )}
    </>
  );
}

function Step({ given, ...step }: StepProps & { given: Given }) {
  const { t } = useTranslation();
  const { ask } = step;
  return (
    <>
      {ask.question && (
        <AlertPanel kind="info" title={t('help.question')}>
          <p>{ask.question}</p>
        </AlertPanel>
      )}
      {ask.documents.length > 0 && (
        <Card as="section" className="stack gap-8">
          <h2 className={classes.small}>{t('help.prepare')}</h2>
          <ul>
            {ask.documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </Card>
      )}
      {ask.kind === 'white_card_documents' && <HelpPapers {...step} {...given} />}
      {ask.kind === 'request_photos' && <HelpRequestPhotos {...step} {...given} />}
      {ask.kind === 'book_visit' && <HelpVisit {...step} pickTime={given.pickTime} />}
      {ask.kind === 'service_form' && <HelpForm {...step} Picker={given.Picker} />}
    </>
  );
}

/** The helper's page: what is asked, the one step, and thanks. */
export function HelperView(given: Given) {
  const { t, locale } = useTranslation();
  const { link, retry, setAsk, setGone } = useHelpLink();
  const [done, setDone] = useState<HelpDone | null>(null);
  const ask = link.at === 'open' ? link.ask : null;
  const gone = link.at === 'gone' ? link.why : null;
  const { validDays: days, devices } = helpRules;
  const words = gone
    ? {
        title: t(gone === 'done' ? 'help.doneTitle' : 'help.lostTitle'),
        lead: t(`help.lost.${gone}`, { days, devices }),
      }
    : {
        title: ask
          ? t('help.hello', { helper: ask.helper.name, name: ask.personName })
          : t('help.pageTitle'),
        lead:
          ask && !ask.done
            ? t(`help.leads.${ask.kind}`, { item: ask.item ?? '', no: ask.recordNo ?? '' })
            : t('help.pageLead'),
      };
  return (
    <>
      <PageHead
        title={<Phrases text={words.title} />}
        fromData={Boolean(ask)}
        lead={words.lead}
        art={gone && gone !== 'done' ? '/media/lost.svg' : '/media/head-done.svg'}
        takeFocus={Boolean(gone)}
      />
      <div className={`stack wrap ${classes.page}`}>
        {link.at === 'opening' && <p role="status">{t('help.opening')}</p>}
        {link.at === 'failed' && <LoadFailed error={link.error} onRetry={retry} />}
        {link.at === 'open' && link.ask.done && <Done ask={link.ask} done={done} />}
        {link.at === 'open' && !link.ask.done && (
          <>
            <p className="muted">{t('help.only', { when: sayWhen(link.ask.expiresAt, locale) })}</p>
            <Step
              given={given}
              linkKey={link.key}
              draft={link.name}
              ask={link.ask}
              onAsk={setAsk}
              onDone={(next) => {
                clearDraft(link.name);
                setDone(next);
                setAsk({ ...link.ask, done: true });
              }}
              onGone={setGone}
            />
          </>
        )}
        <CallUs>{t('help.questions')}</CallUs>
      </div>
    </>
  );
}
