import { useRef, useState } from 'react';
import { scannedPathOf } from '#contract/training/certificate.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useScanner } from '#web/ui/media/use-scanner.ts';
import classes from './verify.module.css';

/** Reads the QR code of a certificate; says so where there is no camera or it may not be used. */
export default function VerifyCamera({ onFound }: { onFound: (path: string) => void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isForeign, setForeign] = useState(false);
  const camera = useScanner(video, (scanned) => {
    const path = scannedPathOf(scanned);
    setForeign(!path);
    if (path) onFound(path);
  });
  const hint = { starting: 'starting', on: 'scanHint', off: 'noCamera' } as const;
  return (
    <div className="stack gap-12">
      <p role="status">
        {t(`training.verify.${camera === 'on' && isForeign ? 'notOurs' : hint[camera]}`)}
      </p>
      <video ref={video} className={classes.camera} hidden={camera === 'off'} muted playsInline />
    </div>
  );
}
