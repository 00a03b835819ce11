import { useState } from 'react';
import { listPersonHelp, type OfficeHelpLink, withdrawPersonHelp } from '#contract/help/office.ts';
import type { HelpKind } from '#contract/help/words.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { sayAct, sayWho } from '#web/lib/i18n/say-helper.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { ConfirmDialog } from '#web/office/ui/confirm-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { HelpDialog, type HelpRequest } from './help-dialog.tsx';

type Person = { userId: string; locale: Locale };

function Link({
  link,
  userId,
  onChanged,
}: { link: OfficeHelpLink; onChanged: () => void } & Pick<Person, 'userId'>) {
  const { t, locale } = useTranslation();
  const [stops, setStops] = useState(false);
  const { busy, run } = useAction();
  const { helper, linkId } = link;
  const withdraw = () =>
    run(async () => {
      await call(withdrawPersonHelp, { params: { userId, linkId } });
      notifySuccess(t('help.withdrawn'));
      setStops(false);
      onChanged();
    });
  return (
    <li className="stack gap-8">
      <span className="row gap-8 items-center">
        <b>{sayWho(helper, t)}</b>
        <Badge tone={link.state === 'open' ? 'good' : 'plain'}>
          {t(`help.states.${link.state}`)}
        </Badge>
      </span>
      <span>
        {[t(`help.kinds.${link.kind}`), link.item, link.recordNo].filter(Boolean).join(' · ')}
      </span>
      <span className="muted">
        {link.consent === 'code'
          ? t('help.desk.byCode')
          : t('help.desk.bySpoken', { staff: link.staffName ?? '' })}
        {link.devices > 0 && ` · ${t('help.desk.devices', { count: link.devices })}`}
      </span>
      {link.consentNote && <p>{link.consentNote}</p>}
      <ul>
        {keyed(link.history, ({ action, at }) => `${action} ${at}`).map(({ key, one }) => (
          <li key={key}>
            {sayAct(one, helper.name, t)}{' '}
            <span className="muted">{formatDateTime(one.at, locale)}</span>
          </li>
        ))}
      </ul>
      {link.state === 'open' && (
        <span>
          <ToolButton icon="x" onClick={() => setStops(true)}>
            {t('help.withdraw')}
          </ToolButton>
        </span>
      )}
      {stops && (
        <ConfirmDialog
          title={t('help.withdrawSure')}
          action={t('help.withdraw')}
          variant="danger"
          busy={busy}
          onConfirm={withdraw}
          onClose={() => setStops(false)}
        >
          <p>{t('help.withdrawHint', { name: helper.name })}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function Links({ userId, round }: { userId: string; round: number }) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(listPersonHelp, { params: { userId } }, [locale, round]);
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  if (!loaded.data.length) return <p className="muted">{t('help.desk.none')}</p>;
  return (
    <ul className="stack gap-12">
      {loaded.data.map((link) => (
        <Link key={link.linkId} link={link} userId={userId} onChanged={reload} />
      ))}
    </ul>
  );
}

type Props = {
  person: Person;
  kinds?: readonly HelpKind[];
  requests?: readonly HelpRequest[];
  /** Every look is audited: beside a case it takes a press. */
  folded?: boolean;
  canMake: boolean;
};

/** Who helps a person, what they did, and a new link with the consent heard on the phone. */
export function HelpPanel({ person, kinds, requests = [], folded = false, canMake }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(!folded);
  const [making, setMaking] = useState(false);
  const [round, setRound] = useState(0);
  const { userId, locale } = person;
  return (
    <Panel title={t('help.desk.title')}>
      {shown && <Links userId={userId} round={round} />}
      <div className="row gap-8">
        {!shown && (
          <ToolButton icon="eye" onClick={() => setShown(true)}>
            {t('help.desk.show')}
          </ToolButton>
        )}
        {canMake && (
          <ToolButton icon="hand-heart" onClick={() => setMaking(true)}>
            {t('help.desk.make')}
          </ToolButton>
        )}
      </div>
      {making && (
        <HelpDialog
          {...{ userId, locale, requests }}
          {...(kinds && { kinds })}
          onClose={() => setMaking(false)}
          onMade={() => {
            setShown(true);
            setRound((before) => before + 1);
          }}
        />
      )}
    </Panel>
  );
}
