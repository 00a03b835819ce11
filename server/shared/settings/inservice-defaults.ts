/**
 * What New York asks for in-service training. Home health aides: 12 hours a year (10 NYCRR 766.11); personal care aides:
 * 6 hours a year (18 NYCRR 505.14(e)). An agency may ask for more, and for other subjects.
 * Papers: health assessment and TB every year, references (10 NYCRR 766.11), flu (10 NYCRR 2.59), criminal history (10 NYCRR
 * 402), Home Care Registry (10 NYCRR 403), work authorization (8 CFR 274a).
 */
import type { PaperKind } from '#contract/account/documents.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';

export type Inservice = {
  /** Of the agency, on transcripts. */
  licenseNumber: string;
  address: string;
  subjects: { code: string; name: LocalText }[];
  roles: {
    code: string;
    name: LocalText;
    hours: number;
    subjects: string[];
    /** Without which nobody is sent to clients. */
    papers: PaperKind[];
  }[];
};

const words = (en: string, hans: string, hant: string): LocalText => ({
  en,
  'zh-CN': hans,
  'zh-TW': hant,
});

const required = ['infection', 'transfers', 'rights'];
export const requiredPapers: PaperKind[] = [
  'workAuthorization',
  'homeCareCertificate',
  'medicalReport',
  'tbTest',
  'fluShot',
  'registry',
  'backgroundCheck',
  'references',
];

export const inserviceDefaults: Inservice = {
  licenseNumber: '',
  address: '',
  subjects: [
    { code: 'infection', name: words('Infection control', '感染控制', '感染控制') },
    {
      code: 'transfers',
      name: words('Safe transfers and falls', '安全移位与防跌倒', '安全移位與防跌倒'),
    },
    { code: 'rights', name: words('Rights and abuse', '权利与防止虐待', '權利與防止虐待') },
    { code: 'privacy', name: words('Privacy', '隐私', '隱私') },
    { code: 'emergencies', name: words('Emergencies', '紧急情况', '緊急狀況') },
    { code: 'dementia', name: words('Dementia', '失智症', '失智症') },
  ],
  roles: [
    {
      code: 'HHA',
      name: words('Home health aide', '居家健康护理员', '居家健康護理員'),
      hours: 12,
      subjects: required,
      papers: requiredPapers,
    },
    {
      code: 'PCA',
      name: words('Personal care aide', '个人护理员', '個人護理員'),
      hours: 6,
      subjects: required,
      papers: requiredPapers,
    },
  ],
};
