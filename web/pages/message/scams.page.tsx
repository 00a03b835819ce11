import { useId } from 'react';
import type { MessageKey } from '#i18n/messages.ts';
import classes from '#web/features/message/scams.module.css';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { CheckList } from '#web/ui/data/check-list.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type Part = {
  title: MessageKey;
  icon: IconName;
  points: readonly MessageKey[];
  more?: { to: string; label: MessageKey; icon: IconName };
};

const parts: readonly Part[] = [
  {
    title: 'scams.ours.title',
    icon: 'check-circle',
    points: ['scams.ours.name', 'scams.ours.id', 'scams.ours.subject'],
  },
  {
    title: 'scams.never.title',
    icon: 'x-circle',
    points: [
      'scams.never.password',
      'scams.never.bank',
      'scams.never.pay',
      'scams.never.hurry',
      'scams.never.secret',
    ],
  },
  {
    title: 'scams.unsure.title',
    icon: 'question',
    points: ['scams.unsure.link', 'scams.unsure.check', 'scams.unsure.call', 'scams.unsure.ask'],
    more: { to: '/verify-message', label: 'scams.unsure.button', icon: 'magnifying-glass' },
  },
  {
    title: 'scams.answered.title',
    icon: 'warning-circle',
    points: [
      'scams.answered.us',
      'scams.answered.password',
      'scams.answered.bank',
      'scams.answered.report',
      'scams.answered.forward',
    ],
    more: { to: '/resetpwd', label: 'scams.newPassword', icon: 'lock' },
  },
];

function Advice({ title, icon, points, more }: Part) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="stack gap-16">
      <h2 id={id}>{t(title)}</h2>
      <CheckList points={points.map((point) => ({ icon, text: wholeNumber(t(point)) }))} />
      {more && (
        <div>
          <LinkButton to={more.to} icon={more.icon} variant="line">
            {t(more.label)}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

export default function ScamsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('scams.title')} lead={t('scams.lead')} />
      <PageHead
        title={t('scams.title')}
        lead={t('scams.lead')}
        art="/media/review-call.svg"
        framed
      />
      <div className={`wrap stack ${classes.column}`}>
        {parts.map((part) => (
          <Advice key={part.title} {...part} />
        ))}
        <CallUs>{t('scams.questions')}</CallUs>
      </div>
    </>
  );
}
