import { useRole } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Columns, Section } from '#web/ui/layout/section.tsx';
import { Tile, type TileProps } from '#web/ui/layout/tile.tsx';
import { readerPath } from './reader-path.ts';
import classes from './task-tiles.module.css';

/** Where the tasks of easy view lead on this page: ids of the white-card input and of the offices, and the way there. */
type Places = { cardInput: string; offices: string; go: (id: string) => void };

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
      <Columns lastWide>
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
  const place = (id: string): Pick<TileProps, 'to' | 'onClick'> => ({
    to: `#${id}`,
    onClick: (event) => {
      event.preventDefault();
      places.go(id);
    },
  });
  const tiles: TileProps[] = [
    { to: care, icon: 'hand-heart', tone: 'persimmon', title: t('home.taskCare') },
    { ...place(places.cardInput), icon: 'identification-card', title: t('home.easyCard') },
    {
      to: '/community/activity/list',
      icon: 'calendar-star',
      tone: 'gold',
      title: t('home.easyActivities'),
    },
    {
      ...place(places.offices),
      icon: 'map-pin',
      tone: 'porcelain',
      title: t('home.easyOffice'),
    },
  ];
  if (phone)
    tiles.push({ to: telLink(phone), icon: 'phone-call', title: t('common.callUs'), hint: phone });
  return (
    <Section tight labelledBy="easy-title" className={`easy-only ${classes.easy}`}>
      <h2 id="easy-title">{t('home.easyTitle')}</h2>
      <ul className={classes.tasks}>
        {tiles.map((tile) => (
          <li key={tile.icon}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
