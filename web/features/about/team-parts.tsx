import type { Team } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Seal } from '#web/ui/data/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Section, SectionHead } from '#web/ui/layout/section.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './team-parts.module.css';

/** The founder's portrait, and the letter. */
export function FounderLetter({ founder }: { founder: Team['founder'] }) {
  const { t } = useTranslation();
  return (
    <Section labelledBy="letter">
      <div className={classes.letter}>
        <div className={classes.founder}>
          <Picture src={founder.portrait} alt="" width={480} height={560} />
          <b>{founder.name}</b>
          <span className="muted">{founder.role}</span>
        </div>
        <Card className={classes.paper}>
          <h2 id="letter">{t('about.founderLetter')}</h2>
          {founder.letter.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={classes.sign}>
            <Seal name={founder.name} tone="jade" />
            <b>{founder.name}</b>
          </div>
        </Card>
      </div>
    </Section>
  );
}

/** The agency's story. */
export function CompanyStory({ story }: { story: string[] }) {
  const { t } = useTranslation();
  return (
    <Section tone="sand" labelledBy="story">
      <div className={classes.story}>
        <div>
          <h2 id="story">{t('about.story')}</h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture src="/media/review-letter.svg" alt="" width={480} height={320} />
      </div>
    </Section>
  );
}

export function People({ members }: { members: Team['members'] }) {
  const { t } = useTranslation();
  return (
    <Section labelledBy="people">
      <SectionHead id="people" title={t('about.people')} />
      <ul className={classes.people}>
        {members.map(({ name, role, portrait, line }) => (
          <Card as="li" key={name} flush className={classes.person}>
            <Picture src={portrait} alt="" width={320} height={320} />
            <div className={classes.words}>
              <h3>{name}</h3>
              {/* The languages on a line of their own. */}
              <p className={`muted keep ${classes.role}`}>{role.replace(' · ', '\n')}</p>
              <p className={classes.line}>{line}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
