import type { CompanyAddress } from '#contract/content/content.ts';
import { limits } from '#contract/limits.ts';
import { type WhiteCardDocuments, whiteCardDocumentKinds } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import classes from './info-layout.module.css';

type Props = {
  /** What is there has a tick; null if nothing can be submitted. */
  documents: WhiteCardDocuments | null;
  offices: readonly CompanyAddress[];
};

/** The checklist as it is printed (design rule 40): what to find, our phone, where to come. */
export function PaperChecklist({ documents, offices }: Props) {
  const { t } = useTranslation();
  const { companyName, phone } = useSite();
  const months = limits.bankStatementMonths;
  const isThere = (kind: (typeof whiteCardDocumentKinds)[number]) =>
    documents?.documents.some((one) => one.kind === kind && one.ready);
  return (
    <div className={`wrap ${classes.paper}`}>
      <h2>{t('whitecard.printTitle')}</h2>
      <ol>
        {whiteCardDocumentKinds.map((kind) => (
          <li key={kind}>
            <span className={classes.box}>{isThere(kind) ? '✓' : ''}</span>
            <span>
              <b>{t(`whitecard.documents.${kind}.name`, { months })}</b>
              <br />
              {t(`whitecard.documents.${kind}.what`, { months })}
            </span>
          </li>
        ))}
        <li>
          <span className={classes.box} />
          <b>{t('whitecard.form')}</b>
        </li>
      </ol>
      <p>
        <b>
          {companyName} · {phone}
        </b>
      </p>
      {offices.map(({ companyAddressId, companyName: name, detailedAddress, phone: number }) => (
        <p key={companyAddressId}>
          {name} · {detailedAddress} · {number}
        </p>
      ))}
    </div>
  );
}
