import { useState } from 'react';
import { contentInfo } from '#contract/content/item-types.ts';
import { newVersion } from '#contract/content/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { TakeDownDialog } from '#web/office/content/versions/take-down-dialog.tsx';
import { VersionsDialog } from '#web/office/content/versions/versions-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import type { Editing } from './use-editing.ts';

type Props = { editing: Editing; onAsk: (what: 'discard' | 'delete') => void };

/** Versions, and actions that unpublish, discard or delete. */
export function EditorFoot({ editing, onAsk }: Props) {
  const { t } = useTranslation();
  const { item, busy } = editing;
  const info = contentInfo[item.type];
  const isNew = item.version === newVersion;
  const [open, setOpen] = useState<'versions' | 'takeDown' | null>(null);
  const close = () => setOpen(null);
  if (isNew) return null;
  return (
    <div className={classes.foot}>
      <ToolButton icon="files" onClick={() => setOpen('versions')}>
        {t('office.versions.open')}
      </ToolButton>
      {info.hideable && (
        <ToolButton icon="hourglass-medium" onClick={() => setOpen('takeDown')}>
          {t('office.versions.down.open')}
        </ToolButton>
      )}
      {item.published && info.hideable && (
        <ToolButton icon="eye-slash" busy={busy === 'unpublish'} onClick={editing.unpublish}>
          {t('office.content.unpublish')}
        </ToolButton>
      )}
      {item.hasDraft && (
        <ToolButton icon="arrow-counter-clockwise" onClick={() => onAsk('discard')}>
          {t('office.content.discard')}
        </ToolButton>
      )}
      {open === 'versions' && <VersionsDialog editing={editing} onClose={close} />}
      {open === 'takeDown' && <TakeDownDialog editing={editing} onClose={close} />}
      {!info.fixed && (
        <Button variant="danger" size="small" icon="trash" onClick={() => onAsk('delete')}>
          {t('office.content.delete')}
        </Button>
      )}
    </div>
  );
}
