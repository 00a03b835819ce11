import type { ReactNode } from 'react';
import { getLetter, type Letter } from '#contract/services/letters.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { LoadTrouble, LostPage } from '#web/features/services/catalogue/load-trouble.tsx';
import { sentPath } from '#web/features/services/visit/visit-paths.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { OfficeWords } from '#web/ui/data/office-words.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import classes from './letter.module.css';
import { LetterAnswer } from './letter-answer.tsx';
import { lettersPath } from './letter-paths.ts';
import { letterState } from './letter-state.ts';

type Aloud = { possible: boolean; reading: boolean; press: () => void };
type Given = {
  /** One of its photos; the upload feature draws it. */
  picture: (file: Letter['files'][number], name: string) => ReactNode;
  /** Reads the page to the person; the shell does it. */
  aloud: Aloud;
};

function ReadToMe({ aloud }: { aloud: Aloud }) {
  const { t } = useTranslation();
  if (!aloud.possible) return null;
  return (
    <div data-read-aloud="off">
      <Button
        icon={aloud.reading ? 'stop' : 'speaker-high'}
        aria-pressed={aloud.reading}
        onClick={aloud.press}
      >
        {t(aloud.reading ? 'letter.stopReading' : 'letter.readToMe')}
      </Button>
    </div>
  );
}

/** Without a written answer: until when we answer, what we asked, or how it ended. */
function Waiting({ letter }: { letter: Letter }) {
  const { t, locale } = useTranslation();
  const { dueAt, note, recordId } = letter;
  const state = letterState(letter);
  const soon = dueAt
    ? t('letter.sentLead', { when: sayWhen(dueAt, locale) })
    : t('letter.sentSoon');
  return (
    <AlertPanel
      kind={state === 'takenBack' ? 'info' : state === 'asked' ? 'wrong' : 'good'}
      title={t(state === 'waiting' ? 'letter.sentTitle' : `letter.${state}`)}
      actions={
        <LinkButton to={sentPath(recordId)} variant="line" icon="camera">
          {t(state === 'finished' ? 'letter.seeRequest' : 'letter.addPhotos')}
        </LinkButton>
      }
    >
      {state !== 'takenBack' && (
        <p className="keep">{state === 'waiting' ? soon : note && <OfficeWords text={note} />}</p>
      )}
    </AlertPanel>
  );
}

function Parts({ letter, picture, aloud }: Given & { letter: Letter }) {
  const { t, locale } = useTranslation();
  const { answer, files, recordNo, createdAt } = letter;
  const title = answer ? t(`letter.type.${answer.letterType}`) : t('letter.pages');
  return (
    <>
      <PageMeta title={title} lead={t('letter.noneHint')} />
      <PageHead
        title={t('letter.pages')}
        lead={
          <span className="keep">
            {t('letter.no', { no: recordNo })}
            <br />
            {t('letter.came', { when: sayWhen(createdAt, locale) })}
          </span>
        }
        back={{ to: lettersPath, label: t('letter.back') }}
        takeFocus
      />
      <div className={`stack wrap ${layout.page} ${classes.page}`}>
        <div className={classes.columns}>
          <Card as="section" className="stack gap-12">
            <h2 className={layout.heading}>{t('letter.pages')}</h2>
            <ul className={classes.pages}>
              {files.map((file, place) => (
                <li key={file.fileId}>
                  {picture(
                    file,
                    t('upload.numbered', { name: t('letter.photoName'), number: place + 1 }),
                  )}
                </li>
              ))}
            </ul>
          </Card>
          {answer ? (
            <LetterAnswer answer={answer} tools={<ReadToMe aloud={aloud} />} />
          ) : (
            <Waiting letter={letter} />
          )}
        </div>
      </div>
    </>
  );
}

/** A letter next to its explanation. */
export function OneLetter({ recordId, ...given }: Given & { recordId: string }) {
  const { t } = useTranslation();
  const { loaded, reload } = useCall(getLetter, { params: { recordId } });
  if (loaded.status === 'success') return <Parts letter={loaded.data} {...given} />;
  if (loaded.status === 'pending') return <PageWaiting />;
  return (
    <LoadTrouble
      error={loaded.error}
      onRetry={reload}
      lost={
        <LostPage
          title={t('letter.unknown')}
          hint={t('letter.unknownHint')}
          back={{ to: lettersPath, label: t('letter.back') }}
          takeFocus
          to={lettersPath}
          icon="envelope-open"
        >
          {t('letter.back')}
        </LostPage>
      }
    />
  );
}
