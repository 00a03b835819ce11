/** What the demo's caregiver has done, so that hours, transcript and the supervisor's list can be seen. */
export const trainingRecord = {
  phone: '2125550103',
  /** The training of the plan, passed with one wrong answer. */
  training: 'infection-control',
  daysAgo: 20,
  signedName: '张晓燕',
  team: 'Brooklyn',
  supervisor: 'trainer@persimmon.example',
  // One text for everybody: titles in English and in characters that both scripts share, steps in all three.
  classes: [
    {
      inDays: -12,
      title: 'Safe transfers · 安全移位',
      room: 'Room 2A · 2A 教室',
      instructor: 'May Chen, RN',
      starts: '10:00',
      ends: '12:00',
      places: 8,
      hours: 2,
      subjects: ['transfers'],
      attended: true,
    },
    {
      inDays: 9,
      title: 'First aid at home · 居家急救',
      room: 'Room 2A · 2A 教室',
      instructor: 'May Chen, RN',
      starts: '14:00',
      ends: '16:00',
      places: 8,
      hours: 2,
      subjects: ['emergencies'],
      attended: false,
    },
  ],
  skill: {
    title: 'Bed to chair · 床椅移位',
    steps: [
      'Tell the client each step / 每一步先说一声 / 每一步先說一聲',
      'Lock the wheels / 锁好轮子 / 鎖好輪子',
      'Put on the gait belt / 系好移位腰带 / 繫好移位腰帶',
      'Stand up together on three / 数到三一起站 / 數到三一起站',
      'Turn in small steps / 小步转身 / 小步轉身',
      'Lower slowly, belt off / 慢慢坐下，解腰带 / 慢慢坐下，解腰帶',
    ],
    hours: 0.5,
    subjects: ['transfers'],
    nurse: 'May Chen, RN 512345',
    daysAgo: 12,
  },
};
