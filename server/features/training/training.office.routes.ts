/** All that the office does about training. */
import type { Bind } from '#server/http/bind.ts';
import type { Files } from '#server/ports/files.ts';
import type { Pictures } from '#server/ports/pictures.ts';
import { type TrainingOfficeDeps, traineeRoutes } from './training-office.routes.ts';
import { trainingBankRoutes } from './training-office-bank.routes.ts';
import { trainingContentsRoutes } from './training-office-contents.routes.ts';
import { trainingFilmRoutes } from './training-office-films.routes.ts';

type Deps = TrainingOfficeDeps & { files: Files; pictures: Pictures };

export const trainingOfficeRoutes = (bind: Bind, deps: Deps): void => {
  traineeRoutes(bind, deps);
  trainingContentsRoutes(bind, deps);
  trainingFilmRoutes(bind, deps);
  trainingBankRoutes(bind, deps);
};
