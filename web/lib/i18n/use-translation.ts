import { createContext, useContext } from 'react';
import { fallbackLocale } from '#i18n/pick-locale.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';

export const TranslatorContext = createContext<Translator>(createTranslator(fallbackLocale, {}));

/** The page's words and language. */
export const useTranslation = (): Translator => useContext(TranslatorContext);
