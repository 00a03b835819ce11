import type { Bind } from '#server/platform/http/bind.ts';
import type { Needs } from '#server/shared/deps.ts';
import { trainingContentsRoutes } from './courses/contents.office.routes.ts';
import { trainingFilmRoutes } from './courses/films.office.routes.ts';
import { type TrainingOfficeDeps, traineeRoutes } from './courses/trainees.office.routes.ts';
import { type ClassDeps, classOfficeRoutes } from './credit/class.office.routes.ts';
import { creditOfficeRoutes } from './credit/credit.office.routes.ts';
import { trainingBankRoutes } from './exam/bank.office.routes.ts';
import { grantOfficeRoutes } from './grants/grant.office.routes.ts';
import { idCardOfficeRoutes } from './idcard/id-card.office.routes.ts';
import { inserviceOfficeRoutes } from './inservice/inservice.office.routes.ts';
import { planOfficeRoutes } from './plans/plan.office.routes.ts';
import { complianceOfficeRoutes } from './teams/compliance.office.routes.ts';
import { teamOfficeRoutes } from './teams/team.office.routes.ts';
import {
  type TranscriptDeps,
  transcriptOfficeRoutes,
} from './transcript/transcript.office.routes.ts';

type Deps = TrainingOfficeDeps & TranscriptDeps & ClassDeps & Needs<'files' | 'pictures'>;

export const trainingOfficeRoutes = (bind: Bind, deps: Deps): void => {
  traineeRoutes(bind, deps);
  trainingContentsRoutes(bind, deps);
  trainingFilmRoutes(bind, deps);
  trainingBankRoutes(bind, deps);
  inserviceOfficeRoutes(bind, deps);
  transcriptOfficeRoutes(bind, deps);
  idCardOfficeRoutes(bind, deps);
  planOfficeRoutes(bind, deps);
  grantOfficeRoutes(bind, deps);
  complianceOfficeRoutes(bind, deps);
  teamOfficeRoutes(bind, deps);
  classOfficeRoutes(bind, deps);
  creditOfficeRoutes(bind, deps);
};
