import type { DemoTraining, DemoTrainingRules } from '#demo/shape.ts';
import { trainingChapters } from './chapters.ts';
import { dementiaQuestions } from './dementia-questions.ts';
import { emergencyQuestions } from './emergency-questions.ts';
import { fallsQuestions } from './falls-questions.ts';
import { infectionQuestions } from './infection-questions.ts';
import { privacyQuestions } from './privacy-questions.ts';
import { rightsQuestions } from './rights-questions.ts';
import { say, videosOf } from './script.ts';

const rules: DemoTrainingRules = {
  inOrder: true,
  questionCount: 20,
  totalScore: 100,
  passScore: 80,
  minutes: null,
  attempts: null,
  waitHours: 0,
  review: 'always',
  partialScore: false,
  perChapter: 3,
  validMonths: 12,
  creditHours: 0.5,
};

/** Each has rules of its own, so that every kind of rule can be seen in the demo. */
export const trainings: DemoTraining[] = [
  {
    slug: 'infection-control',
    title: { en: 'Infection Control', 'zh-CN': '感染控制', 'zh-TW': '感染控制' },
    summary: {
      en: 'Clean hands, gloves and mask, a clean home, and which signs to report.',
      'zh-CN': '洗手、手套和口罩、家里清洁，哪些情况要报告。',
      'zh-TW': '洗手、手套和口罩、家裡清潔，哪些情況要回報。',
    },
    picture: 'train-mask.svg',
    rules,
    subjects: ['infection'],
    videos: videosOf('infection-control', trainingChapters['infection-control']),
    questions: infectionQuestions,
  },
  {
    slug: 'fall-prevention',
    title: {
      en: 'Safe Transfers and Fall Prevention',
      'zh-CN': '安全移位与防跌倒',
      'zh-TW': '安全移位與防跌倒',
    },
    summary: {
      en: 'A safe home, help with standing and walking, and what to do after a fall.',
      'zh-CN': '家里怎样更安全，怎样扶起身、扶走路，跌倒以后怎么办。',
      'zh-TW': '家裡怎樣更安全，怎樣扶起身、扶走路，跌倒以後怎麼辦。',
    },
    picture: 'train-walker.svg',
    rules: { ...rules, minutes: 40, attempts: 3, waitHours: 24, review: 'after_pass' },
    subjects: ['transfers'],
    videos: videosOf('fall-prevention', trainingChapters['fall-prevention']),
    questions: fallsQuestions,
  },
  {
    slug: 'elder-rights',
    title: {
      en: 'Elder Rights and Dignity',
      'zh-CN': '长者的权利与尊严',
      'zh-TW': '長者的權利與尊嚴',
    },
    summary: {
      en: 'Respect and choice, privacy, and how to speak up when an elder is harmed.',
      'zh-CN': '尊重和选择、保护隐私，看到长者受伤害怎样说出来。',
      'zh-TW': '尊重和選擇、保護隱私，看到長者受傷害怎樣說出來。',
    },
    picture: 'train-listen.svg',
    rules: {
      ...rules,
      inOrder: false,
      questionCount: 10,
      perChapter: 2,
      partialScore: true,
      validMonths: null,
      creditHours: 0.25,
    },
    subjects: ['rights', 'privacy'],
    videos: videosOf('elder-rights', trainingChapters['elder-rights']),
    questions: rightsQuestions,
  },
  {
    slug: 'client-privacy',
    title: say('Privacy and HIPAA', '隐私与 HIPAA', '隱私與 HIPAA'),
    summary: say(
      'What is private, why there are no photos and no posts, and what to do after a mistake.',
      '哪些要保密，为什么不拍照、不发帖，出错了怎么办。',
      '哪些要保密，為什麼不拍照、不發文，出錯了怎麼辦。',
    ),
    picture: 'train-no-photo.svg',
    rules: { ...rules, inOrder: false, questionCount: 10, creditHours: 0.25 },
    subjects: ['privacy'],
    videos: videosOf('client-privacy', trainingChapters['client-privacy']),
    questions: privacyQuestions,
  },
  {
    slug: 'emergencies',
    title: say('Emergencies at Home', '居家紧急情况', '居家緊急狀況'),
    summary: say(
      'Calling 911, the signs of a stroke, choking, fire and gas.',
      '打 911、中风的信号、噎住、火和煤气。',
      '打 911、中風的徵兆、噎住、火和瓦斯。',
    ),
    picture: 'train-emergency.svg',
    rules,
    subjects: ['emergencies'],
    videos: videosOf('emergencies', trainingChapters.emergencies),
    questions: emergencyQuestions,
  },
  {
    slug: 'dementia-care',
    title: say('Living with Dementia', '照顾失智长者', '照顧失智長者'),
    summary: say(
      'What dementia is, how to talk and stay calm, and how to prevent wandering.',
      '认识失智症，怎样说话、保持平静，怎样防走失。',
      '認識失智症，怎樣說話、保持平靜，怎樣防走失。',
    ),
    picture: 'train-memory.svg',
    rules: { ...rules, partialScore: true },
    subjects: ['dementia'],
    videos: videosOf('dementia-care', trainingChapters['dementia-care']),
    questions: dementiaQuestions,
  },
];
