/** The certificate's PDF: fetched once, then saved, printed or shared. */
import { useEffect, useRef, useState } from 'react';
import { getCertificate } from '#contract/training/certificate.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';

type Doing = 'download' | 'print' | 'share' | null;

/** Whether the browser can share PDF files. */
const canShareFiles = (): boolean => {
  try {
    const sample = new File([''], 'a.pdf', { type: 'application/pdf' });
    return navigator.canShare?.({ files: [sample] }) ?? false;
  } catch {
    return false;
  }
};

export const useCertificate = (trainingContentId: string, number: string) => {
  const { busy, run: start } = useAction();
  const [doing, setDoing] = useState<Doing>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(canShareFiles()), []);
  const name = `${number}.pdf`;
  const fetched = useRef<Blob | null>(null);
  const fetchFile = async (): Promise<Blob> => {
    fetched.current ??= await callFile(getCertificate, {
      params: { trainingContentId },
      query: { number },
    });
    return fetched.current;
  };
  const run = async (what: Exclude<Doing, null>, work: () => Promise<void>) => {
    if (!busy) setDoing(what);
    await start(work);
  };

  const download = () => run('download', async () => saveFile(name, await fetchFile()));
  const print = () => {
    // Open during the click: later the popup blocker would stop it.
    const tab = window.open('', '_blank');
    return run('print', async () => {
      try {
        const file = await fetchFile();
        if (!tab) return saveFile(name, file);
        const address = URL.createObjectURL(file);
        tab.location.href = address;
        setTimeout(() => URL.revokeObjectURL(address), 60_000);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };
  const share = () =>
    run('share', async () => {
      const file = new File([await fetchFile()], name, { type: 'application/pdf' });
      await navigator.share({ files: [file], title: name });
    });

  return { doing: busy ? doing : null, download, print, share: canShare ? share : null };
};
