import { useParams, useSearchParams } from 'react-router';
import { getWhoSawPerson } from '#contract/account/seen.ts';
import { SeenTable } from '#web/features/account/seen/seen-table.tsx';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './people.module.css';

/** Every look of the office at a person's records, to be printed for them. */
export default function OfficeSeenPage() {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const [params] = useSearchParams();
  const older = params.get('older') ?? undefined;
  const { loaded, reload } = useCall(getWhoSawPerson, {
    params: { userId },
    query: { older },
  });
  if (loaded.status !== 'success')
    return (
      <OfficePage title={t('center.seen.officeOpen')}>
        <QueryStatus loaded={loaded} reload={reload} />
      </OfficePage>
    );
  const { person, records } = loaded.data;
  const title = t('center.seen.officeTitle', { name: person.name });
  return (
    <OfficePage
      title={title}
      lead={t('center.seen.officeLead')}
      actions={
        <span className={`${classes.noPrint} row gap-12`}>
          <ToolLink to={`/office/people/${userId}`} icon="arrow-left">
            {t('center.seen.back')}
          </ToolLink>
          <Button size="small" icon="printer" onClick={() => window.print()}>
            {t('center.seen.print')}
          </Button>
        </span>
      }
    >
      <Card>
        <SeenTable records={records} caption={title} />
      </Card>
      {loaded.data.older && (
        <p className={classes.noPrint}>
          <ToolLink to={`?older=${loaded.data.older}`} iconEnd="caret-right">
            {t('center.seen.more')}
          </ToolLink>
        </p>
      )}
    </OfficePage>
  );
}
