import type { Talk } from '#contract/services/callback.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Section, SectionHead } from '#web/ui/layout/section.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { CallbackForm } from './callback-form.tsx';
import classes from './talk-to-us.module.css';

type Props = { talk: Talk; onReady: () => void };

/** "We call you back": who calls, and the form. */
export default function TalkToUs({ talk: { people, promise }, onReady }: Props) {
  const { t } = useTranslation();
  return (
    <Section labelledBy="talk-title">
      <SectionHead id="talk-title" title={t('callback.title')} lead={t('callback.lead')} />
      <div className={people.length ? classes.beside : undefined}>
        {people.length > 0 && (
          <div>
            <h3 className={classes.who}>{t('callback.people')}</h3>
            <ul className={classes.people}>
              {people.map(({ name, otherName, role, portrait }) => (
                <li key={name} className={classes.person}>
                  <Picture src={portrait} alt="" width={320} height={320} cover />
                  <p>
                    <b className={classes.name}>{name}</b>
                    {otherName !== name && <span className={classes.other}>{otherName}</span>}
                    {role.split(' · ').map((part) => (
                      <span key={part} className={classes.role}>
                        {part}
                      </span>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Card>
          <CallbackForm {...{ promise, onReady }} />
        </Card>
      </div>
    </Section>
  );
}
