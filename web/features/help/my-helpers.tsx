import { useState } from 'react';
import { getHelpLinks, type HelpLink, withdrawHelpLink } from '#contract/help/help.ts';
import type { HelpState } from '#contract/help/words.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { sayAct, sayYours } from '#web/lib/i18n/say-helper.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately, sayWhen } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './help.module.css';

const tones: Record<HelpState, BadgeTone> = {
  open: 'good',
  done: 'info',
  withdrawn: 'plain',
  expired: 'plain',
};

function Withdraw({ link, onDone }: { link: HelpLink; onDone: () => void }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { busy, run } = useAction();
  const withdraw = () =>
    run(async () => {
      await call(withdrawHelpLink, { params: { linkId: link.linkId } });
      notifySuccess(t('help.withdrawn'));
      onDone();
    });
  if (!asks)
    return (
      <div>
        <Button variant="danger" size="small" icon="x" onClick={() => setAsks(true)}>
          {t('help.withdraw')}
        </Button>
      </div>
    );
  return (
    <SureQuestion
      question={t('help.withdrawSure')}
      yes={t('help.withdraw')}
      no={t('help.withdrawNo')}
      busy={busy}
      onYes={withdraw}
      onNo={() => setAsks(false)}
    >
      {t('help.withdrawHint', { name: link.helper.name })}
    </SureQuestion>
  );
}

function Link({ link, onChanged }: { link: HelpLink; onChanged: () => void }) {
  const { t, locale } = useTranslation();
  const now = localNow(useSite().timeZone);
  const who = sayYours(link.helper, t);
  const about = [t(`help.kinds.${link.kind}`), link.item, link.recordNo].filter(Boolean);
  return (
    <Card as="article" className="stack gap-12">
      <div className="row gap-12 items-center">
        <h3 className="from-data">
          {link.helper.name} ({t(`help.relationships.${link.helper.relationship}`)})
        </h3>
        <Badge tone={tones[link.state]}>{t(`help.states.${link.state}`)}</Badge>
      </div>
      <p>{about.join(' · ')}</p>
      {link.madeBy === 'staff' && <p className="muted">{t('help.byOffice')}</p>}
      {link.state === 'open' && (
        <p className="muted keep">{t('help.until', { when: sayWhen(link.expiresAt, locale) })}</p>
      )}
      <ol className={classes.history}>
        {keyed(link.history, ({ action, at }) => `${action} ${at}`).map(({ key, one }) => (
          <li key={key}>
            {sayAct(one, who, t)}{' '}
            <span className="muted keep">{sayLately(one.at, now, t, locale)}</span>
          </li>
        ))}
      </ol>
      {link.state === 'open' && <Withdraw link={link} onDone={onChanged} />}
    </Card>
  );
}

/** The people who help: their links, everything they did, and the way to stop each. */
export function MyHelpers() {
  const { t, locale } = useTranslation();
  const { loaded, lastGood, reload } = useCall(getHelpLinks, {}, [locale]);
  const links = loaded.data ?? lastGood;
  if (!links) return <QueryStatus loaded={loaded} reload={reload} />;
  if (!links.length)
    return (
      <Card>
        <EmptyState picture="/media/empty-requests.svg" title={t('help.none')}>
          <p>{t('help.noneHint')}</p>
        </EmptyState>
      </Card>
    );
  return (
    <div className="stack gap-24">
      <h3>{t('help.links')}</h3>
      <p className="muted">{t('help.mineLead')}</p>
      {links.map((link) => (
        <Link key={link.linkId} link={link} onChanged={reload} />
      ))}
    </div>
  );
}
