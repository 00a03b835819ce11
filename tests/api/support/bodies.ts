/** A well-formed body for every call that needs one. What it says is not true: no code fits, no password is right. */
import { fileIds, helper, key, officeBodies, visitSlot } from './bodies-office.ts';

const person = {
  firstName: 'Ah Mui',
  lastName: 'Wong',
  gender: 'female',
  address: '12 Persimmon Street',
  city: 'New York',
  state: 'NY',
  postcode: '10002',
  phone: '2125550177',
};
const work = { yearsOfExperience: 3, workExperience: 'Looked after my grandmother.' };
const registration = {
  ...person,
  verificationCode: '123456',
  password: 'Tangerine-88!',
  requestKey: '00000000-0000-4000-8000-000000000002',
};
const review = { rating: 5, commentText: 'They come on time.' };

export const goodBodies: Record<string, object> = {
  ...officeBodies,
  '/demo/reply': { from: '2125550188', text: 'Thank you' },
  '/api/training/{trainingContentId}/video/{videoId}/progress': { from: 0, to: 5 },
  '/api/training/class/{sessionId}/seat': {},
  '/api/training/class/{sessionId}/sign-in': { code: '123456' },
  '/api/training/outside': {
    requestKey: '00000000-0000-4000-8000-000000000000',
    title: 'CPR',
    on: '2026-03-10',
    fileIds: ['00000000-0000-4000-8000-000000000000'],
  },
  '/api/training/{trainingContentId}/sign': { signedName: 'Xiaoyan Zhang', agree: true },
  '/api/exam/attempt/{attemptId}/answer': { questionId: '1', optionIds: ['A'] },
  '/api/exam/attempt/{attemptId}/flag': { questionId: '1', flagged: true },
  '/api/user/activity/register': {
    name: 'Ah Mui Wong',
    phone: '2125550177',
    companions: 1,
    privacyAccepted: true,
  },
  '/api/user/activity/register/change': { companions: 1, needs: [] },
  '/api/user/comment/add': review,
  '/api/user/comment/{commentId}': review,
  '/together': { paths: ['/home/content/faq'] },
  '/auth/login': { username: 'a', password: 'b' },
  '/api/user/sms-code': { phone: '2125550177', purpose: 'register' },
  '/api/user/sms-code/check': {
    phone: '2125550177',
    purpose: 'register',
    verificationCode: '123456',
  },
  '/api/user/email-code': { email: 'new@mail.example' },
  '/api/user/email/confirm': { emailCode: '123456' },
  '/api/user/resetPassword': {
    phone: '2125550177',
    verificationCode: '123456',
    password: 'Tangerine-88!',
  },
  '/api/user/password': { currentPassword: 'x', password: 'Tangerine-88!' },
  '/api/user/session/end': { sessionId: '00000000-0000-4000-8000-000000000003' },
  '/api/user/delete': { password: 'x' },
  '/api/user/export': { password: 'x' },
  '/api/user/letter/send': { fileIds, requestKey: key },
  // ---- renewals and deadlines ----
  '/api/user/important-date/add': {
    kind: 'other',
    day: '2025-12-01',
    title: 'Housing papers',
    requestKey: key,
  },
  '/api/user/important-date/{dateId}/change': { day: '2025-12-02', title: 'Papers', version: 0 },
  '/api/user/important-date/{dateId}/settle': { state: 'done', version: 0 },
  '/api/user/white-card/correct': { whiteCardId: 'AB12345C' },
  '/api/user/white-card/reveal': { password: 'x' },
  '/api/user/patient/info/update': person,
  '/api/user/caregiver/info/update': { ...person, ...work },
  '/api/user/serviceRecord/{recordId}/pictures': { fileIds },
  '/api/user/help/link': { ...helper, verificationCode: '123456' },
  '/api/user/people/code': { phone: '2125550188' },
  '/api/user/people/link': {
    phone: '2125550188',
    relationship: 'son',
    verificationCode: '123456',
  },
  '/api/help/open': { token: 'nobody-has-this-token' },
  '/api/help/photos': { paper: 'income', fileIds },
  '/api/help/visit': visitSlot,
  '/api/help/form': { note: 'A letter.' },
  '/api/user/caregiver/documents': { medicalReport: { fileIds } },
  '/api/user/patient/register': registration,
  '/api/user/caregiver/register': {
    ...registration,
    ...work,
    workAuthorization: { type: 'passport', fileIds },
    homeCareCertificate: { fileIds },
    medicalReport: { fileIds },
    proofOfAddress: { type: 'insurance', fileIds },
  },
  '/api/service/restriction/check': {
    companyAddressId: 'queens-office',
    reserveDate: '2025-06-20',
    reserveTime: '10:00',
  },
  '/api/service/apply': { serviceId: 'medical-transport', method: 'online' },
  '/api/user/serviceRecord/{recordId}/reschedule': {
    reserveDate: '2025-06-20',
    reserveTime: '10:00',
  },
  '/api/user/white-card/documents': {
    documents: [{ kind: 'income', fileIds: [], complete: false }],
    checklistBy: 'sms',
  },
  '/api/callback': { phone: '(212) 555-0199' },
  '/api/user/message/convert': { text: '請打電話給我們。', to: 'zh-CN' },
  '/api/message/check': { shortId: 'P-7K3M9', phoneEnding: '0101' },
};
