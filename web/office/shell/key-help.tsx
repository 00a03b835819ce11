import { useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './key-help.module.css';
import { useKeys, useOfferedKeys } from './keys.ts';

type Line = { keys: string; label: string };

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (!lines.length) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className={classes.lines}>
        {lines.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

function Sheet({ on, onClose }: { on: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const offered = useOfferedKeys();
  const lineOf = ({ key, label }: { key: string; label: string }): Line => ({
    keys: key.toUpperCase(),
    label,
  });
  const control = isMac() ? '⌘' : 'Ctrl';
  return (
    <OfficeDialog title={t('office.keys.title')} onClose={onClose}>
      <div className={classes.sheet}>
        <p>{t(on ? 'office.keys.lead' : 'office.keys.off')}</p>
        {on && (
          <Lines
            title={t('office.keys.here')}
            lines={offered.filter(({ general }) => !general).map(lineOf)}
          />
        )}
        <Lines
          title={t('office.keys.everywhere')}
          lines={[
            ...(on ? offered.filter(({ general }) => general).map(lineOf) : []),
            { keys: `${control}+K`, label: t('office.keys.palette') },
            { keys: `${control}+Enter`, label: t('office.keys.confirm') },
            { keys: 'Enter', label: t('office.keys.enter') },
            { keys: 'Esc', label: t('office.keys.escape') },
          ].filter(({ keys }) => keys !== '/')}
        />
      </div>
    </OfficeDialog>
  );
}

/** All keys that work here, opened by '?' or its button. */
export function KeyHelp({ on }: { on: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useKeys([{ key: '?', label: t('office.keys.help'), run: () => setOpen(true), general: true }]);
  return (
    <>
      <button type="button" className={classes.button} onClick={() => setOpen(true)}>
        <Icon name="keyboard" />
        {t('office.keys.title')}
      </button>
      {open && <Sheet on={on} onClose={() => setOpen(false)} />}
    </>
  );
}
