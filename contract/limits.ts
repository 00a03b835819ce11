/** Business constants (spec §9). One definition for both sides. */
export const limits = {
  apiBase: '/home',
  /** The mobile site: {host}/h5/. */
  mobileBase: '/h5',
  requestTimeoutMs: 20_000,
  /** For raw bodies: a film segment on a slow line. */
  uploadTimeoutMs: 180_000,
  bannerAutoplayMs: 5_000,
  videoVisibleThreshold: 0.5,
  homeActivities: { shown: 3, pageSize: 10, pageNum: 1 },
  debounceMs: 500,
  afterLogoutMs: 500,
  afterReviewSeconds: 3,
  afterActivityRegistrationSeconds: 5,
  ratingMax: 5,
  ratingDefault: 5,
  reviewImagesMax: 3,
  /** Companions of the person who registers for an activity. */
  companionsMax: 4,
  /** Strictly below this many bytes: 512,000 is too large. */
  uploadBytes: 512_000,
  passwordMin: 8,
  passwordMax: 200,
  /** Staff see everyone's documents: a longer password and a second factor. */
  staffPasswordMin: 15,
  bankStatementMonths: 2,
  whiteCardFollowUpHours: 24,
  /** A mistyped card number can be corrected once, within so many hours. */
  whiteCardCorrectHours: 24,
  /** Pictures per white card document, and per service request. */
  manyPictures: 12,
  /** Pictures of one service request in all: more can be added after it was sent. */
  requestPicturesMax: 36,
  serviceNoteMax: 2000,
  workExperienceMax: 2000,
  /** Open requests or visits per person and service. */
  openRequestsMax: 3,
  /** Appointments can be moved or cancelled until so many hours before. */
  changeUntilHours: 2,
  /** Days with free times offered per page. */
  daysOffered: 10,
  /** Alternatives offered when a time is taken. */
  nearestSlots: 3,
  activityConfirmationHours: 24,
  pageSizeMax: 100,
  pageSizeDefault: 10,
  progressBar: { minimum: 0.3, speed: 500, trickleSpeed: 200 },
  copyrightYear: 2024,
  /** Quiet hours in the agency's local time: texts wait, except those just requested. */
  quietHours: { from: '21:00', until: '08:00' },
} as const;

/** Greeting boundaries by local hour (spec §2, §9): before 6 night, before 12 morning, before 18 afternoon, else evening. */
const greetings = [
  { beforeHour: 6, key: 'night' },
  { beforeHour: 12, key: 'morning' },
  { beforeHour: 18, key: 'afternoon' },
  { beforeHour: 24, key: 'evening' },
] as const;

export type Greeting = (typeof greetings)[number]['key'];

export const greetingAt = (hour: number): Greeting =>
  (greetings.find((g) => hour < g.beforeHour) ?? greetings[3]).key;

/** Keys of the browser's storage (spec §3, §4). */
export const storageKeys = {
  lang: 'lang',
  token: 'token',
  user: 'user',
  staffMenu: 'staffMenu',
  /** Says that the person signed out here, so that other tabs don't keep their page for a later login. */
  signedOut: 'signedOut',
  /** The white card number of a visitor who was sent to the login; of this tab alone. */
  cardNumber: 'cardNumber',
  /** The office's token; a client and a staff member may share a browser. */
  officeToken: 'officeToken',
} as const;
