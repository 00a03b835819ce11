import type { ReactNode } from 'react';
import layout from '#web/features/services/catalogue/layout.module.css';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './slot-picker.module.css';

type Props = { id: string; title: ReactNode; hint?: ReactNode };

/** The heading of a required choice. */
export function ChoiceHead({ id, title, hint }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <h2 id={id} className={layout.heading}>
        {title}
        <span className={classes.required}>
          <span aria-hidden="true"> * </span>
          {t('common.required')}
        </span>
      </h2>
      {hint && <p className="muted">{hint}</p>}
    </div>
  );
}
