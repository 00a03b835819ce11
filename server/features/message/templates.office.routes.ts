import { may } from '#contract/access.ts';
import { AppError, type FieldError } from '#contract/errors.ts';
import * as api from '#contract/message/office.ts';
import { judgeText } from '#contract/message/text.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { checkVersion, laterThan, rowVersion } from '#server/platform/database/row-version.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Caller } from '#server/platform/http/request/caller.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readOwnWords } from '#server/shared/messaging/template-overrides.ts';
import { originalOf, samplesOf, templateKeys } from './templates.service.ts';
import * as store from './templates.store.ts';

const checkPlaceholders = (text: string, original: string): void => {
  const { missing, unknown } = judgeText(text, original);
  const wrong = (key: string, names: string[]): FieldError[] =>
    names.length ? [{ field: 'text', key, values: { names: names.join(' ') } }] : [];
  const fields = [
    ...wrong('fields.placeholdersMissing', missing),
    ...wrong('fields.placeholdersUnknown', unknown),
  ];
  if (fields.length) throw new AppError('invalid_input', fields);
};

/**
 * Only administrators edit code templates. A compromised editor account could otherwise remove "Never tell it to
 * anyone" and ask clients to read their codes to a stranger.
 */
const isFor = ({ role }: Caller, key: string): boolean =>
  !api.isSecretTemplate(key) || may(role, 'changeSettings');

const templatesOf = async (db: Queryable, only?: string): Promise<api.MessageTemplate[]> => {
  const own = await store.listOwn(db, only);
  const textOf = (key: string, locale: 'en' | 'zh-CN' | 'zh-TW') => {
    const found = own.find((one) => one.key === key && one.locale === locale);
    return {
      original: originalOf(key, locale) ?? '',
      own: found?.text ?? null,
      version: rowVersion(found?.updatedAt),
      by: found?.by ?? null,
    };
  };
  return templateKeys
    .filter(({ key }) => only === undefined || key === only)
    .map((template) => ({
      ...template,
      texts: {
        en: textOf(template.key, 'en'),
        'zh-CN': textOf(template.key, 'zh-CN'),
        'zh-TW': textOf(template.key, 'zh-TW'),
      },
    }));
};

export const messageTemplateRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  bind(api.listTemplates, async (_, caller) => ({
    templates: (await templatesOf(db)).filter(({ key }) => isFor(caller, key)),
    samples: { en: samplesOf('en'), 'zh-CN': samplesOf('zh-CN'), 'zh-TW': samplesOf('zh-TW') },
  }));

  bind(api.saveTemplate, async ({ params: { key }, body: { locale, text, version } }, caller) => {
    const { staffId } = caller.staff;
    const original = originalOf(key, locale);
    if (original === undefined || !isFor(caller, key)) throw new AppError('not_found');
    if (text !== null) checkPlaceholders(text, original);
    const saved = await db.transaction(async (tx) => {
      const place = { key, locale };
      // Nothing to lock before the first override exists.
      await lockFor(tx, `message template ${locale} ${key}`);
      const before = await store.findVersion(tx, place);
      checkVersion(before, version);
      const at = laterThan(before, clock.now());
      if (text === null) await store.deleteOwn(tx, place);
      else await store.upsertOwn(tx, place, { text, staffId, updatedAt: at });
      await insertAudit(tx, {
        at: clock.now(),
        actor: staffId,
        action: text === null ? 'message-template.reset' : 'message-template.change',
        subject: `message-template ${key}`,
        details: { locale, ...(text !== null && { text }) },
      });
      return templatesOf(tx, key);
    });
    // Other processes are notified; reload here at once.
    await readOwnWords(db).catch(() => {});
    const [template] = saved;
    if (!template) throw new AppError('not_found');
    return template;
  });
};
