import type { IconName } from '#web/ui/layout/icon-names.ts';

const icons: [start: string, icon: IconName][] = [
  ['/register/patient', 'hand-heart'],
  ['/register/caregiver', 'graduation-cap'],
  ['/services/booking', 'calendar-check'],
  ['/services', 'list-checks'],
  ['/community/activity', 'calendar-star'],
  ['/community/news', 'newspaper'],
  ['/feedback', 'chat-circle-text'],
  ['/about/faq', 'question'],
  ['/about', 'users-three'],
  ['tel:', 'phone-call'],
];

/** The icon of a button whose words staff wrote: by where it leads. */
export const linkIcon = (to: string): IconName =>
  icons.find(([start]) => to.startsWith(start))?.[1] ?? 'arrow-right';
