import { useState } from 'react';
import { contentInfo } from '#contract/content/item-types.ts';
import {
  type ContentVersion,
  getVersion,
  listVersions,
} from '#contract/content/versions-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import type { Editing } from '#web/office/content/editor/use-editing.ts';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { ChangeList } from './change-list.tsx';
import { contentChanges } from './content-changes.ts';
import classes from './versions.module.css';

const sides = ['current', 'earlier'] as const;
type Side = (typeof sides)[number];

type ComparedProps = {
  editing: Editing;
  version: ContentVersion;
  earlier: ContentVersion | undefined;
  onRestore: (versionId: string) => void;
};

/** One version beside what is edited, or beside the one before it. */
function Compared({ editing, version, earlier, onRestore }: ComparedProps) {
  const { t } = useTranslation();
  const { item, value, busy } = editing;
  const [side, setSide] = useState<Side>('current');
  const params = { type: item.type, id: item.id };
  const own = useCall(getVersion, { params: { ...params, versionId: version.versionId } });
  const { versionId: otherId = version.versionId } = earlier ?? {};
  const other = useCall(getVersion, { params: { ...params, versionId: otherId } });
  const { fields } = contentInfo[item.type];
  const isEarlier = side === 'earlier' && earlier !== undefined;
  const shown = own.loaded.data;
  const [before, after] = isEarlier
    ? [other.loaded.data?.value, shown?.value]
    : [shown?.value, value];
  const isSame = shown && !contentChanges(fields, shown.value, value).length;
  return (
    <section className="stack gap-16" aria-live="polite">
      {earlier && (
        <SelectField
          label={t('office.versions.compareWith')}
          value={side}
          choices={choicesOf(sides, (one) =>
            t(one === 'current' ? 'office.versions.withCurrent' : 'office.versions.withEarlier'),
          )}
          onChange={setSide}
        />
      )}
      <QueryStatus loaded={own.loaded} reload={own.reload} />
      {isEarlier && <QueryStatus loaded={other.loaded} reload={other.reload} />}
      {before && after && <ChangeList changes={contentChanges(fields, before, after)} />}
      {shown && !isSame && (
        <>
          <p>
            {t('office.versions.restoreLead')}
            {item.publishAt && ` ${t('office.versions.restoreUnschedules')}`}
          </p>
          <DialogFoot
            action={t('office.versions.restore')}
            busy={busy === 'restore'}
            onAction={() => onRestore(version.versionId)}
          />
        </>
      )}
    </section>
  );
}

/** What the content was: each version can be compared and restored. */
export function VersionsDialog({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const { type, id, version } = editing.item;
  const { loaded, reload } = useCall(listVersions, { params: { type, id } }, [version]);
  const [picked, setPicked] = useState<string | null>(null);
  const versions = loaded.data ?? [];
  const at = Math.max(
    0,
    versions.findIndex(({ versionId }) => versionId === picked),
  );
  const shown = versions[at];
  const restore = async (versionId: string) => {
    if (await editing.restore(versionId)) onClose();
  };
  return (
    <OfficeDialog title={t('office.versions.title')} wide onClose={onClose}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && !shown && <p>{t('office.versions.none')}</p>}
      {shown && (
        <div className={classes.columns}>
          <ul className={classes.list} aria-label={t('office.versions.list')}>
            {versions.map((one) => (
              <li key={one.versionId}>
                <button
                  type="button"
                  aria-pressed={one === shown}
                  onClick={() => setPicked(one.versionId)}
                >
                  <b>
                    {t(`office.versions.kinds.${one.kind}`)}
                    {one.restoredOf &&
                      `: ${t('office.versions.restoredOf', { when: sayWhen(one.restoredOf, locale) })}`}
                  </b>
                  {one.kind !== 'before' && (
                    <span className="muted">
                      {one.by
                        ? t('office.versions.by', { when: sayWhen(one.at, locale), name: one.by })
                        : sayWhen(one.at, locale)}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <Compared
            key={shown.versionId}
            editing={editing}
            version={shown}
            earlier={versions[at + 1]}
            onRestore={restore}
          />
        </div>
      )}
    </OfficeDialog>
  );
}
