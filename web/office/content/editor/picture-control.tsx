import { useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const thumb = { width: 120, height: 80 };

type Described = {
  /** The words of a picture were changed, not the picture. */
  onDescribed: () => void;
};

/** The words of a picture that was uploaded; those of the product have theirs. */
function Describe({ path, onDescribed }: { path: string } & Described) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const own = path.split('#', 1)[0] ?? '';
  if (!own.startsWith('/files/')) return null;
  return (
    <>
      <ToolButton icon="note-pencil" onClick={() => setOpen(true)}>
        {t('office.content.media.describe')}
      </ToolButton>
      {open && (
        <DescribeDialog path={own} onClose={() => setOpen(false)} onDescribed={onDescribed} />
      )}
    </>
  );
}

type Props = Described & {
  path: string;
  optional: boolean;
  /** Shown uncut. */
  whole?: boolean;
  onChange: (path: string) => void;
};

/** Chooses one picture of the library. */
export function PictureControl({ path, optional, whole = false, onChange, onDescribed }: Props) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.picture} data-whole={whole || undefined}>
      {path && <Picture src={path} alt="" {...thumb} cover={!whole} />}
      <ToolButton icon="image" onClick={() => setChoosing(true)}>
        {t(path ? 'office.content.otherPicture' : 'office.content.choosePicture')}
      </ToolButton>
      <Describe path={path} onDescribed={onDescribed} />
      {path && optional && (
        <Button variant="danger" size="small" icon="trash" onClick={() => onChange('')}>
          {t('office.content.removePicture')}
        </Button>
      )}
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            onChange(picture.path);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

type ManyProps = Described & {
  paths: readonly string[];
  max: number;
  onChange: (paths: string[]) => void;
};

/** Chooses pictures in order; cards show the first. */
export function PicturesControl({ paths, max, onChange, onDescribed }: ManyProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const swap = (from: number, to: number) => {
    const next = [...paths];
    [next[from], next[to]] = [next[to] ?? '', next[from] ?? ''];
    onChange(next);
  };
  return (
    <div className="row gap-16">
      {paths.map((path, at) => (
        <div key={path} className={classes.picture}>
          <Picture src={path} alt="" {...thumb} cover />
          <Describe path={path} onDescribed={onDescribed} />
          <span className={classes.arrows}>
            {at > 0 && (
              <ToolButton
                icon="arrow-left"
                aria-label={t('office.content.rowUp', { place: at + 1 })}
                onClick={() => swap(at, at - 1)}
              />
            )}
            <Button
              variant="danger"
              size="small"
              icon="trash"
              aria-label={t('office.content.removeRow', { place: at + 1 })}
              onClick={() => onChange(paths.filter((one) => one !== path))}
            />
          </span>
        </div>
      ))}
      {paths.length < max && (
        <ToolButton icon="plus" onClick={() => setChoosing(true)}>
          {t('office.content.choosePicture')}
        </ToolButton>
      )}
      {choosing && (
        <PictureDialog
          onClose={() => setChoosing(false)}
          onChoose={({ path }) => {
            if (!paths.includes(path)) onChange([...paths, path]);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
