import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { startI18n } from './lib/i18n/i18n.ts';
import { currentLocale } from './lib/i18n/locale.ts';

// The translations were preloaded with the page; hydrate after them to avoid mismatches.
startI18n(currentLocale()).then((i18n) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  }),
);
