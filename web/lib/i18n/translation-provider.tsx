import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Translator } from '#i18n/translator.ts';
import { onSwitch } from './i18n.ts';
import { TranslatorContext } from './use-translation.ts';

/** Begins with `first`; switching the language renders everything below again. */
export function TranslationProvider({
  first,
  children,
}: {
  first: Translator;
  children: ReactNode;
}) {
  const [translator, setTranslator] = useState(first);
  useLayoutEffect(() => onSwitch(setTranslator), []);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}
