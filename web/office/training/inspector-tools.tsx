import { useEffect, useRef, useState } from 'react';
import { may } from '#contract/access.ts';
import type { InserviceFilters } from '#contract/training/inservice-office.ts';
import { exportInservice } from '#contract/training/transcript.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { Checkbox } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import type { Person } from './inspector-archive.ts';

const words = 'office.inservice';

type Props = {
  year: string;
  filters: { [K in keyof InserviceFilters]: string | undefined } & {
    state: InserviceFilters['state'];
    clearance: InserviceFilters['clearance'];
  };
  chosen: Person[];
};

/** The ZIP for an inspector and the table, of the chosen people or of all. */
export function InspectorTools({ year, filters, chosen }: Props) {
  const { t } = useTranslation();
  const { role } = useStaff();
  const [medical, setMedical] = useState(false);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const zipping = useAction();
  const saving = useAction();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const zip = () =>
    zipping.run(async () => {
      stop.current = new AbortController();
      try {
        const { inspectorArchive } = await import('./inspector-archive.ts');
        const file = await inspectorArchive({
          year,
          filters,
          chosen: chosen.length ? chosen : null,
          medical,
          onProgress: (done, total) => setProgress({ done, total }),
          signal: stop.current.signal,
        });
        saveFile(`in-service-${year}.zip`, file);
      } finally {
        setProgress(null);
      }
    });
  const save = () =>
    saving.run(async () => {
      const query = { ...filters, year };
      saveFile(`in-service-${year}.csv`, await callFile(exportInservice, { query }));
    });
  return (
    <div className="row gap-12 items-center">
      <ToolButton icon="download-simple" busy={zipping.busy} onClick={zip}>
        {chosen.length ? t(`${words}.zipChosen`, { count: chosen.length }) : t(`${words}.zipAll`)}
      </ToolButton>
      {may(role, 'workOnCases') && (
        <Checkbox
          label={t(`${words}.withMedical`)}
          checked={medical}
          disabled={zipping.busy}
          onChange={setMedical}
        />
      )}
      <ToolButton icon="download-simple" busy={saving.busy} onClick={save}>
        {t('office.training.csv')}
      </ToolButton>
      <span role="status">{progress && t(`${words}.zipProgress`, progress)}</span>
    </div>
  );
}
