import { listMedia } from '#contract/content/media-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { MediaAbout } from '#web/office/content/media-about.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

type Props = { path: string; onClose: () => void; onDescribed: () => void };

/** The words of a picture that is chosen already, so that nobody has to leave the editor for them. */
export function DescribeDialog({ path, onClose, onDescribed }: Props) {
  const { t } = useTranslation();
  const { loaded, reload } = useCall(listMedia, {});
  const picture = loaded.data?.find((one) => one.path === path);
  return (
    <OfficeDialog title={t('office.content.media.describe')} wide onClose={onClose}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && !picture && <p>{t('office.content.media.gone')}</p>}
      {picture && (
        <MediaAbout
          picture={picture}
          onSaved={() => {
            onDescribed();
            onClose();
          }}
        />
      )}
    </OfficeDialog>
  );
}
