import type { TrainingDetail, TrainingVideo } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { PrintButton } from '#web/ui/forms/print-button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import { chapterPath } from '../exam/exam-path.ts';
import classes from './lesson-text.module.css';

/** What is said in a chapter, without its title, which is said first. */
const pointsOf = ({ title, transcript }: TrainingVideo) =>
  transcript
    .filter(({ text }) => text !== title)
    // A phone number stays on one line.
    .map((line) => ({ ...line, text: line.text.replace(/(?<=\d)-(?=\d)/g, '\u2011') }));

/** A training as a text: the same words as the captions, and what to remember. */
export function LessonText({ training }: { training: TrainingDetail }) {
  const { t } = useTranslation();
  const { companyName, phone } = useSite();
  const { videos, title, summary, trainingContentId } = training;
  const keyPoints = videos.flatMap(({ transcript }) => transcript.filter((line) => line.keyPoint));
  return (
    <div className={`wrap ${classes.page}`}>
      <div className="no-print">
        <BackLink to={chapterPath(trainingContentId)}>{t('training.lesson.back')}</BackLink>
      </div>
      <h1 className="from-data">{title}</h1>
      <p>{summary}</p>
      <div className={`no-print ${classes.tools}`}>
        <PrintButton>{t('training.lesson.print')}</PrintButton>
      </div>
      <p className="no-print muted">{t('training.lesson.note')}</p>
      {videos.map((video, i) => (
        <section key={video.videoId} className={classes.chapter} aria-label={video.title}>
          <img
            src={video.poster}
            alt=""
            width={960}
            height={540}
            loading="lazy"
            className={classes.poster}
          />
          <h2 className="from-data">
            {i + 1}. {video.title}
          </h2>
          {pointsOf(video).length ? (
            <ul className={classes.points}>
              {pointsOf(video).map((line) => (
                <li key={line.from} className={line.keyPoint ? classes.key : undefined}>
                  {line.text}
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{t('training.lesson.noText')}</p>
          )}
        </section>
      ))}
      {keyPoints.length > 1 && (
        <section className={classes.remember} aria-labelledby="remember">
          <h2 id="remember">
            <Icon name="bookmark-simple" />
            {t('training.lesson.remember')}
          </h2>
          <ul className={classes.points}>
            {keyPoints.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {phone && (
        <p className={classes.printed}>
          {companyName} · {phone}
        </p>
      )}
    </div>
  );
}
