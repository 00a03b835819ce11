import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Faq } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useAddresses } from '#web/lib/page/address.ts';
import { CopyButton } from '#web/ui/feedback/copy-button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import classes from './faq.module.css';
import type { FaqGroup } from './faq-groups.ts';

/** A link to a question opens and focuses it; all are open in print. */
const useOpened = () => {
  const location = useLocation();
  // On every navigation: the same link opens it again.
  useEffect(() => {
    const { hash } = location;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.querySelector('summary')?.focus();
    target.scrollIntoView();
  }, [location]);
  useEffect(() => {
    const openAll = () => {
      for (const it of document.querySelectorAll<HTMLDetailsElement>(`.${classes.faq}`))
        it.open = true;
    };
    window.addEventListener('beforeprint', openAll);
    return () => window.removeEventListener('beforeprint', openAll);
  }, []);
};

function Question({ faq, open }: { faq: Faq; open: boolean }) {
  const { t } = useTranslation();
  const { canonical } = useAddresses();
  return (
    <details id={faq.id} className={classes.faq} open={open || undefined}>
      <summary>
        <span className={classes.mark} aria-hidden="true">
          {t('about.faqMark')}
        </span>
        <span className={classes.question}>
          <Phrases text={faq.question} />
        </span>
        <Icon name="caret-down" className={classes.caret} />
      </summary>
      <div className={classes.answer}>
        {faq.answer.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className="no-print" data-read-aloud="off">
          <CopyButton text={`${canonical}#${faq.id}`}>{t('about.copyQuestion')}</CopyButton>
        </div>
      </div>
    </details>
  );
}

type Props = {
  groups: FaqGroup[];
  /** The question that is open initially. */
  opened: string | undefined;
};

export function FaqList({ groups, opened }: Props) {
  useOpened();
  return groups.map(({ id, name, faqs }) => (
    <section key={id} aria-labelledby={id} className={classes.group}>
      <h2 id={id} className="from-data">
        {name}
      </h2>
      {faqs.map((faq) => (
        <Question key={faq.id} faq={faq} open={faq.id === opened} />
      ))}
    </section>
  ));
}
