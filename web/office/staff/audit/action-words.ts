/** Translates 'person.view' to 'Person: looked at'; falls back to the raw words. */
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#i18n/messages.ts';
import type { BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<string, BadgeTone> = {
  view: 'info',
  reveal: 'info',
  export: 'info',
  login: 'plain',
  close: 'wrong',
  delete: 'wrong',
  change: 'wait',
  review: 'good',
};
export const toneOf = (action: string): BadgeTone =>
  tones[action.split('.').at(-1) ?? ''] ?? 'plain';

export const useSayAction = () => {
  const { t, i18n } = useTranslation();
  const say = (group: 'feature' | 'verb', word: string): string => {
    const key = `office.people.audit.${group}.${word}`;
    return i18n.exists(key) ? t(key as MessageKey) : word;
  };
  return (action: string): string => {
    const [feature = '', ...verb] = action.split('.');
    const colon = i18n.language === 'en' ? ': ' : '：';
    return verb.length
      ? `${say('feature', feature)}${colon}${say('verb', verb.join('.'))}`
      : say('feature', feature);
  };
};
