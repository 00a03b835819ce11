/** The parts of the exam page as addresses, so that Back, a reload and a link of a message find them. */
const examViews = ['check', 'result', 'answers', 'practice', 'sign', 'certificate'] as const;
export type ExamView = (typeof examViews)[number];

export const examPath = (trainingContentId: string, view?: ExamView): string =>
  `/user/exam/${trainingContentId}${view ? `?view=${view}` : ''}`;

export const askedView = (query: URLSearchParams): ExamView | null =>
  examViews.find((view) => view === query.get('view')) ?? null;

/** The chapter that teaches a question. */
export const chapterPath = (trainingContentId: string, videoId?: string): string =>
  `/user/training/${trainingContentId}${videoId ? `?video=${encodeURIComponent(videoId)}` : ''}`;
