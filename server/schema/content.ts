import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { serviceTasks } from '#contract/services/records.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import { id, local, moment } from './columns.ts';

type LocalLink = { label: LocalText; to: string };

export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const banner = pgTable('banner', {
  id: id(),
  position: integer('position').notNull(),
  image: text('image').notNull(),
  kicker: local('kicker').notNull(),
  title: local('title').notNull(),
  lead: local('lead').notNull(),
  primary: jsonb('primary_link').$type<LocalLink>().notNull(),
  secondary: jsonb('secondary_link').$type<LocalLink>(),
  published: boolean('published').notNull().default(true),
});

export const service = pgTable('service', {
  id: id(),
  position: integer('position').notNull(),
  name: local('name').notNull(),
  description: local('description').notNull(),
  icon: text('icon').notNull(),
  image: text('image').notNull(),
  methods: text('methods').array().notNull(),
  documents: jsonb('documents').$type<LocalText[]>().notNull(),
  minutes: integer('minutes').notNull(),
  /** The long-term care application: for patients only, once. */
  care: boolean('care').notNull().default(false),
  /** The renewal or letter that it helps with; '' for none. */
  helpsWith: text('helps_with', { enum: ['', ...serviceTasks] })
    .notNull()
    .default(''),
  published: boolean('published').notNull().default(true),
});

export const serviceScope = pgTable('service_scope', {
  id: id(),
  position: integer('position').notNull(),
  title: local('title'),
  content: local('content'),
  image: text('image').notNull(),
  published: boolean('published').notNull().default(true),
});

export const city = pgTable('city', {
  id: id(),
  position: integer('position').notNull(),
  name: local('name').notNull(),
});

export const companyAddress = pgTable('company_address', {
  id: id(),
  position: integer('position').notNull(),
  cityId: text('city_id')
    .notNull()
    .references(() => city.id),
  name: local('name').notNull(),
  address: local('address').notNull(),
  phone: text('phone').notNull(),
  addressUrl: text('address_url').notNull(),
  hours: local('hours').notNull(),
  published: boolean('published').notNull().default(true),
});

export const teamEvent = pgTable('team_event', {
  id: id(),
  year: integer('year').notNull(),
  position: integer('position').notNull(),
  title: local('title').notNull(),
  summary: local('summary').notNull(),
  content: local('content').notNull(),
  image: text('image').notNull(),
  published: boolean('published').notNull().default(true),
});

export const faq = pgTable('faq', {
  id: id(),
  position: integer('position').notNull(),
  group: local('group_name').notNull(),
  question: local('question').notNull(),
  answer: local('answer').notNull(),
  published: boolean('published').notNull().default(true),
});

export const legalPage = pgTable('legal_page', {
  slug: text('slug').primaryKey(),
  title: local('title').notNull(),
  content: local('content').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
