/** Where one can go in the office; who may not go there does not see it. */
import type { Capability } from '#contract/access.ts';
import type { MessageKey } from '#i18n/messages.ts';
import type { IconName } from '#web/ui/icon-names.ts';

type Place = {
  to: string;
  label: MessageKey;
  icon: IconName;
  access: Capability;
  group: 'queues' | 'content' | 'training' | 'office' | null;
};

export const officePlaces: readonly Place[] = [
  { to: '/office', label: 'office.desk', icon: 'house-line', access: 'beStaff', group: null },
  {
    to: '/office/appointments',
    label: 'office.days.nav',
    icon: 'calendar-check',
    access: 'workOnCases',
    group: 'queues',
  },
  {
    to: '/office/calendar',
    label: 'office.days.calendarNav',
    icon: 'calendar-dots',
    access: 'manageOffices',
    group: 'office',
  },
  {
    to: '/office/team',
    label: 'office.team',
    icon: 'users-three',
    access: 'manageStaff',
    group: 'office',
  },
];
