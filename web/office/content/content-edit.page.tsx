import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import type { ContentItem } from '#contract/content/office.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import page from '#web/office/shell/office-page.module.css';
import { Panel } from '#web/office/shell/office-page.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import classes from './content.module.css';
import { listPath, sayPath, sayType } from './content-words.ts';
import { EditorBar } from './editor/editor-bar.tsx';
import { EditorFoot } from './editor/editor-foot.tsx';
import { FieldControl, fieldId } from './editor/field-control.tsx';
import { LanguageFoot } from './editor/language-foot.tsx';
import { type ContentError, type Editing, loadItem, useEditing } from './editor/use-editing.ts';
import { useLeaving } from './editor/use-leaving.ts';
import { WhyDialog } from './editor/why-dialog.tsx';

/** Fields in three languages take a whole row. */
const wideKinds: readonly string[] = ['local', 'rich', 'locals', 'link', 'group', 'rows'];

function Fields({ editing, wide }: { editing: Editing; wide: boolean }) {
  const { item, value, change, shownErrors: errors } = editing;
  return Object.entries(contentInfo[item.type].fields)
    .filter(([, { kind }]) => wideKinds.includes(kind) === wide)
    .map(([name, field]) => (
      <FieldControl
        key={name}
        name={name}
        path={name}
        field={field}
        value={value[name]}
        errors={errors}
        onMended={editing.mended}
        onChange={(next) => change({ ...value, [name]: next })}
      />
    ));
}

/** One line per field. Memoized: a new list takes the focus. */
const useErrorSummary = (errors: readonly ContentError[]) => {
  const { t } = useTranslation();
  return useMemo(() => {
    const lines = new Map<string, string[]>();
    for (const { field, message } of errors) {
      const id = fieldId(field);
      lines.set(id, [
        ...(lines.get(id) ?? []),
        t('common.pair', { label: sayPath(t, field), text: message }),
      ]);
    }
    return [...lines].map(([field, said]) => ({ field, message: said.join(' ') }));
  }, [errors, t]);
};

function Editor({ first, onReload }: { first: ContentItem; onReload: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const editing = useEditing(first);
  const leaving = useLeaving(editing.dirty);
  const [asked, setAsked] = useState<'discard' | 'delete' | null>(null);
  const { item, stale, dirty } = editing;
  const summary = useErrorSummary(editing.errors);
  const list = listPath(item.type);
  const texts = Object.values(contentInfo[item.type].fields).some(({ kind }) =>
    wideKinds.includes(kind),
  );
  const parts = Object.values(contentInfo[item.type].fields).some(
    ({ kind }) => !wideKinds.includes(kind),
  );
  const { save } = editing;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);
  const confirm = async () => {
    const kind = asked;
    setAsked(null);
    if (kind === 'delete' && (await editing.remove())) navigate(list);
    if (kind === 'discard' && (await editing.discard())) {
      if (item.published) onReload();
      else navigate(list);
    }
  };

  return (
    <div className={page.page}>
      <title>{`${sayType(t, item.type)} · ${t('office.name')}`}</title>
      <meta name="robots" content="noindex" />
      <EditorBar editing={editing} list={list} />
      {stale && (
        <AlertPanel
          kind="wrong"
          role="alert"
          title={t('errors.changed_meanwhile')}
          actions={
            <Button size="small" icon="arrow-clockwise" onClick={onReload}>
              {t('office.content.reload')}
            </Button>
          }
        >
          <p>{t('office.content.reloadHint')}</p>
        </AlertPanel>
      )}
      <ErrorSummary title={t('office.content.wrongTitle')} errors={summary} />
      {parts && (
        <Panel title={t('office.content.settings')}>
          <div className={classes.settings}>
            <Fields editing={editing} wide={false} />
          </div>
        </Panel>
      )}
      {texts && (
        <Panel title={t('office.content.texts')}>
          <div className={classes.texts}>
            <Fields editing={editing} wide />
          </div>
          <LanguageFoot editing={editing} />
        </Panel>
      )}
      <EditorFoot editing={editing} onAsk={setAsked} />
      {editing.why && <WhyDialog editing={editing} />}
      {asked && (
        <OfficeDialog title={t('office.content.sureTitle')} onClose={() => setAsked(null)}>
          <p>
            {t(
              asked === 'delete' || !item.placed
                ? 'office.content.sureDelete'
                : 'office.content.sureDiscard',
            )}
          </p>
          <div className={classes.foot}>
            <Button variant="danger" onClick={confirm}>
              {t(asked === 'delete' ? 'office.content.delete' : 'office.content.discard')}
            </Button>
            <Button variant="line" onClick={() => setAsked(null)}>
              {t('office.cancel')}
            </Button>
          </div>
        </OfficeDialog>
      )}
      {leaving && dirty && (
        <OfficeDialog title={t('office.content.leaveTitle')} onClose={leaving.stay}>
          <p>{t('office.content.leaveLead')}</p>
          <div className={classes.foot}>
            <Button variant="danger" onClick={leaving.leave}>
              {t('office.content.leave')}
            </Button>
            <Button variant="line" onClick={leaving.stay}>
              {t('office.content.stay')}
            </Button>
          </div>
        </OfficeDialog>
      )}
    </div>
  );
}

/** Edits any content type, by its field definitions. */
export default function ContentEditPage() {
  const { type, id = '' } = useParams() as { type: ContentType; id?: string };
  const [search] = useSearchParams();
  const [round, setRound] = useState(0);
  const { loaded, reload } = useQuery(['loadItem', type, id], (signal) =>
    loadItem(type, id, search.has('new'), signal).then((item) => {
      setRound((before) => before + 1);
      return item;
    }),
  );
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  return <Editor key={`${loaded.data.id} ${round}`} first={loaded.data} onReload={reload} />;
}
