/** How the four times of an activity must follow each other: the editor says it while typing, the server checks it. */

/** 'YYYY-MM-DD HH:mm' in the agency's local time, which compare as text; '' if not yet known. */
type Times = Record<'startTime' | 'endTime' | 'registerStart' | 'registerEnd', string>;
export type TimeField = keyof Times;

const wrong = (field: TimeField, name: 'afterStart' | 'registerByEnd') => ({
  field,
  key: `office.content.wrong.${name}` as const,
});

/** With the other times that can mend it. */
export const timesBehind: Partial<Record<string, readonly TimeField[]>> = {
  endTime: ['startTime'],
  registerEnd: ['registerStart', 'endTime'],
};

export const activityTimeErrors = (times: Times): ReturnType<typeof wrong>[] => {
  const { startTime, endTime, registerStart, registerEnd } = times;
  const both = (a: string, b: string) => a !== '' && b !== '';
  return [
    ...(both(startTime, endTime) && endTime <= startTime ? [wrong('endTime', 'afterStart')] : []),
    ...(both(registerStart, registerEnd) && registerEnd <= registerStart
      ? [wrong('registerEnd', 'afterStart')]
      : []),
    ...(both(registerEnd, endTime) && registerEnd > endTime
      ? [wrong('registerEnd', 'registerByEnd')]
      : []),
  ];
};
