/** Names of records that are in a database, so that made-up calls come further than "not found". */
import type pg from 'pg';
import type { RealIds } from './fuzz-cases.ts';

const tables: Record<string, string> = {
  userId: 'select id from app_user',
  doubleId: 'select id from app_user',
  staffId: 'select id from staff',
  assigneeId: 'select id from staff',
  recordId: 'select id from service_record',
  dateId: 'select id from important_date',
  commentId: 'select id from comment',
  activityId: 'select id from activity',
  registrationId: 'select id from activity_registration',
  attemptId: 'select id from exam_attempt',
  trainingContentId: 'select id from training',
  trainingId: 'select id from training',
  videoId: 'select id from training_video',
  questionId: 'select id from training_question',
  enrolmentId: 'select id from training_enrolment',
  number: 'select number from training_certificate',
  fileId: 'select id from file',
  eventId: 'select id from team_event',
  linkId: 'select id from help_link',
  personLinkId: 'select id from person_link',
  messageId: 'select id from message',
  conversationId: 'select id from conversation',
  serviceId: 'select id from service',
  companyAddressId: 'select id from company_address',
  office: 'select id from company_address',
  page: 'select slug from legal_page',
  articleTypeId: 'select id from article_type',
  typeId: 'select id from activity_type',
  key: 'select key from message_template',
};
const fixed: Record<string, string[]> = {
  type: ['activity', 'article', 'faq', 'banner', 'service', 'teamEvent', 'legalPage', 'city'],
  zip: ['10001', '10002', '99999'],
  lang: ['en', 'zh-CN', 'zh-TW'],
};

export const realIds = async (pool: pg.Pool): Promise<RealIds> => {
  const found: Record<string, string[]> = { ...fixed };
  for (const [field, query] of Object.entries(tables)) {
    const { rows } = await pool.query(`${query} limit 12`);
    found[field] = rows.map((row) => String(Object.values(row)[0]));
  }
  const several = ['activity', 'article', 'faq', 'banner', 'service', 'team_event', 'city'];
  const { rows } = await pool.query(
    several.map((table) => `(select id::text from ${table} limit 3)`).join(' union all '),
  );
  found.id = rows.map((row) => row.id);
  found.fileIds = found.fileId ?? [];
  found.uploadId = found.fileId ?? [];
  return { of: (field) => found[field] ?? [], all: [...new Set(Object.values(found).flat())] };
};
