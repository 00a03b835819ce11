/** What happens next for the person who is signed in: on top of the personal center, and on the home page of easy view. */
import {
  type CaregiverInfo,
  getCaregiverInfo,
  getPatientInfo,
  type PatientInfo,
} from '#contract/account/account.ts';
import { getServiceRecords, type ServiceRecord } from '#contract/services/records.ts';
import { getTrainingPage, type TrainingSummary } from '#contract/training/training.ts';
import { getWhiteCardDocuments, type WhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { CaregiverNext } from '#web/features/account/center/next/caregiver-next.tsx';
import { PatientNext } from '#web/features/account/center/next/patient-next.tsx';
import { NextDate } from '#web/features/renewal/next-date.tsx';
import { NextButton } from '#web/features/training/list/next-button.tsx';
import { CareButton } from '#web/features/whitecard/care-button.tsx';
import { call } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';

export type Info = PatientInfo | CaregiverInfo;

/** Data of the top card besides the profile; parts that fail to load are left out. */
type Around = { records: ServiceRecord[]; documents: WhiteCardDocuments | null };
export const nothing: Around = { records: [], documents: null };
const newest = { pageNum: '1', pageSize: '20' };

const loadAround = async (signal: AbortSignal): Promise<Around> => {
  const [page, documents] = await Promise.all([
    quietly(call(getServiceRecords, { query: newest }, { signal })),
    quietly(call(getWhiteCardDocuments, {}, { signal })),
  ]);
  return { records: page?.records ?? [], documents };
};

/** Asked along with the profile; who is not approved yet is refused and has none. */
const loadTrainings = (signal: AbortSignal): Promise<TrainingSummary[] | null> =>
  call(getTrainingPage, { query: newest }, { signal }).then(
    ({ records }) => records,
    () => null,
  );

type Own = { info: Info; around: Around; trainings: TrainingSummary[] | null };

/** The profile, by account type (spec §6), and what is around it. */
export const loadOwn = async (caregiver: boolean, signal: AbortSignal): Promise<Own> => {
  const [info, around, trainings] = await Promise.all([
    caregiver ? call(getCaregiverInfo, {}, { signal }) : call(getPatientInfo, {}, { signal }),
    caregiver ? nothing : loadAround(signal),
    caregiver ? loadTrainings(signal) : null,
  ]);
  return { info, around, trainings };
};

type Props = Own & {
  /** Its own tab shows the next date in full. */
  withDate: boolean;
};

export function OwnNext({ info, around, trainings, withDate }: Props) {
  return (
    <>
      {'documents' in info ? (
        <CaregiverNext
          info={info}
          trainings={trainings}
          button={(training) => <NextButton training={training} variant="line" />}
        />
      ) : (
        <PatientNext info={info} {...around} apply={<CareButton variant="line" size="normal" />} />
      )}
      {withDate && <NextDate to={tabPath('dates')} />}
    </>
  );
}
