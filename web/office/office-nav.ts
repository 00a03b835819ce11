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
    to: '/office/people',
    label: 'office.people.nav',
    icon: 'user',
    access: 'workOnCases',
    group: 'office',
  },
  {
    to: '/office/team',
    label: 'office.team',
    icon: 'users-three',
    access: 'manageStaff',
    group: 'office',
  },
  {
    to: '/office/audit',
    label: 'office.people.audit.nav',
    icon: 'list-checks',
    access: 'readAudit',
    group: 'office',
  },
];
