/** How long a training takes: its films, its captions read as a text, its exam. */
type Lesson = {
  videos: readonly { seconds: number; lines: number }[];
  questionCount: number;
  /** The exam's time limit; null: none. */
  minutes: number | null;
};

/** A caption is a sentence or two, a question a minute: the pace of people who do not read much. */
const pace = { secondsPerLine: 6, minutesPerQuestion: 1 };
const quarters = 4;

/** In whole minutes, and the hours to the nearest quarter: what an inspector would count, too. */
export const suggestHours = ({ videos, questionCount, minutes }: Lesson) => {
  const film = videos.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const reading = videos.reduce((sum, { lines }) => sum + lines * pace.secondsPerLine, 0) / 60;
  const exam = Math.min(questionCount * pace.minutesPerQuestion, minutes ?? Infinity);
  return {
    film: Math.round(film),
    reading: Math.round(reading),
    exam,
    hours: Math.round(((film + reading + exam) / 60) * quarters) / quarters,
  };
};
