import { useTranslation } from 'react-i18next';
import { Tile } from '#web/ui/tile.tsx';

/** The way back to the home page, the last tile of each result. */
export function ToHome() {
  const { t } = useTranslation();
  return (
    <li>
      <Tile
        to="/"
        icon="house"
        tone="gold"
        title={t('whitecard.result.toHome')}
        hint={t('whitecard.result.toHomeHint')}
      />
    </li>
  );
}
