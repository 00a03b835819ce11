import { useState } from 'react';
import type { CompanyAddress } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite, whole } from '#web/lib/page/site.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Section, SectionHead } from '#web/ui/layout/section.tsx';
import classes from './home-offices.module.css';
import { OfficeMap } from './office-map.tsx';

type Props = { id: string; offices: CompanyAddress[] };

/** The offices (spec §2): choosing one shows its map; address, phone and link work without the map. */
export function HomeOffices({ id, offices }: Props) {
  const { t } = useTranslation();
  const { boroughs } = useSite();
  // By place, not by name: a change of language keeps the choice.
  const [chosen, setChosen] = useState(0);
  const office = offices[chosen] ?? offices[0];
  if (!office) return null;
  return (
    <Section labelledBy={id}>
      <SectionHead id={id} title={t('home.officesTitle')} lead={t('home.officesLead')} />
      {boroughs.length > 0 && (
        <p className={classes.range}>
          <Icon name="house-line" />
          <span className="keep">
            <b>{t('home.allBoroughs')}</b> {boroughs.join(' · ')}
          </span>
        </p>
      )}
      <div className={classes.beside}>
        <ul className={classes.list}>
          {offices.map((one, i) => (
            <li key={one.companyAddressId}>
              <button
                type="button"
                className={classes.office}
                aria-pressed={one === office}
                onClick={() => setChosen(i)}
              >
                <Icon name={one === office ? 'check-circle' : 'map-pin'} className={classes.pin} />
                <span className={classes.text}>
                  <b className={classes.name}>{one.companyName}</b>
                  <span className={classes.detail}>{one.detailedAddress}</span>
                  <span>{whole(one.phone)}</span>
                  <span className={`keep ${classes.detail}`}>{one.hours}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <OfficeMap office={office} />
      </div>
    </Section>
  );
}
