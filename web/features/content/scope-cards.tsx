import type { ServiceScope } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Section, SectionHead } from '#web/ui/layout/section.tsx';
import { SwipeRow } from '#web/ui/layout/swipe-row.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './scope-cards.module.css';

/**
 * What the agency does. Pointing at a picture, tabbing to it or touching it lays title and text over it (spec §2);
 * before that both stand below the picture, so nobody has to find out (design rule 27).
 */
export function ScopeCards({ scopes }: { scopes: ServiceScope[] }) {
  const { t } = useTranslation();
  return (
    <Section labelledBy="scope-title">
      <SectionHead
        id="scope-title"
        title={t('home.scopeTitle')}
        lead={t('home.scopeLead')}
        more={{ to: '/services', label: t('home.allServices') }}
      />
      <SwipeRow label={t('home.scopeTitle')} few>
        {scopes.map((scope) => (
          <li key={scope.image} className={classes.place}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text must also come up by keyboard and touch */}
            <article className={classes.card} tabIndex={0}>
              <div className={classes.picture}>
                <Picture src={scope.image} alt="" width={360} height={220} cover />
              </div>
              <div className={classes.text}>
                <h3>{scope.title || t('client.unknownService')}</h3>
                <p>{scope.content || t('client.noDescription')}</p>
              </div>
            </article>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
