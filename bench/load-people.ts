/** What one signed-in person does, over and over: the real mix, one call after the other. */
import { randomUUID } from 'node:crypto';
import type { Seeded } from './load-seed.ts';
import { examId } from './load-seed.ts';

export type Ask = (
  step: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<Record<string, unknown>>;

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const join = async (ask: Ask, { activityIds }: Seeded) => {
  const pageNum = 1 + Math.floor(Math.random() * 20);
  await ask('list', 'GET', `/content/activity/page?pageSize=10&pageNum=${pageNum}`);
  const id = oneOf(activityIds);
  await ask('detail', 'GET', `/content/activity/${id}`);
  await ask('register', 'POST', `/api/user/activity/register?activityId=${id}`, {
    name: 'Bench Person',
    phone: '2125550100',
    companions: 0,
    privacyAccepted: true,
  });
  await ask('own list', 'GET', '/api/user/activity/register/page?pageSize=10&pageNum=1');
};

type Days = { reserveDate: string; times: { reserveTime: string; available: boolean }[] }[];

const book = async (ask: Ask, { officeIds }: Seeded) => {
  await ask('list', 'GET', '/api/service/infos');
  const companyAddressId = oneOf(officeIds);
  const first = 5 + Math.floor(Math.random() * 40);
  const { days } = await ask(
    'free times',
    'GET',
    `/api/service/slots?companyAddressId=${companyAddressId}&from=${dayIn(first)}&to=${dayIn(first + 7)}`,
  );
  const free = (days as Days).flatMap(({ reserveDate, times }) =>
    times
      .filter(({ available }) => available)
      .map(({ reserveTime }) => ({ reserveDate, reserveTime })),
  );
  if (!free.length) throw new Error('no office has a free time');
  const { recordId } = await ask('book', 'POST', '/api/service/apply', {
    serviceId: 'government-benefits',
    method: 'offline',
    companyAddressId,
    ...oneOf(free),
    requestKey: randomUUID(),
  });
  await ask('own list', 'GET', '/api/user/serviceRecord/page?pageSize=10&pageNum=1');
  await ask('detail', 'GET', `/api/user/serviceRecord/${recordId}`);
  // Two of three change their mind: times stay free for the whole run.
  if (Math.random() < 0.67)
    await ask('cancel', 'POST', `/api/user/serviceRecord/${recordId}/cancel`);
};

type Question = { questionId: string; options: { optionId: string }[] };

const sitExam = async (ask: Ask) => {
  await ask('list', 'GET', '/api/training/page');
  await ask('detail', 'GET', `/api/training/${examId}`);
  const { attemptId, questions } = await ask('exam', 'POST', `/api/exam/${examId}/start`);
  for (const { questionId, options } of (questions as Question[]).slice(0, 10))
    await ask('save answer', 'PUT', `/api/exam/attempt/${attemptId}/answer`, {
      questionId,
      optionIds: [oneOf(options).optionId],
    });
  await ask('exam', 'GET', `/api/exam/attempt/${attemptId}`);
};

export const rounds = {
  patient: [join, book],
  caregiver: [join, sitExam],
} as const;
