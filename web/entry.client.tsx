import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startI18n } from './lib/i18n/i18n.ts';
import { currentLocale } from './lib/i18n/locale.ts';
import { TranslationProvider } from './lib/i18n/translation-provider.tsx';

// The translations were preloaded with the page; hydrate after them to avoid mismatches.
startI18n(currentLocale()).then((translator) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider first={translator}>
          <HydratedRouter />
        </TranslationProvider>
      </StrictMode>,
    );
  }),
);
