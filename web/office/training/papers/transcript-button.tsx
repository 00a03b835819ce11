import { useState } from 'react';
import { getTranscript } from '#contract/training/transcript.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { yearChoices } from '../year-choices.ts';

/** One person's transcript of a year. */
export function TranscriptButton({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation();
  const [year, setYear] = useState(yearChoices()[0] ?? '');
  const { busy, run } = useAction();
  const save = () =>
    run(async () => {
      const file = await callFile(getTranscript, { params: { userId }, query: { year } });
      saveFile(`${name} ${year}.pdf`, file);
    });
  return (
    <div className="row gap-12 items-end">
      <SelectField
        label={t('office.inservice.year')}
        value={year}
        choices={choicesOf(yearChoices(), (value) => value)}
        onChange={setYear}
      />
      <ToolButton icon="download-simple" busy={busy} onClick={save}>
        {t('office.inservice.transcript')}
      </ToolButton>
    </div>
  );
}
