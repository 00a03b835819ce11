import { useId } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './ready-card.module.css';

type Props = { ready: number; total: number };

/** "2 of 5 ready": a persimmon for each document. */
export function ReadyCard({ ready, total }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const fruit = Array.from({ length: total }, (_, place) =>
    place < ready ? '/media/fruit-on.svg' : '/media/fruit-off.svg',
  );
  return (
    <Card as="section" aria-labelledby={id} className={classes.card}>
      <div className={classes.fruit} aria-hidden="true">
        {keyed(fruit, String).map(({ key, one: src }) => (
          <Picture key={key} src={src} alt="" width={64} height={66} />
        ))}
      </div>
      <div className={classes.words} role="status">
        <h3 id={id} className={classes.title}>
          <Phrases text={t('whitecard.ready', { ready, total })} />
        </h3>
        <p>
          {ready < total ? t('whitecard.missing', { n: total - ready }) : t('whitecard.allReady')}
        </p>
      </div>
    </Card>
  );
}
