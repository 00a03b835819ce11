/** Contacts and settings that every page shows; loaded by the root, refreshed on app start (spec §7). */
import { createContext, useContext } from 'react';
import type { ContactInfo } from '#contract/content/content.ts';

/** Used when the contacts could not be loaded. */
export const emptySite: ContactInfo = {
  companyName: 'Persimmon Home Care',
  companyNameSecond: '',
  tagline: '',
  copyrightYear: 2024,
  email: '',
  fax: '',
  phone: '',
  boroughs: [],
  trust: [],
  timeZone: 'America/New_York',
  videoChannelUrl: '',
  healthDepartmentUrl: '',
  messagingAccount: { name: '', qrImage: '' },
  logo: '/media/logo.svg',
};

export const SiteContext = createContext<ContactInfo>(emptySite);
export const useSite = (): ContactInfo => useContext(SiteContext);

/** Phone numbers that no line breaks: a hard space, and nothing breaks after the hyphen. */
export const whole = (text: string): string =>
  text.replace(/\)\s(\d{3})-(?=\d)/g, ')\u00a0$1-\u2060');

/** '(212) 555-0100' -> 'tel:+12125550100' */
export const telLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, '').slice(-10)}`;
