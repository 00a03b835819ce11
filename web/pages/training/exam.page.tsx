import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { askedView, type ExamView, examPath } from '#web/features/training/exam/exam-path.ts';
import { ExamStart } from '#web/features/training/exam/exam-start.tsx';
import { AnswersView } from '#web/features/training/exam/result/answers-view.tsx';
import { PracticeView } from '#web/features/training/exam/result/practice-view.tsx';
import { ResultView } from '#web/features/training/exam/result/result-view.tsx';
import { TakeExam } from '#web/features/training/exam/take-exam.tsx';
import { type Exam, useExam } from '#web/features/training/exam/use-exam.ts';
import { CertificateView } from '#web/features/training/sign/certificate-view.tsx';
import { SignView } from '#web/features/training/sign/sign-view.tsx';
import { TrainingRefused } from '#web/features/training/training-refused.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/exam.page.ts';

const listPath = tabPath('mytraining');

type PartProps = {
  exam: Exam;
  view: ExamView | null;
  onChanged: () => void;
  onHandedIn: (attemptId: string) => void;
};

/** The view named by the URL if it is available, otherwise the next step. */
function Part({ exam, view, onChanged, onHandedIn }: PartProps) {
  const navigate = useNavigate();
  const { training, attempt, result } = exam;
  const { trainingContentId: id, title, certificate, trainingStatus } = training;
  const certificateView = (
    <CertificateView
      trainingContentId={id}
      certificate={certificate}
      earlier={training.earlierCertificates}
      listPath={listPath}
    />
  );
  if (view === 'certificate') return certificateView;
  if (view === 'sign') {
    if (trainingStatus === 'signed') return certificateView;
    return (
      <SignView
        trainingContentId={id}
        onSigned={() => {
          onChanged();
          void navigate(examPath(id, 'certificate'), { replace: true });
        }}
      />
    );
  }
  if (view === 'practice') return <PracticeView trainingContentId={id} title={title} />;
  if (attempt)
    return (
      <TakeExam
        key={attempt.attemptId}
        attempt={attempt}
        checking={view === 'check'}
        onDone={() => onHandedIn(attempt.attemptId)}
        onDoubt={onChanged}
      />
    );
  if (!result) return <ExamStart training={training} onStarted={onChanged} />;
  if (view === 'answers') return <AnswersView result={result} />;
  return (
    <ResultView result={result} training={training} listPath={listPath} onStarted={onChanged} />
  );
}

function ExamOf({ id }: { id: string }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { exam, error, reload } = useExam(id);
  const [handedIn, setHandedIn] = useState<string | null>(null);
  // Hide the question while the result loads.
  const grading = exam?.attempt && exam.attempt.attemptId === handedIn;
  // The 401 rule is already redirecting to the login page.
  if (!exam && error instanceof ApiError && error.status === 401) return <PageWaiting />;
  return (
    <>
      <PageMeta title={exam?.training.title ?? t('pages.examTitle')} lead={t('pages.examLead')} />
      {exam && !grading && (
        <Part
          exam={exam}
          view={askedView(query)}
          onChanged={reload}
          onHandedIn={(attemptId) => {
            setHandedIn(attemptId);
            reload();
          }}
        />
      )}
      {(!exam || grading) && !error && <PageWaiting />}
      {(!exam || grading) &&
        error !== null &&
        (error instanceof ApiError && error.status < 500 ? (
          <TrainingRefused error={error} />
        ) : (
          <div className="wrap">
            <h1 className="sr-only">{t('pages.examTitle')}</h1>
            <LoadFailed error={error} onRetry={reload} />
          </div>
        ))}
    </>
  );
}

/** The exam of a training, its result, signature and certificate (spec §2). */
export default function ExamPage({ params }: Route.ComponentProps) {
  return <ExamOf key={params.trainingContentId} id={params.trainingContentId} />;
}
