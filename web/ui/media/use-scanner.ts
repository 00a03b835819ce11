import { type RefObject, useEffect, useRef, useState } from 'react';

/** Reads QR codes with the camera while mounted; a code that stays in view is reported once. */
export const useScanner = (
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): 'starting' | 'on' | 'off' => {
  const [state, setState] = useState<'starting' | 'on' | 'off'>('starting');
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let stopped = false;
    let stop = () => {};
    let last = '';
    const start = async () => {
      const player = video.current;
      if (!player || !navigator.mediaDevices) throw new Error('no camera');
      const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js');
      const camera = await rearCamera(player);
      const canvas = new QRCanvas();
      const cancel = frameLoop(async () => {
        // Scan the whole frame: the displayed video is cropped, and a distorted code can't be read.
        const found = await camera.readFrame(canvas, true);
        if (stopped || typeof found !== 'string' || found === last) return;
        last = found;
        latest.current(found);
      }, player);
      stop = () => {
        cancel();
        camera.stop();
      };
      if (stopped) stop();
      else setState('on');
    };
    start().catch(() => !stopped && setState('off'));
    return () => {
      stopped = true;
      stop();
    };
  }, [video]);
  return state;
};
