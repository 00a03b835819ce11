/** The shape of every language: a missing key is a compile error. */
import type { en } from './en.ts';

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

export type Messages = Words<typeof en>;

type Join<K, P> = K extends string ? (P extends string ? `${K}.${P}` : never) : never;
type Paths<T> = {
  [K in keyof T]: T[K] extends string ? K & string : Join<K, Paths<T[K]>>;
}[keyof T];

/** `'home.title'`: the dotted name of one message. */
export type MessageKey = Paths<Messages>;

/** A text that we send by SMS or email. */
export type TemplateKey = Extract<MessageKey, `messages.${string}`>;
