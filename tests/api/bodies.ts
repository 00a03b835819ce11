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
const visitSeen = { version: 0, sequence: 0 };
const visitSlot = {
  companyAddressId: 'queens-office',
  reserveDate: '2025-06-20',
  reserveTime: '10:00',
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
  // ---- visits and the calendar of the office ----
  '/staff/visits/one/{recordId}/state': { ...visitSeen, state: 'arrived' },
  '/staff/visits/one/{recordId}/move': { ...visitSeen, ...visitSlot },
  '/staff/visits/one/{recordId}/cancel': { ...visitSeen, reason: 'asked' },
  '/staff/visits/one/{recordId}/work': { ...visitSeen, note: 'A note.' },
  '/staff/visits/caller': { asked: 'Wong' },
  '/staff/visits/book': {
    userId: '00000000-0000-4000-8000-000000000006',
    serviceId: 'government-benefits',
    ...visitSlot,
    requestKey: '00000000-0000-4000-8000-000000000007',
  },
  '/staff/calendar/change': {
    version: 'older',
    change: { kind: 'removeHoliday', day: '2025-07-04' },
    preview: true,
  },
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
