import { type DocumentKind, documentKinds, type PaperKind } from '#contract/account/documents.ts';
import { getMyPassport, type PaperRow, type PaperState } from '#contract/account/passport.ts';
import {
  documentPlace,
  idCardPath,
  passportPlace,
} from '#web/features/account/center/frame/center-paths.ts';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './documents.module.css';

const looks: Record<PaperState, { tone: BadgeTone; icon: IconName }> = {
  current: { tone: 'good', icon: 'check-circle' },
  ending: { tone: 'wait', icon: 'clock' },
  undated: { tone: 'info', icon: 'hourglass-medium' },
  expired: { tone: 'wrong', icon: 'warning' },
  missing: { tone: 'wrong', icon: 'warning' },
};

const names = {
  current: 'center.paperCurrent',
  ending: 'center.paperEnding',
  undated: 'center.paperUndated',
  expired: 'center.paperExpired',
  missing: 'center.paperMissing',
} as const;

/** The office sees to the others. */
const isOwn = (kind: PaperKind): kind is DocumentKind =>
  (documentKinds as readonly PaperKind[]).includes(kind);

function Paper({ paper: { kind, state, validUntil, inReview } }: { paper: PaperRow }) {
  const { t, locale } = useTranslation();
  const isDue = state === 'ending' || state === 'expired' || state === 'missing';
  return (
    <li className={`stack ${classes.document}`}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h4>{t(`register.documents.${kind}`)}</h4>
          {validUntil && (
            <p className="muted keep">
              {t('center.paperUntil', { day: formatDate(validUntil, locale) })}
            </p>
          )}
          {inReview && <p>{t('center.paperInReview')}</p>}
          {isDue && !isOwn(kind) && <p>{t('center.paperByOffice')}</p>}
        </div>
        <Badge {...looks[state]}>{t(names[state])}</Badge>
      </div>
      {isDue && !inReview && isOwn(kind) && (
        <LinkButton
          to={tabPath('info', documentPlace(kind))}
          variant="line"
          size="small"
          icon="camera"
          className={classes.change}
        >
          {t('center.paperSend')}
        </LinkButton>
      )}
    </li>
  );
}

/** The papers that the caregiver's role needs: what is valid, ending or missing. */
export function PassportCard() {
  const { t, locale } = useTranslation();
  const { loaded, lastGood, reload } = useCall(getMyPassport, {}, [locale]);
  const passport = loaded.data ?? lastGood;
  if (!passport)
    return loaded.status === 'error' ? <QueryStatus loaded={loaded} reload={reload} /> : null;
  const { role, clearance } = passport;
  const papers = passport.papers.filter(({ required }) => required);
  // Without a role nobody can say which are needed.
  if (!role || !papers.length) return null;
  return (
    <PanelCard
      id={passportPlace}
      icon="identification-badge"
      title={t('center.passportTitle')}
      lead={t('center.passportLead', { role })}
      action={
        <LinkButton to={idCardPath} icon="identification-card">
          {t('center.idCard')}
        </LinkButton>
      }
    >
      {clearance === 'blocked' ? (
        <AlertPanel kind="wrong" title={t('center.passportBlocked')}>
          <p>{t('center.passportBlockedText')}</p>
        </AlertPanel>
      ) : (
        <AlertPanel kind="good" title={t('center.passportCleared')} />
      )}
      <ul className="stack">
        {papers.map((paper) => (
          <Paper key={paper.kind} paper={paper} />
        ))}
      </ul>
    </PanelCard>
  );
}
