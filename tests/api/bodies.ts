/** A well-formed body for every call that needs one. What it says is not true: no code fits, no password is right. */
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
const fileIds = ['00000000-0000-4000-8000-000000000001'];
const work = { yearsOfExperience: 3, workExperience: 'Looked after my grandmother.' };
const registration = {
  ...person,
  verificationCode: '123456',
  password: 'Tangerine-88!',
  requestKey: '00000000-0000-4000-8000-000000000002',
};

const review = { rating: 5, commentText: 'They come on time.' };

const id = '00000000-0000-4000-8000-000000000004';
const staffPassword = 'a sentence to remember';

export const goodBodies: Record<string, object> = {
  '/staff/people/{userId}/close': { closed: true },
  '/staff/people/{userId}/merge': { doubleId: '00000000-0000-4000-8000-000000000005' },
  '/staff/people/{userId}/request': { serviceId: 'government-benefits', method: 'online' },
  '/staff/people/enter': {
    firstName: 'Ah Mui',
    lastName: 'Wong',
    phone: '2125550178',
    locale: 'zh-TW',
    preview: true,
  },
  '/api/training/{trainingContentId}/video/{videoId}/progress': { from: 0, to: 5 },
  '/api/training/{trainingContentId}/sign': { signedName: 'Xiaoyan Zhang', agree: true },
  '/api/exam/attempt/{attemptId}/answer': { questionId: '1', optionIds: ['A'] },
  '/api/user/activity/register': {
    name: 'Ah Mui Wong',
    phone: '2125550177',
    companions: 1,
    privacyAccepted: true,
  },
  '/api/user/comment/add': review,
  '/api/user/comment/{commentId}': review,
  '/auth/login': { username: 'a', password: 'b' },
  '/api/user/sms-code': { phone: '2125550177', purpose: 'register' },
  '/api/user/resetPassword': {
    phone: '2125550177',
    verificationCode: '123456',
    password: 'Tangerine-88!',
  },
  '/api/user/password': { currentPassword: 'x', password: 'Tangerine-88!' },
  '/api/user/session/end': { sessionId: '00000000-0000-4000-8000-000000000003' },
  '/api/user/delete': { password: 'x' },
  '/api/user/patient/info/update': person,
  '/api/user/caregiver/info/update': { ...person, ...work },
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
  // ---- the office ----
  '/staff/login': { email: 'nobody@persimmon.example', password: 'x' },
  '/staff/second-factor': { code: '123456' },
  '/staff/authenticator/start': { password: 'x' },
  '/staff/authenticator/confirm': { code: '123456' },
  '/staff/session/end': { sessionId: id },
  '/staff/password': { oldPassword: 'x', password: staffPassword },
  '/staff/team/invite': { email: 'new@persimmon.example', name: 'New', role: 'editor' },
  '/staff/team/{staffId}': { name: 'Other' },
  '/staff/invitation': { invitation: 'none' },
  '/staff/invitation/accept': { invitation: 'none', name: 'New', password: staffPassword },
  '/staff/convert': { text: '软件', to: 'zh-TW' },
  '/staff/case/assign': { kind: 'card', cases: [{ id, version: 0 }], assigneeId: null },
  '/staff/case/note': { kind: 'card', id, text: 'A note.' },
  '/staff/case/contacted': { kind: 'card', id, version: 0 },
  '/staff/application/{userId}/review': { version: 0, decision: 'approved' },
  '/staff/card/{userId}/review': { version: 0, decision: 'eligible' },
  '/staff/card/{userId}/ask': { version: 0, kinds: ['rent'] },
  '/staff/request/{recordId}/status': { version: 0, status: 'finish' },
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
};
