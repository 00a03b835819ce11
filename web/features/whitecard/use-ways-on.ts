/** Next steps after a result, as tiles. */
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { TileProps } from '#web/ui/layout/tile.tsx';
import { whiteCardInfoPath } from './white-card-paths.ts';

export const requestsPath = '/user/index?tab=requests';

export const useWaysOn = () => {
  const { t } = useTranslation();
  return {
    documents: {
      to: whiteCardInfoPath,
      icon: 'files',
      tone: 'persimmon',
      title: t('whitecard.result.toDocuments'),
      hint: t('whitecard.result.toDocumentsHint'),
    },
    center: {
      to: '/user/index',
      icon: 'user-circle',
      title: t('pages.userTitle'),
      hint: t('whitecard.result.toCenterHint'),
    },
    requests: {
      to: requestsPath,
      icon: 'list-checks',
      title: t('whitecard.result.toRequests'),
      hint: t('whitecard.result.toRequestsHint'),
    },
    home: {
      to: '/',
      icon: 'house',
      tone: 'gold',
      title: t('whitecard.result.toHome'),
      hint: t('whitecard.result.toHomeHint'),
    },
  } satisfies Record<string, TileProps>;
};
