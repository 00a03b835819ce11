/**
 * The error catalogue (spec §8): code -> HTTP status. Texts are in i18n under `errors.<code>`; a missing one is a
 * compile error.
 */
import type { Messages } from '#i18n/messages.ts';

export const errorStatus = {
  invalid_input: 400,
  invalid_json: 400,
  invalid_postcode: 400,
  wrong_code: 400,
  wrong_password: 400,
  file_type: 400,
  file_too_large: 400,
  file_dimensions: 400,
  file_empty: 400,
  file_unreadable: 400,
  file_gone: 400,
  film_type: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  forbidden: 403,
  second_factor: 403,
  proof_needed: 403,
  caregiver_cannot_check_card: 403,
  caregiver_cannot_apply: 403,
  not_for_others: 403,
  acting_ended: 403,
  training_not_open: 403,
  id_card_invalid: 409,
  not_found: 404,
  unknown_postcode: 404,
  invitation_gone: 404,
  link_gone: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  application_closed: 409,
  video_locked: 409,
  exam_not_ready: 409,
  exam_wait: 409,
  class_full: 409,
  class_begun: 409,
  class_code: 409,
  exam_no_attempts: 409,
  exam_passed: 409,
  exam_submitted: 409,
  exam_not_submitted: 409,
  exam_time_over: 409,
  sign_not_passed: 409,
  not_signed: 409,
  renew_too_soon: 409,
  last_admin: 409,
  changed_meanwhile: 409,
  texts_stopped: 409,
  content_in_use: 409,
  film_offset: 409,
  film_unfinished: 409,
  training_in_use: 409,
  bank_too_small: 409,
  staff_email_taken: 409,
  person_exists: 409,
  merge_impossible: 409,
  slot_past: 409,
  slot_closed: 409,
  slot_full: 409,
  slot_too_far: 409,
  slot_too_soon: 409,
  slot_own_conflict: 409,
  too_late_to_change: 409,
  record_closed: 409,
  too_many_open: 409,
  too_many_people: 409,
  no_appointment: 409,
  white_card_first: 409,
  activity_coming: 409,
  activity_closed: 409,
  activity_begun: 409,
  activity_ended: 409,
  activity_few_places: 409,
  activity_not_joined: 409,
  quota_too_small: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  code_too_soon: 429,
  code_limit: 429,
  activity_too_often: 429,
  review_limit: 429,
  locked: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  /** Business refusals of the white card call: HTTP 200 with a code other than '200' (spec §7). */
  white_card_format: 200,
  white_card_taken: 200,
  white_card_already_submitted: 200,
  white_card_no_correction: 200,
} as const satisfies Record<keyof Messages['errors'], number>;

export type ErrorCode = keyof typeof errorStatus;

/** An error identified by its code. Throw it anywhere below a route. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  /** Alternatives for the caller; sent as `data`. */
  readonly data: object | undefined;
  constructor(code: ErrorCode, fields: FieldError[] = [], data?: object) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.data = data;
  }
  get status(): number {
    return errorStatus[this.code];
  }
}

/** `key` is a key of i18n's `fields`; the server translates it. */
export type FieldError = { field: string; key: string; values?: Record<string, string> };
