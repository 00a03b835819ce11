// Calls of a client that change something and need no more proof than the session.

/** What is done in the person's name, by whoever holds the token: it is told, or can be taken back. */
export const inTheirName = [
  'DELETE /api/file/{fileId}',
  'DELETE /auth/logout',
  'DELETE /api/user/comment/{commentId}',
  'DELETE /api/user/important-date/feed',
  'POST /api/exam/attempt/{attemptId}/submit',
  'POST /api/exam/{trainingContentId}/start',
  'POST /api/file',
  'POST /api/service/apply',
  'POST /api/service/apply-care',
  'POST /api/service/restriction/check',
  'POST /api/user/help/code',
  'POST /api/user/help/link/{linkId}/withdraw',
  'POST /api/user/people/code',
  'POST /api/user/people/link/{personLinkId}/end',
  'DELETE /api/training/class/{sessionId}/seat',
  'POST /api/training/class/{sessionId}/seat',
  'POST /api/training/class/{sessionId}/sign-in',
  'POST /api/training/outside',
  'POST /api/training/{trainingContentId}/renew',
  'POST /api/training/{trainingContentId}/sign',
  'POST /api/training/{trainingContentId}/video/{videoId}/open',
  'POST /api/training/{trainingContentId}/video/{videoId}/progress',
  'POST /api/user/activity/register',
  'POST /api/user/activity/register/cancel',
  'POST /api/user/activity/register/change',
  'POST /api/user/caregiver/documents',
  'POST /api/user/comment/add',
  'POST /api/user/email-code',
  'POST /api/user/important-date/add',
  'POST /api/user/important-date/feed',
  'POST /api/user/important-date/{dateId}/change',
  'POST /api/user/important-date/{dateId}/settle',
  'POST /api/user/important-date/{dateId}/start',
  'POST /api/user/letter/send',
  // Converts what it is given; nothing changes.
  'POST /api/user/message/convert',
  // Carries reads, each with its own access; nothing changes.
  'POST /together',
  'POST /api/user/serviceRecord/{recordId}/cancel',
  'POST /api/user/serviceRecord/{recordId}/pictures',
  'POST /api/user/serviceRecord/{recordId}/reschedule',
  'POST /api/user/sms-code',
  'POST /api/user/sms-code/check',
  'POST /api/user/submit-white-card',
  'POST /api/user/white-card/correct',
  'POST /api/user/white-card/documents',
  'PUT /api/exam/attempt/{attemptId}/answer',
  'PUT /api/exam/attempt/{attemptId}/flag',
  'PUT /api/user/comment/{commentId}',
];
/** Ways in, not things to do once in. */
export const doors = [
  // By a help link: the token of whoever is signed in here is ignored.
  'POST /api/help/open',
  'POST /api/help/photos',
  'POST /api/help/finish',
  'POST /api/help/visit',
  'POST /api/help/form',
  // The demo's phone: in production it is not there.
  'POST /demo/reply',
  // No account is needed, and nothing changes.
  'POST /api/message/check',
  // No account is needed: the office calls whoever has the phone.
  'POST /api/callback',
  'POST /auth/login',
  'POST /api/user/patient/register',
  'POST /api/user/caregiver/register',
];
