import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { htmlLang } from '#i18n/pick-locale.ts';
import { formatter } from './lib/formatter.ts';
import { startI18n } from './lib/i18n.ts';
import { currentLocale } from './lib/locale.ts';

const turn = () => new Promise((go) => setTimeout(go));

// The words of the page's language were preloaded with it; hydration waits for them, so that nothing flickers.
startI18n(currentLocale()).then(async (i18n) => {
  // A browser's first formatter of dates is the longest piece of work of a page: it gets a turn of its own.
  await turn();
  formatter(htmlLang[currentLocale()], { weekday: 'long', timeZone: 'UTC' });
  await turn();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
});
