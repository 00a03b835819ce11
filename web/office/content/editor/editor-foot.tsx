import { useTranslation } from 'react-i18next';
import { contentInfo } from '#contract/content/item-types.ts';
import { newVersion } from '#contract/content/office.ts';
import classes from '#web/office/content/content.module.css';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import type { Editing } from './use-editing.ts';

type Props = { editing: Editing; onAsk: (what: 'discard' | 'delete') => void };

/** Actions that unpublish, discard or delete. */
export function EditorFoot({ editing, onAsk }: Props) {
  const { t } = useTranslation();
  const { item, busy } = editing;
  const info = contentInfo[item.type];
  const isNew = item.version === newVersion;
  if (isNew || (info.fixed && !item.hasDraft)) return null;
  return (
    <div className={classes.foot}>
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
      {!info.fixed && (
        <Button variant="danger" size="small" icon="trash" onClick={() => onAsk('delete')}>
          {t('office.content.delete')}
        </Button>
      )}
    </div>
  );
}
