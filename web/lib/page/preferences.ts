/** Display settings: text size, contrast, easy view, automatic redirects. Stored in the browser, applied to <html>. */
import { useStored, writeStored } from '#web/lib/storage.ts';

export const textSizes = ['18', '22', '26', '30'] as const;
export type TextSize = (typeof textSizes)[number];

export const preferenceKeys = {
  textSize: 'textSize',
  contrast: 'contrast',
  elderMode: 'elderMode',
  autoContinue: 'autoContinue',
} as const;

const isTextSize = (value: unknown): value is TextSize =>
  (textSizes as readonly unknown[]).includes(value);

type Root = { dataset: DOMStringMap };

/** Puts the stored choices on <html>; also runs inline before the first paint (see bootScript). */
const apply = (root: Root, read: (key: string) => string | null): void => {
  const size = read(preferenceKeys.textSize);
  const elder = read(preferenceKeys.elderMode) === 'on';
  root.dataset.textSize = isTextSize(size) ? size : elder ? '22' : '18';
  root.dataset.contrast = read(preferenceKeys.contrast) === 'high' ? 'high' : 'normal';
  root.dataset.elder = elder ? 'on' : 'off';
};

export const applyPreferences = (): void =>
  apply(document.documentElement, (key) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  });

/** `apply` and the signed-in flag as an inline script, so that nothing shifts after the first paint. */
export const bootScript = `(function(){try{var d=document.documentElement.dataset,s=localStorage,z=s.getItem('${preferenceKeys.textSize}'),e=s.getItem('${preferenceKeys.elderMode}')==='on';d.textSize=/^(18|22|26|30)$/.test(z)?z:e?'22':'18';d.contrast=s.getItem('${preferenceKeys.contrast}')==='high'?'high':'normal';d.elder=e?'on':'off';d.session=s.getItem('token')?'in':'out'}catch(x){}})();`;

export const setPreference = (key: keyof typeof preferenceKeys, value: string | null): void => {
  writeStored(preferenceKeys[key], value);
  applyPreferences();
};

export const usePreferences = () => {
  const size = useStored(preferenceKeys.textSize);
  const elderMode = useStored(preferenceKeys.elderMode) === 'on';
  const textSize: TextSize = isTextSize(size) ? size : elderMode ? '22' : '18';
  return {
    textSize,
    elderMode,
    highContrast: useStored(preferenceKeys.contrast) === 'high',
    autoContinue: useStored(preferenceKeys.autoContinue) !== 'off',
  };
};
