import { type Chapter, say } from './script.ts';

export const emergencyChapters: Chapter[] = [
  {
    slug: 'call-911-first',
    cover: 'train-emergency',
    title: say('Call 911 first', '先打 911', '先打 911'),
    scenes: [
      {
        picture: 'train-emergency',
        sign: '911',
        lines: [
          say(
            'Life in danger? First call 911, then the office.',
            '有生命危险？先打 911，再打给办公室。',
            '有生命危險？先打 911，再打給辦公室。',
          ),
          say(
            'Chest pain, trouble breathing, heavy bleeding, cannot be woken.',
            '胸痛、呼吸困难、大量出血、叫不醒，都要打。',
            '胸痛、呼吸困難、大量出血、叫不醒，都要打。',
          ),
          say(
            'You need nobody’s permission to call 911.',
            '打 911，不用等谁同意。',
            '打 911，不用等誰同意。',
          ),
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          say(
            'First say the address, floor and apartment, then what happened.',
            '先说地址、楼层、公寓号，再说出了什么事。',
            '先說地址、樓層、公寓號碼，再說出了什麼事。',
          ),
          say(
            'Say “Chinese”: a free interpreter comes on the line.',
            '说 “Chinese”，电话里就有免费翻译。',
            '說「Chinese」，電話裡就有免費翻譯。',
          ),
          say(
            'Stay on the line until they tell you to hang up.',
            '不要先挂电话，等对方说可以再挂。',
            '不要先掛電話，等對方說可以再掛。',
          ),
        ],
      },
      {
        picture: 'train-medication-box',
        lines: [
          say(
            'Unlock the door. Have the medicine list ready for the crew.',
            '打开门锁，把药单准备好给急救人员。',
            '打開門鎖，把藥單準備好給急救人員。',
          ),
          say(
            'A pink MOLST form? Still call 911, and hand it to the crew.',
            '有粉红色 MOLST 表？照样打 911，交给急救人员。',
            '有粉紅色 MOLST 表？照樣打 911，交給急救人員。',
          ),
        ],
      },
      {
        picture: 'train-listen',
        lines: [
          say(
            'Stay with the elder until help is there. No food, no drink.',
            '陪着长者，等到有人来。不喂吃，不喂喝。',
            '陪著長者，等到有人來。不餵吃，不餵喝。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: 911, then the office, then write it down.',
      '请记住：先 911，再办公室，然后写下来。',
      '請記住：先 911，再辦公室，然後寫下來。',
    ),
  },
  {
    slug: 'stroke-and-choking',
    cover: 'train-stroke',
    title: say('Stroke and choking', '中风和噎住', '中風和噎住'),
    scenes: [
      {
        picture: 'train-stroke',
        sign: 'F A S T',
        lines: [
          say(
            'F, face: ask for a smile. Does one side droop?',
            'F 是脸：请长者笑一笑，一边垂下来吗？',
            'F 是臉：請長者笑一笑，一邊垂下來嗎？',
          ),
          say(
            'A, arms: both arms up. Does one drift down?',
            'A 是手臂：两手举起来，一边掉下去吗？',
            'A 是手臂：兩手舉起來，一邊掉下去嗎？',
          ),
          say(
            'S, speech: are the words slurred or strange?',
            'S 是说话：口齿不清，说得奇怪吗？',
            'S 是說話：口齒不清，說得奇怪嗎？',
          ),
          say(
            'T, time: one sign is enough. Call 911 now.',
            'T 是时间：有一样，马上打 911。',
            'T 是時間：有一樣，馬上打 911。',
          ),
        ],
      },
      {
        picture: 'train-stroke',
        lines: [
          say(
            'When were they last well? Tell the crew the time.',
            '最后一次正常是几点？告诉急救人员。',
            '最後一次正常是幾點？告訴急救人員。',
          ),
          say(
            'The signs went away? Call 911 anyway.',
            '症状消失了，也要打 911。',
            '症狀消失了，也要打 911。',
          ),
        ],
      },
      {
        picture: 'train-choking',
        lines: [
          say(
            'Choking, but can cough? Let them cough. Stay close.',
            '噎住了还能咳？让长者咳，您守在旁边。',
            '噎住了還能咳？讓長者咳，您守在旁邊。',
          ),
          say(
            'Cannot cough, speak or breathe? Call 911 at once.',
            '不能咳、不能说话、不能呼吸？马上打 911。',
            '不能咳、不能說話、不能呼吸？馬上打 911。',
          ),
          say(
            'Back blows and belly thrusts: only as you were trained.',
            '拍背和压腹，受过训练才做。',
            '拍背和壓腹，受過訓練才做。',
          ),
        ],
      },
      {
        picture: 'review-soup',
        lines: [
          say(
            'Prevent it: sit upright, small bites, food as the plan says.',
            '预防：坐直，小口吃，食物按护理计划。',
            '預防：坐直，小口吃，食物照護理計畫。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: minutes count. Call, do not wait.',
      '请记住：一分钟都不能等，马上打。',
      '請記住：一分鐘都不能等，馬上打。',
    ),
  },
  {
    slug: 'fire-and-gas',
    cover: 'train-fire',
    title: say('Fire, smoke and gas', '火、烟和煤气', '火、煙和瓦斯'),
    scenes: [
      {
        picture: 'train-fire',
        lines: [
          say(
            'Fire in the apartment: get the elder out. Close the door behind you.',
            '家里着火：先带长者出去，随手关门。',
            '家裡著火：先帶長者出去，隨手關門。',
          ),
          say(
            'Take the stairs, never the elevator. Call 911 from outside.',
            '走楼梯，不坐电梯。到外面打 911。',
            '走樓梯，不搭電梯。到外面打 911。',
          ),
          say(
            'Never go back in: not for papers, not for a phone.',
            '不要再进去，不拿文件，不拿手机。',
            '不要再進去，不拿文件，不拿手機。',
          ),
          say(
            'Cannot get out? Close the door, seal the gap, call 911.',
            '出不去？关门，堵住门缝，打 911。',
            '出不去？關門，堵住門縫，打 911。',
          ),
        ],
      },
      {
        picture: 'review-soup',
        lines: [
          say(
            'A pan on fire? Heat off, lid on. Never water on burning oil.',
            '锅里着火？关火，盖锅盖。油着火不能浇水。',
            '鍋裡著火？關火，蓋鍋蓋。油著火不能澆水。',
          ),
        ],
      },
      {
        picture: 'train-medication-box',
        lines: [
          say(
            'Oxygen in the home? No smoking, no flame, no stove near it.',
            '家里有氧气？旁边不能抽烟，不能有火。',
            '家裡有氧氣？旁邊不能抽菸，不能有火。',
          ),
        ],
      },
      {
        picture: 'train-clear-floor',
        lines: [
          say(
            'Smell gas, or the CO alarm sounds? Everybody out, then 911.',
            '闻到煤气，或 CO 警报响？都出去，再打 911。',
            '聞到瓦斯，或 CO 警報響？都出去，再打 911。',
          ),
          say(
            'Touch no light switch, and light nothing.',
            '不要碰电灯开关，不要点火。',
            '不要碰電燈開關，不要點火。',
          ),
          say(
            'An alarm beeps for a new battery? Tell the office today.',
            '警报器没电了，一直响？当天告诉办公室。',
            '警報器沒電了，一直響？當天告訴辦公室。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: out, close the door, call.',
      '请记住：出去，关门，打电话。',
      '請記住：出去，關門，打電話。',
    ),
  },
];
