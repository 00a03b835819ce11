import { useTranslation } from 'react-i18next';
import { useRole } from '#web/lib/api/session.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { Columns, Section } from '#web/ui/layout/section.tsx';
import { Tile, type TileProps } from '#web/ui/layout/tile.tsx';
import { readerPath } from './reader-path.ts';
import classes from './task-tiles.module.css';

/** Where the tasks of easy view lead on this page: ids of the white-card input and of the offices. */
type Places = { cardInput: string; offices: string };

const useCareLinks = () => {
  const role = useRole();
  return {
    care: readerPath('/register/patient', role),
    caregiver: readerPath('/register/caregiver', role),
  };
};

/** The three tasks most people come for. */
export function TaskTiles() {
  const { t } = useTranslation();
  const { care, caregiver } = useCareLinks();
  const tiles: TileProps[] = [
    {
      to: care,
      icon: 'hand-heart',
      tone: 'persimmon',
      title: t('home.taskCare'),
      hint: t('home.taskCareHint'),
    },
    {
      to: '/services',
      icon: 'identification-card',
      title: t('home.taskBenefits'),
      hint: t('home.taskBenefitsHint'),
    },
    {
      to: caregiver,
      icon: 'users-three',
      tone: 'porcelain',
      title: t('home.taskCaregiver'),
      hint: t('home.taskCaregiverHint'),
    },
  ];
  return (
    <Section tight labelledBy="tasks-title" className="not-easy">
      <h2 id="tasks-title" className="sr-only">
        {t('home.tasks')}
      </h2>
      <Columns>
        {tiles.map((tile) => (
          <li key={tile.icon}>
            <Tile {...tile} />
          </li>
        ))}
      </Columns>
    </Section>
  );
}

/** Easy view (design rule 37): five large tasks, one below the other. Shown by the style sheet, so that nothing jumps. */
export function EasyTasks({ places }: { places: Places }) {
  const { t } = useTranslation();
  const { phone } = useSite();
  const { care } = useCareLinks();
  return (
    <Section tight labelledBy="easy-title" className={`easy-only ${classes.easy}`}>
      <h2 id="easy-title">{t('home.easyTitle')}</h2>
      <ul className={classes.tasks}>
        <li>
          <Tile to={care} icon="hand-heart" tone="persimmon" title={t('home.taskCare')} />
        </li>
        <li>
          <Tile
            to={`#${places.cardInput}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(places.cardInput);
            }}
            icon="identification-card"
            title={t('home.easyCard')}
          />
        </li>
        <li>
          <Tile
            to="/community/activity/list"
            icon="calendar-star"
            tone="gold"
            title={t('home.easyActivities')}
          />
        </li>
        <li>
          <Tile
            to={`#${places.offices}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(places.offices);
            }}
            icon="map-pin"
            tone="porcelain"
            title={t('home.easyOffice')}
          />
        </li>
        {phone && (
          <li>
            <Tile to={telLink(phone)} icon="phone-call" title={t('common.callUs')} hint={phone} />
          </li>
        )}
      </ul>
    </Section>
  );
}
