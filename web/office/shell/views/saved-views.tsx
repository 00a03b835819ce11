import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  deleteView,
  listViews,
  saveView,
  type ViewList,
  viewRules,
} from '#contract/staff/views.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './saved-views.module.css';

/** What a view keeps of the address, in one order. */
const viewOf = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params);
  for (const name of viewRules.unkept) kept.delete(name);
  kept.sort();
  return String(kept);
};

type SaveProps = { list: ViewList; onSaved: () => void; onClose: () => void };

function SaveDialog({ list, onSaved, onClose }: SaveProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const kept = useKept(`view ${list}`, { name: '' });
  const { name } = kept.values;
  const { busy, run } = useAction();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => {
      await call(saveView, { body: { list, name, query: viewOf(params) } });
      kept.forget();
      notifySuccess(t('office.tables.saved'));
      onSaved();
    });
  };
  return (
    <OfficeDialog title={t('office.tables.saveTitle')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={save}>
        <p>{t('office.tables.saveLead')}</p>
        <TextField
          label={t('office.tables.name')}
          {...kept.field('name')}
          maxLength={viewRules.nameLength}
          nativeRequired
        />
        <DialogFoot action={t('office.tables.save')} busy={busy} onAway={onClose} />
      </form>
    </OfficeDialog>
  );
}

type Props = { list: ViewList /** The choice of columns. */; children: ReactNode };

/** One's own views of a list: filters, order and columns under a name. */
export function SavedViews({ list, children }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { loaded, reload } = useCall(listViews, { query: { list } });
  const [saving, setSaving] = useState(false);
  const { run } = useAction();
  const views = loaded.data ?? [];
  const here = viewOf(params);
  const isHere = (query: string) => viewOf(new URLSearchParams(query)) === here;
  const remove = (viewId: string) =>
    run(async () => {
      await call(deleteView, { params: { viewId } });
      notifySuccess(t('office.tables.removed'));
      reload();
    });
  const isNew = here !== '' && !views.some(({ query }) => isHere(query));
  const isFull = views.length >= viewRules.most;
  return (
    <div className={classes.views}>
      {children}
      {views.length > 0 && (
        <ul aria-label={t('office.tables.views')}>
          {views.map(({ viewId, name, query }) => (
            <li key={viewId}>
              <Link to={`?${query}`} aria-current={isHere(query) ? 'true' : undefined}>
                {name}
              </Link>
              <button
                type="button"
                aria-label={t('office.tables.remove', { name })}
                title={t('office.tables.remove', { name })}
                onClick={() => remove(viewId)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNew && isFull && (
        <p className="muted">{t('office.tables.full', { max: viewRules.most })}</p>
      )}
      {isNew && !isFull && (
        <ToolButton icon="star" onClick={() => setSaving(true)}>
          {t('office.tables.save')}
        </ToolButton>
      )}
      {saving && (
        <SaveDialog
          list={list}
          onClose={() => setSaving(false)}
          onSaved={() => {
            setSaving(false);
            reload();
          }}
        />
      )}
    </div>
  );
}
