/** URLs of the exam page's views, so that Back, reload and links in messages work. */
const examViews = ['check', 'result', 'answers', 'practice', 'sign', 'certificate'] as const;
export type ExamView = (typeof examViews)[number];

export const examPath = (trainingContentId: string, view?: ExamView): string =>
  `/user/exam/${trainingContentId}${view ? `?view=${view}` : ''}`;

export const askedView = (query: URLSearchParams): ExamView | null =>
  examViews.find((view) => view === query.get('view')) ?? null;

/** The training as a text. */
export const lessonPath = (trainingContentId: string): string =>
  `/user/training/${trainingContentId}/read`;

/** The chapter that teaches a question. */
export const chapterPath = (trainingContentId: string, videoId?: string): string =>
  `/user/training/${trainingContentId}${videoId ? `?video=${encodeURIComponent(videoId)}` : ''}`;
