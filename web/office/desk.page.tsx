import { useTranslation } from 'react-i18next';
import { useSite } from '#web/lib/site.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useStaff } from './office.layout.tsx';
import { OfficePage } from './page-parts.tsx';

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');

export default function OfficeDeskPage() {
  const { t } = useTranslation();
  const { name } = useStaff();
  const { timeZone } = useSite();
  const now = useNow(false);
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  const firstName = name.split(/[ ·]/)[0] ?? name;
  return (
    <OfficePage title={t(`office.${partOfDay(hour)}`, { name: firstName })}>{null}</OfficePage>
  );
}
