import { useState } from 'react';
import { contentInfo } from '#contract/content/item-types.ts';
import { mapTexts } from '#contract/content/map.ts';
import { convertScript, type LocalText } from '#contract/staff/office.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/office/content/content.module.css';
import { languageNotes } from '#web/office/content/content-words.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import type { Editing } from './use-editing.ts';

type Script = 'zh-CN' | 'zh-TW';
const directions: [from: Script, to: Script][] = [
  ['zh-CN', 'zh-TW'],
  ['zh-TW', 'zh-CN'],
];
/** Separates the texts that are converted in one call; no text contains it. */
const between = '\n␞\n';

/** Actions for a whole language. */
export function LanguageFoot({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  const { item, value, change, dirty, busy } = editing;
  const { fields } = contentInfo[item.type];
  const { busy: isConverting, run } = useAction();
  const [converting, setConverting] = useState<Script | null>(null);

  const texts: LocalText[] = [];
  mapTexts(fields, value, (text) => {
    texts.push(text);
    return text;
  });
  const waiting = directions
    .map(([, to]) => to)
    .filter((to) => texts.some(({ converted }) => converted === to));

  const convertAll = (from: Script, to: Script) =>
    run(async () => {
      setConverting(to);
      const whole = texts.map((text) => text[from] ?? '').join(between);
      const answer = await call(convertScript, { body: { text: whole, to } });
      const parts = answer.text.split(between);
      let at = 0;
      change(
        mapTexts(fields, value, (text) => {
          const part = parts[at++] ?? '';
          return part ? { ...text, [to]: part, converted: to } : text;
        }),
      );
    });
  const approveAll = (script: Script) =>
    change(
      mapTexts(fields, value, ({ converted, ...text }) =>
        converted && converted !== script ? { ...text, converted } : text,
      ),
    );

  return (
    <div className={classes.foot}>
      {languageNotes(t, item).map(({ key, tone, text }) => (
        <Badge key={key} tone={tone}>
          {text}
        </Badge>
      ))}
      {item.outdated.length > 0 && !item.hasDraft && !dirty && (
        <span className="muted">{t('office.content.checkedHint')}</span>
      )}
      <div className={classes.end}>
        {!item.hasDraft &&
          !dirty &&
          item.outdated.map((locale) => (
            <ToolButton
              key={locale}
              icon="check"
              busy={busy === 'checked'}
              onClick={() => editing.checked(locale)}
            >
              {t('office.content.checkedAll', { language: localeNames[locale] })}
            </ToolButton>
          ))}
        {directions.map(([from, to]) => (
          <ToolButton
            key={to}
            icon="translate"
            busy={isConverting && converting === to}
            onClick={() => convertAll(from, to)}
          >
            {t('office.content.convertAll', { from: localeNames[from], to: localeNames[to] })}
          </ToolButton>
        ))}
        {waiting.map((script) => (
          <Button key={script} size="small" icon="check" onClick={() => approveAll(script)}>
            {t('office.content.approveAll', { language: localeNames[script] })}
          </Button>
        ))}
      </div>
    </div>
  );
}
