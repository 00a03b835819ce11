import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { may } from '#contract/access.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { chapters } from '#web/office/shell/guide-chapters.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import classes from './guide.module.css';
import { findChapters } from './guide-search.ts';

const stepsMax = 6;

/** The steps of every page that the role may open; the search is by what is read on the screen. */
export default function OfficeGuidePage() {
  const { t, find } = useTranslation();
  const { hash } = useLocation();
  const { role } = useStaff();
  const [typed, setTyped] = useState('');
  const said = chapters
    .filter(({ place }) => may(role, place.access))
    .map(({ id, place }) => {
      const title = t(place.label);
      const steps = Array.from({ length: stepsMax }, (_, i) =>
        find(`office.guide.chapters.${id}.s${i + 1}`),
      ).filter((step) => step !== null);
      const text = [title, ...steps, t(`office.guide.chapters.${id}.also`)].join(' ');
      return { id, place, title, steps, text };
    });
  const found = findChapters(said, typed);
  // The page comes after its address: the browser has not found the chapter yet.
  useEffect(() => {
    const chapter = hash && document.getElementById(hash.slice(1));
    if (chapter) chapter.scrollIntoView();
  }, [hash]);
  return (
    <OfficePage title={t('office.guide.title')} lead={t('office.guide.lead')}>
      <FilterBar>
        <FilterSearch label={t('office.guide.search')} value={typed} onChange={setTyped} />
      </FilterBar>
      <p role="status" className="muted">
        {found.length ? t('office.guide.found', { count: found.length }) : t('office.guide.none')}
      </p>
      <div className={classes.chapters}>
        {found.map(({ id, place, title, steps }) => (
          <div key={id} id={id} className={classes.chapter}>
            <Panel title={title}>
              <ol className={classes.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>
                <ToolLink to={place.to} iconEnd="caret-right">
                  {t('office.guide.open')}
                </ToolLink>
              </p>
            </Panel>
          </div>
        ))}
      </div>
    </OfficePage>
  );
}
