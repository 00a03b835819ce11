import { HelperView } from '#web/features/help/helper-view.tsx';
import { SlotPicker } from '#web/features/services/booking/slot-picker.tsx';
import { PhotoTips } from '#web/features/upload/photo-tips.tsx';
import { PicturePicker } from '#web/features/upload/picture-picker.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

/** Where a help link leads: its token is in the fragment, which no server and no other site gets to see. */
export default function HelpPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('help.pageTitle')} lead={t('help.pageLead')} />
      <meta name="robots" content="noindex" />
      <HelperView
        Picker={PicturePicker}
        tips={<PhotoTips />}
        pickTime={(props) => <SlotPicker {...props} />}
      />
    </>
  );
}
