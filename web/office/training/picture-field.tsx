import { sendTrainingPicture } from '#contract/training/films-office.ts';
import { shrinkPicture } from '#web/features/upload/shrink-picture.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './training.module.css';

/** Shrinks and uploads a picture; returns its path. */
export const keepPicture = async (picture: Blob): Promise<string> => {
  const small = await shrinkPicture(picture);
  const { path } = await call(sendTrainingPicture, { body: new File([small], 'picture') });
  return path;
};

type Props = {
  label: string;
  hint?: string;
  value: string;
  error?: string | undefined;
  onChange: (path: string) => void;
};

export function PictureField({ label, hint, value, error, onChange }: Props) {
  const { busy, run } = useAction();
  const take = (file: File | undefined) =>
    file && run(async () => onChange(await keepPicture(file)));
  return (
    <div className="row gap-20 items-start">
      {value && <Picture src={value} alt="" width={240} height={135} className={classes.picture} />}
      <Field size="small" label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png"
            aria-busy={busy}
            onChange={({ target }) => take(target.files?.[0])}
          />
        )}
      </Field>
    </div>
  );
}
