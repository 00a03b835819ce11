import { type Chapter, say } from './script.ts';

export const fallsChapters: Chapter[] = [
  {
    slug: 'safe-home',
    cover: 'train-clear-floor',
    title: {
      en: 'A safe home',
      'zh-CN': '安全的家',
      'zh-TW': '安全的家',
    },
    scenes: [
      {
        picture: 'train-clear-floor',
        sign: '1 / 4',
        lines: [
          {
            en: 'Each year one in four people over 65 falls. Many falls can be prevented.',
            'zh-CN': '65 岁以上，每年四人就有一人跌倒。很多可以避免。',
            'zh-TW': '65 歲以上，每年四人就有一人跌倒。很多可以避免。',
          },
        ],
      },
      {
        picture: 'train-clear-floor',
        lines: [
          {
            en: 'Ask first. Then clear cords, boxes and loose rugs from the path.',
            'zh-CN': '先问长者，再收走路上的电线、纸箱和小地毯。',
            'zh-TW': '先問長者，再收走路上的電線、紙箱和小地毯。',
          },
          {
            en: 'Wipe up spills at once.',
            'zh-CN': '地上有水，马上擦干。',
            'zh-TW': '地上有水，馬上擦乾。',
          },
        ],
      },
      {
        picture: 'train-night-light',
        lines: [
          {
            en: 'Light the way from the bed to the bathroom.',
            'zh-CN': '从床到洗手间，一路要有灯。',
            'zh-TW': '從床到洗手間，一路要有燈。',
          },
          {
            en: 'Before standing up, sit on the edge of the bed for a minute or two.',
            'zh-CN': '起身前，先在床边坐一两分钟。',
            'zh-TW': '起身前，先在床邊坐一兩分鐘。',
          },
        ],
      },
      {
        picture: 'train-grab-bar',
        lines: [
          {
            en: 'Hold a grab bar that is fixed to the wall. A towel rack can break off.',
            'zh-CN': '要扶固定在墙上的扶手。毛巾架撑不住人。',
            'zh-TW': '要扶固定在牆上的扶手。毛巾架撐不住人。',
          },
          {
            en: 'Use a non-slip mat in the tub, and a shower chair if the plan says so.',
            'zh-CN': '浴缸里放防滑垫。护理计划有写，就用洗澡椅。',
            'zh-TW': '浴缸裡放防滑墊。護理計畫有寫，就用洗澡椅。',
          },
        ],
      },
      {
        picture: 'train-walker',
        lines: [
          {
            en: 'Shoes with a closed heel and a non-slip sole. Glasses on.',
            'zh-CN': '鞋要包脚跟、底防滑。眼镜要戴好。',
            'zh-TW': '鞋要包腳跟、底防滑。眼鏡要戴好。',
          },
        ],
      },
      {
        picture: 'train-medication-box',
        lines: [
          {
            en: 'Some medicines cause dizziness. Report it. Never change a dose.',
            'zh-CN': '有些药会头晕。要报告，不可自己改药量。',
            'zh-TW': '有些藥會頭暈。要回報，不可自己改藥量。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: look at the room before the first step.',
      'zh-CN': '请记住：走第一步之前，先看看四周。',
      'zh-TW': '請記住：走第一步之前，先看看四周。',
    },
  },
  {
    slug: 'moving-safely',
    cover: 'train-bed-chair-transfer',
    title: {
      en: 'Moving safely',
      'zh-CN': '安全移位和走路',
      'zh-TW': '安全移位和走路',
    },
    scenes: [
      {
        picture: 'train-bed-chair-transfer',
        lines: [
          {
            en: 'Read the care plan first: which equipment, one helper or two.',
            'zh-CN': '先看护理计划：用什么工具，一个人还是两个人帮。',
            'zh-TW': '先看護理計畫：用什麼工具，一個人還是兩個人幫。',
          },
          {
            en: 'Wheelchair on the stronger side. Lock the brakes, move the footrests away.',
            'zh-CN': '轮椅放在有力的一侧。锁好刹车，移开脚踏板。',
            'zh-TW': '輪椅放在有力的一側。鎖好煞車，移開腳踏板。',
          },
          {
            en: 'Feet flat on the floor. If the elder feels dizzy, do not stand up.',
            'zh-CN': '双脚踩平。头晕的话，先不要站。',
            'zh-TW': '雙腳踩平。頭暈的話，先不要站。',
          },
        ],
      },
      {
        picture: 'train-bed-chair-transfer',
        sign: '1 2 3',
        lines: [
          {
            en: 'Stand close, bend your knees. Count to three and rise together.',
            'zh-CN': '您站近一点，膝盖弯。数一二三，一起起身。',
            'zh-TW': '您站近一點，膝蓋彎。數一二三，一起起身。',
          },
          {
            en: 'Never pull on the arms. No holding on to your neck.',
            'zh-CN': '不拉手臂，也不让长者抱您的脖子。',
            'zh-TW': '不拉手臂，也不讓長者抱您的脖子。',
          },
        ],
      },
      {
        picture: 'train-walker',
        lines: [
          {
            en: 'When walking, stay on the weaker side and a little behind.',
            'zh-CN': '走路时，您站在较弱的一侧，稍微靠后。',
            'zh-TW': '走路時，您站在較弱的一側，稍微靠後。',
          },
          {
            en: 'Walker first, then the weaker leg, then the stronger leg.',
            'zh-CN': '先移助行器，再迈弱的腿，后迈好的腿。',
            'zh-TW': '先移助行器，再跨弱的腿，後跨好的腿。',
          },
          {
            en: 'Getting up: push on the chair, do not pull on the walker.',
            'zh-CN': '起身时撑椅子，不拉助行器。',
            'zh-TW': '起身時撐椅子，不拉助行器。',
          },
        ],
      },
      {
        picture: 'train-lift-wrong',
        lines: [
          {
            en: 'Lifting with a bent back hurts you.',
            'zh-CN': '弯着腰搬东西，会伤您的背。',
            'zh-TW': '彎著腰搬東西，會傷您的背。',
          },
        ],
      },
      {
        picture: 'train-lift-safe',
        lines: [
          {
            en: 'Bend your knees, keep the load close, do not twist.',
            'zh-CN': '弯膝盖，东西贴近身体，腰不要扭。',
            'zh-TW': '彎膝蓋，東西貼近身體，腰不要扭。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: if it feels unsafe, stop and call the office.',
      'zh-CN': '请记住：觉得不安全，就停下来打电话。',
      'zh-TW': '請記住：覺得不安全，就停下來打電話。',
    },
  },
  {
    slug: 'after-a-fall',
    cover: 'train-emergency',
    title: {
      en: 'If someone falls',
      'zh-CN': '有人跌倒怎么办',
      'zh-TW': '有人跌倒怎麼辦',
    },
    scenes: [
      {
        picture: 'train-walker',
        lines: [
          {
            en: 'Starting to fall? Hold close, bend your knees, ease down to the floor.',
            'zh-CN': '快跌倒时，靠近扶住，弯膝盖，慢慢放到地上。',
            'zh-TW': '快跌倒時，靠近扶住，彎膝蓋，慢慢放到地上。',
          },
        ],
      },
      {
        picture: 'train-emergency',
        lines: [
          {
            en: 'After a fall stay calm. Do not pull the person up.',
            'zh-CN': '跌倒了，先别慌。不要马上拉起来。',
            'zh-TW': '跌倒了，先別慌。不要馬上拉起來。',
          },
          {
            en: 'Awake? Breathing? Bleeding? Where does it hurt?',
            'zh-CN': '看：清醒吗？有呼吸吗？流血吗？哪里疼？',
            'zh-TW': '看：清醒嗎？有呼吸嗎？流血嗎？哪裡痛？',
          },
        ],
      },
      {
        picture: 'train-emergency',
        sign: '911',
        lines: [
          {
            en: 'Head hit, severe pain, heavy bleeding or no answer: call 911.',
            'zh-CN': '撞到头、很疼、大量流血或没反应，打 911。',
            'zh-TW': '撞到頭、很痛、大量流血或沒反應，打 911。',
          },
          {
            en: 'Blood thinners and the head was hit? Call 911, even without pain.',
            'zh-CN': '在吃抗凝血药，又撞到头，不疼也要打 911。',
            'zh-TW': '在吃抗凝血藥，又撞到頭，不痛也要打 911。',
          },
          {
            en: 'While you wait: keep still and warm. No food, no drink.',
            'zh-CN': '等的时候：不移动，保暖，不吃不喝。',
            'zh-TW': '等的時候：不移動，保暖，不吃不喝。',
          },
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          {
            en: 'Then call the office. Report every fall, even without an injury.',
            'zh-CN': '再打给办公室。没受伤的跌倒也要报告。',
            'zh-TW': '再打給辦公室。沒受傷的跌倒也要回報。',
          },
          {
            en: 'Write the facts: time, place, what you saw, what was said.',
            'zh-CN': '写下事实：时间、地点、看到的、听到的。',
            'zh-TW': '寫下事實：時間、地點、看到的、聽到的。',
          },
        ],
      },
      {
        picture: 'train-listen',
        lines: [
          {
            en: 'Many elders are afraid after a fall. Listen. Do not blame.',
            'zh-CN': '跌倒以后，很多长者会怕。多听，别责怪。',
            'zh-TW': '跌倒以後，很多長者會怕。多聽，別責怪。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: check, call, stay, report.',
      'zh-CN': '请记住：先看，打电话，陪着，报告。',
      'zh-TW': '請記住：先看，打電話，陪著，回報。',
    },
  },
  {
    slug: 'belt-and-back',
    cover: 'train-lift-safe',
    title: say('The gait belt and your back', '移位腰带和您的腰', '移位腰帶和您的腰'),
    scenes: [
      {
        picture: 'train-bed-chair-transfer',
        lines: [
          say(
            'Use a gait belt when the care plan says so. Explain it first.',
            '护理计划有写，才用移位腰带。先说明。',
            '護理計畫有寫，才用移位腰帶。先說明。',
          ),
          say(
            'Around the waist, over the clothes, never on bare skin.',
            '系在腰上，隔着衣服，不贴皮肤。',
            '繫在腰上，隔著衣服，不貼皮膚。',
          ),
          say(
            'Snug: two fingers fit under it. Hold it from below.',
            '要贴身，能伸进两根手指。手从下面握。',
            '要貼身，能伸進兩根手指。手從下面握。',
          ),
          say(
            'A wound, tube or recent surgery on the belly? Ask a nurse first.',
            '肚子有伤口、管子或刚开刀？先问护士。',
            '肚子有傷口、管子或剛開刀？先問護士。',
          ),
        ],
      },
      {
        picture: 'train-walker',
        lines: [
          say(
            'Walking: one hand on the belt at the back.',
            '走路时，一只手握住背后的腰带。',
            '走路時，一隻手握住背後的腰帶。',
          ),
        ],
      },
      {
        picture: 'train-lift-safe',
        lines: [
          say(
            'Your body: feet apart, one foot ahead, back straight.',
            '您的姿势：两脚分开，一前一后，背挺直。',
            '您的姿勢：兩腳分開，一前一後，背挺直。',
          ),
          say(
            'Your legs do the work. Turn with your feet, not your back.',
            '用腿出力。转身用脚，不扭腰。',
            '用腿出力。轉身用腳，不扭腰。',
          ),
          say(
            'Slide or roll rather than lift. Never lift a person alone.',
            '能推、能滚就不抬。不一个人抬人。',
            '能推、能滾就不抬。不一個人抬人。',
          ),
        ],
      },
      {
        picture: 'train-lift-wrong',
        lines: [
          say(
            'Pain in your back? Stop, and report it the same day.',
            '腰疼了？停下，当天报告。',
            '腰痛了？停下，當天回報。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: belt snug, knees bent, no twisting.',
      '请记住：腰带贴身，膝盖弯，不扭腰。',
      '請記住：腰帶貼身，膝蓋彎，不扭腰。',
    ),
  },
];
