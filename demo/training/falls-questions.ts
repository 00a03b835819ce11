import type { DemoQuestion } from '#demo/shape.ts';
import { about, mustAsk } from './ask.ts';

const belt = about('belt-and-back');

export const fallsQuestions: DemoQuestion[] = [
  {
    slug: 'how-common',
    video: 'safe-home',
    type: 'single',
    text: {
      en: 'About how many people over 65 fall each year?',
      'zh-CN': '65 岁以上的人，每年大约多少人跌倒？',
      'zh-TW': '65 歲以上的人，每年大約多少人跌倒？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'One in a hundred', 'zh-CN': '一百人中一人', 'zh-TW': '一百人中一人' },
      },
      { slug: 'b', text: { en: 'One in four', 'zh-CN': '四人中一人', 'zh-TW': '四人中一人' } },
      { slug: 'c', text: { en: 'Nearly everyone', 'zh-CN': '几乎每个人', 'zh-TW': '幾乎每個人' } },
      {
        slug: 'd',
        text: { en: 'Only people who are ill', 'zh-CN': '只有生病的人', 'zh-TW': '只有生病的人' },
      },
    ],
    right: 'b',
    explanation: {
      en: 'One in four falls each year. Many of these falls can be prevented.',
      'zh-CN': '每年四人中就有一人跌倒，其中很多可以避免。',
      'zh-TW': '每年四人中就有一人跌倒，其中很多可以避免。',
    },
  },
  {
    slug: 'just-age',
    video: 'safe-home',
    type: 'true_false',
    text: {
      en: 'Falls are part of old age. Nothing can be done about them.',
      'zh-CN': '年纪大了就会跌倒，没有办法。',
      'zh-TW': '年紀大了就會跌倒，沒有辦法。',
    },
    right: false,
    explanation: {
      en: 'Light, a clear floor, good shoes, exercise and a look at the medicines prevent many falls.',
      'zh-CN': '灯光、地面、鞋子、运动，再看看吃的药，很多跌倒可以避免。',
      'zh-TW': '燈光、地面、鞋子、運動，再看看吃的藥，很多跌倒可以避免。',
    },
  },
  {
    slug: 'path-hazards',
    video: 'safe-home',
    type: 'multiple',
    text: {
      en: 'What should be cleared from the path where the elder walks?',
      'zh-CN': '长者走的路上，哪些东西要收走？',
      'zh-TW': '長者走的路上，哪些東西要收走？',
    },
    options: [
      { slug: 'a', text: { en: 'Electric cords', 'zh-CN': '电线', 'zh-TW': '電線' } },
      {
        slug: 'b',
        text: { en: 'Loose rugs', 'zh-CN': '会滑动的小地毯', 'zh-TW': '會滑動的小地毯' },
      },
      { slug: 'c', text: { en: 'The handrail', 'zh-CN': '扶手', 'zh-TW': '扶手' } },
      {
        slug: 'd',
        text: { en: 'Boxes and newspapers', 'zh-CN': '纸箱和报纸', 'zh-TW': '紙箱和報紙' },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'Remove everything that feet can catch on. The handrail stays: it helps.',
      'zh-CN': '会绊脚的都收走。扶手要留着，它能帮忙。',
      'zh-TW': '會絆腳的都收走。扶手要留著，它能幫忙。',
    },
  },
  {
    slug: 'ask-first',
    video: 'safe-home',
    type: 'single',
    text: {
      en: 'You want to roll up a loose rug in the hall. What do you do first?',
      'zh-CN': '您想把走廊的小地毯收起来。先做什么？',
      'zh-TW': '您想把走廊的小地毯收起來。先做什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Throw it away while the elder sleeps',
          'zh-CN': '趁长者睡觉时丢掉',
          'zh-TW': '趁長者睡覺時丟掉',
        },
      },
      { slug: 'b', text: { en: 'Take it home', 'zh-CN': '拿回自己家', 'zh-TW': '拿回自己家' } },
      {
        slug: 'c',
        text: {
          en: 'Explain why and ask the elder',
          'zh-CN': '说明原因，问过长者',
          'zh-TW': '說明原因，問過長者',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Leave it; rugs are none of your business',
          'zh-CN': '不管，地毯不关您的事',
          'zh-TW': '不管，地毯不關您的事',
        },
      },
    ],
    right: 'c',
    explanation: {
      en: 'It is the elder’s home. Things that move without a word can also cause a fall.',
      'zh-CN': '这是长者的家。东西不声不响换了位置，也会害人跌倒。',
      'zh-TW': '這是長者的家。東西不聲不響換了位置，也會害人跌倒。',
    },
  },
  {
    slug: 'spill',
    video: 'safe-home',
    type: 'single',
    text: {
      en: 'There is water on the bathroom floor. When do you wipe it up?',
      'zh-CN': '洗手间地上有水。什么时候擦？',
      'zh-TW': '洗手間地上有水。什麼時候擦？',
    },
    options: [
      { slug: 'a', text: { en: 'At once', 'zh-CN': '马上', 'zh-TW': '馬上' } },
      { slug: 'b', text: { en: 'After lunch', 'zh-CN': '午饭后', 'zh-TW': '午餐後' } },
      { slug: 'c', text: { en: 'At the end of the visit', 'zh-CN': '下班前', 'zh-TW': '下班前' } },
      { slug: 'd', text: { en: 'It dries by itself', 'zh-CN': '自己会干', 'zh-TW': '自己會乾' } },
    ],
    right: 'a',
    explanation: {
      en: 'The next step may be on the wet spot.',
      'zh-CN': '下一步，可能就踩在水上。',
      'zh-TW': '下一步，可能就踩在水上。',
    },
  },
  {
    slug: 'night-light',
    video: 'safe-home',
    type: 'single',
    text: {
      en: 'Where does a night light help most?',
      'zh-CN': '夜灯放在哪里最有用？',
      'zh-TW': '夜燈放在哪裡最有用？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'In the kitchen cabinet', 'zh-CN': '厨房柜子里', 'zh-TW': '廚房櫃子裡' },
      },
      {
        slug: 'b',
        text: { en: 'Behind the television', 'zh-CN': '电视机后面', 'zh-TW': '電視機後面' },
      },
      {
        slug: 'c',
        text: {
          en: 'Only at the front door, where the steps are steep',
          'zh-CN': '只放在大门口有台阶的地方',
          'zh-TW': '只放在大門口有台階的地方',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Along the way from the bed to the bathroom',
          'zh-CN': '从床到洗手间的路上',
          'zh-TW': '從床到洗手間的路上',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'Many falls happen at night on the way to the bathroom.',
      'zh-CN': '很多人是夜里去洗手间的路上跌倒的。',
      'zh-TW': '很多人是夜裡去洗手間的路上跌倒的。',
    },
  },
  {
    slug: 'towel-rack',
    video: 'safe-home',
    type: 'true_false',
    text: {
      en: 'A towel rack is strong enough to hold on to when getting out of the tub.',
      'zh-CN': '出浴缸时，扶毛巾架就够牢。',
      'zh-TW': '出浴缸時，扶毛巾架就夠牢。',
    },
    right: false,
    explanation: {
      en: 'A towel rack can break off the wall. Hold a grab bar that is screwed in.',
      'zh-CN': '毛巾架会掉下来。要扶用螺丝固定的扶手。',
      'zh-TW': '毛巾架會掉下來。要扶用螺絲固定的扶手。',
    },
  },
  {
    slug: 'bathroom',
    video: 'safe-home',
    type: 'multiple',
    text: {
      en: 'What makes a bathroom safer?',
      'zh-CN': '哪些做法能让浴室更安全？',
      'zh-TW': '哪些做法能讓浴室更安全？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'A non-slip mat in the tub',
          'zh-CN': '浴缸里的防滑垫',
          'zh-TW': '浴缸裡的防滑墊',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Grab bars fixed to the wall',
          'zh-CN': '固定在墙上的扶手',
          'zh-TW': '固定在牆上的扶手',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'A shower chair, if the care plan has one',
          'zh-CN': '护理计划里有的洗澡椅',
          'zh-TW': '護理計畫裡有的洗澡椅',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Bath oil on the floor of the tub',
          'zh-CN': '浴缸底抹沐浴油',
          'zh-TW': '浴缸底抹沐浴油',
        },
      },
    ],
    right: ['a', 'b', 'c'],
    explanation: {
      en: 'Mat, bars and chair give a firm hold. Oil makes the tub as slippery as ice.',
      'zh-CN': '垫子、扶手、椅子都稳。油会让浴缸像冰一样滑。',
      'zh-TW': '墊子、扶手、椅子都穩。油會讓浴缸像冰一樣滑。',
    },
  },
  {
    slug: 'shoes',
    video: 'safe-home',
    type: 'single',
    text: {
      en: 'Which shoes are safest for walking at home?',
      'zh-CN': '在家走路，穿哪种鞋最安全？',
      'zh-TW': '在家走路，穿哪種鞋最安全？',
    },
    options: [
      { slug: 'a', text: { en: 'Loose slippers', 'zh-CN': '松松的拖鞋', 'zh-TW': '鬆鬆的拖鞋' } },
      {
        slug: 'b',
        text: {
          en: 'Shoes with a closed heel and a non-slip sole',
          'zh-CN': '包脚跟、底防滑的鞋',
          'zh-TW': '包腳跟、底防滑的鞋',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Socks on a smooth floor',
          'zh-CN': '只穿袜子，踩光滑的地板',
          'zh-TW': '只穿襪子，踩光滑的地板',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Shoes one size too big that are easy to slip on',
          'zh-CN': '大一号、容易穿上的软底鞋',
          'zh-TW': '大一號、容易穿上的軟底鞋',
        },
      },
    ],
    right: 'b',
    explanation: {
      en: 'A closed heel keeps the foot in the shoe; a non-slip sole keeps the shoe on the floor.',
      'zh-CN': '包脚跟，脚不会滑出来；底防滑，鞋不会打滑。',
      'zh-TW': '包腳跟，腳不會滑出來；底防滑，鞋不會打滑。',
    },
  },
  {
    slug: 'dizzy-medicine',
    video: 'safe-home',
    type: 'single',
    text: {
      en: 'Since a new pill the elder has been dizzy. What do you do?',
      'zh-CN': '吃了新药以后，长者头晕。您怎么做？',
      'zh-TW': '吃了新藥以後，長者頭暈。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Give only half a pill until it is better',
          'zh-CN': '好转以前只给半片',
          'zh-TW': '好轉以前只給半顆',
        },
      },
      { slug: 'b', text: { en: 'Stop the pill', 'zh-CN': '停药', 'zh-TW': '停藥' } },
      {
        slug: 'c',
        text: {
          en: 'Report it to your nurse supervisor',
          'zh-CN': '告诉护士主管',
          'zh-TW': '告訴護士主管',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Offer your own medicine',
          'zh-CN': '给长者吃您自己的药',
          'zh-TW': '給長者吃您自己的藥',
        },
      },
    ],
    right: 'c',
    explanation: {
      en: 'A caregiver never changes a medicine. The nurse and the doctor decide.',
      'zh-CN': '护理员不能改药。由护士和医生决定。',
      'zh-TW': '護理員不能改藥。由護士和醫生決定。',
    },
  },
  {
    slug: 'sit-first',
    video: 'safe-home',
    type: 'true_false',
    text: {
      en: 'Before standing up from bed, the elder should sit on the edge for a minute or two.',
      'zh-CN': '从床上起身以前，长者要先在床边坐一两分钟。',
      'zh-TW': '從床上起身以前，長者要先在床邊坐一兩分鐘。',
    },
    right: true,
    explanation: {
      en: 'Standing up quickly can make the blood pressure drop, and the head gets dizzy.',
      'zh-CN': '起得太快，血压会下降，人会头晕。',
      'zh-TW': '起得太快，血壓會下降，人會頭暈。',
    },
  },
  {
    slug: 'care-plan',
    video: 'moving-safely',
    type: 'single',
    text: {
      en: 'Where do you read how an elder should be moved and with what equipment?',
      'zh-CN': '怎样帮长者移位、用什么工具，看哪里？',
      'zh-TW': '怎樣幫長者移位、用什麼工具，看哪裡？',
    },
    options: [
      { slug: 'a', text: { en: 'In the care plan', 'zh-CN': '护理计划', 'zh-TW': '護理計畫' } },
      {
        slug: 'b',
        text: { en: 'In a video of a friend', 'zh-CN': '朋友的视频', 'zh-TW': '朋友的影片' },
      },
      {
        slug: 'c',
        text: { en: 'You decide each day', 'zh-CN': '每天自己决定', 'zh-TW': '每天自己決定' },
      },
      { slug: 'd', text: { en: 'In the newspaper', 'zh-CN': '报纸', 'zh-TW': '報紙' } },
    ],
    right: 'a',
    explanation: {
      en: 'The nurse has written down what is safe for this person. If something has changed, call.',
      'zh-CN': '护士写明了对这位长者安全的做法。情况变了，就打电话。',
      'zh-TW': '護士寫明了對這位長者安全的做法。情況變了，就打電話。',
    },
  },
  {
    slug: 'before-transfer',
    video: 'moving-safely',
    type: 'multiple',
    text: {
      en: 'What do you do before a transfer from the bed to the wheelchair?',
      'zh-CN': '从床移到轮椅以前，要做什么？',
      'zh-TW': '從床移到輪椅以前，要做什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Lock the brakes of the wheelchair',
          'zh-CN': '锁好轮椅的刹车',
          'zh-TW': '鎖好輪椅的煞車',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Move the footrests out of the way',
          'zh-CN': '移开脚踏板',
          'zh-TW': '移開腳踏板',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Ask the elder to hold your neck',
          'zh-CN': '请长者抱住您的脖子',
          'zh-TW': '請長者抱住您的脖子',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Say what will happen',
          'zh-CN': '说明接下来要做什么',
          'zh-TW': '說明接下來要做什麼',
        },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'Locked brakes, free feet, and no surprises. Holding your neck can hurt you both.',
      'zh-CN': '刹车锁好，脚下没有东西，长者有准备。抱脖子会伤到两个人。',
      'zh-TW': '煞車鎖好，腳下沒有東西，長者有準備。抱脖子會傷到兩個人。',
    },
  },
  {
    slug: 'chair-side',
    video: 'moving-safely',
    type: 'single',
    text: {
      en: 'One side of the elder is weaker. Where do you place the wheelchair?',
      'zh-CN': '长者有一侧较弱。轮椅放在哪一侧？',
      'zh-TW': '長者有一側較弱。輪椅放在哪一側？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'On the weaker side', 'zh-CN': '较弱的一侧', 'zh-TW': '較弱的一側' },
      },
      {
        slug: 'b',
        text: { en: 'On the stronger side', 'zh-CN': '有力的一侧', 'zh-TW': '有力的一側' },
      },
      {
        slug: 'c',
        text: {
          en: 'At the foot of the bed, far away',
          'zh-CN': '离床远远的',
          'zh-TW': '離床遠遠的',
        },
      },
      { slug: 'd', text: { en: 'Behind you', 'zh-CN': '您的身后', 'zh-TW': '您的身後' } },
    ],
    right: 'b',
    explanation: {
      en: 'The strong leg and arm do the work, so the move goes toward them.',
      'zh-CN': '靠有力的手脚用力，所以往那一侧移。',
      'zh-TW': '靠有力的手腳用力，所以往那一側移。',
    },
  },
  {
    slug: 'pull-arms',
    video: 'moving-safely',
    type: 'true_false',
    text: {
      en: 'To help someone up, pull firmly on both arms.',
      'zh-CN': '扶人起身，要用力拉两只手臂。',
      'zh-TW': '扶人起身，要用力拉兩隻手臂。',
    },
    right: false,
    explanation: {
      en: 'Pulling can injure a shoulder. Stand close, bend your knees, use the gait belt if the plan has one.',
      'zh-CN': '拉手臂会伤肩膀。站近，弯膝盖；计划里有移位腰带就用移位腰带。',
      'zh-TW': '拉手臂會傷肩膀。站近，彎膝蓋；計畫裡有移位腰帶就用移位腰帶。',
    },
  },
  {
    slug: 'walk-side',
    video: 'moving-safely',
    type: 'single',
    text: {
      en: 'Where do you walk when you help an elder walk?',
      'zh-CN': '扶长者走路时，您走在哪里？',
      'zh-TW': '扶長者走路時，您走在哪裡？',
    },
    options: [
      { slug: 'a', text: { en: 'In front, pulling', 'zh-CN': '在前面拉', 'zh-TW': '在前面拉' } },
      {
        slug: 'b',
        text: {
          en: 'On the stronger side, a little ahead',
          'zh-CN': '有力的一侧，稍微靠前一点',
          'zh-TW': '有力的一側，稍微靠前一點',
        },
      },
      { slug: 'c', text: { en: 'Far behind', 'zh-CN': '远远在后面', 'zh-TW': '遠遠在後面' } },
      {
        slug: 'd',
        text: {
          en: 'On the weaker side, a little behind',
          'zh-CN': '较弱的一侧，稍微靠后',
          'zh-TW': '較弱的一側，稍微靠後',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'A person falls toward the weaker side. From there you can steady them in time.',
      'zh-CN': '人多半往较弱的一侧倒。站在那里，您来得及扶。',
      'zh-TW': '人多半往較弱的一側倒。站在那裡，您來得及扶。',
    },
  },
  {
    slug: 'walker-order',
    video: 'moving-safely',
    type: 'single',
    text: {
      en: 'In what order does a person with one weaker leg walk with a walker?',
      'zh-CN': '一条腿较弱的长者，用助行器怎么走？',
      'zh-TW': '一條腿較弱的長者，用助行器怎麼走？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Stronger leg, weaker leg, walker',
          'zh-CN': '有力的腿、较弱的腿、助行器',
          'zh-TW': '有力的腿、较弱的腿、助行器',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Both legs, then the walker',
          'zh-CN': '两脚先走，再移助行器',
          'zh-TW': '兩腳先走，再移助行器',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Walker, weaker leg, stronger leg',
          'zh-CN': '助行器、较弱的腿、有力的腿',
          'zh-TW': '助行器、较弱的腿、有力的腿',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Walker far ahead, then run',
          'zh-CN': '助行器推远，再快走',
          'zh-TW': '助行器推遠，再快走',
        },
      },
    ],
    right: 'c',
    explanation: {
      en: 'The walker goes first and is set down. The weaker leg then steps with its support.',
      'zh-CN': '助行器先站稳，较弱的腿再靠着它走。',
      'zh-TW': '助行器先站穩，較弱的腿再靠著它走。',
    },
  },
  {
    slug: 'walker-pull',
    video: 'moving-safely',
    type: 'true_false',
    text: {
      en: 'It is safe to pull on the walker to get up from a chair.',
      'zh-CN': '从椅子起身时，拉着助行器站起来很安全。',
      'zh-TW': '從椅子起身時，拉著助行器站起來很安全。',
    },
    right: false,
    explanation: {
      en: 'The walker can tip over. Push up from the arms of the chair, then take the walker.',
      'zh-CN': '助行器会翻。先撑椅子扶手站起来，再扶助行器。',
      'zh-TW': '助行器會翻。先撐椅子扶手站起來，再扶助行器。',
    },
  },
  {
    slug: 'lifting',
    video: 'moving-safely',
    type: 'multiple',
    text: {
      en: 'How do you lift a box without hurting your back?',
      'zh-CN': '搬箱子怎样不伤背？',
      'zh-TW': '搬箱子怎樣不傷背？',
    },
    options: [
      { slug: 'a', text: { en: 'Bend your knees', 'zh-CN': '弯膝盖', 'zh-TW': '彎膝蓋' } },
      {
        slug: 'b',
        text: {
          en: 'Hold the box close to your body',
          'zh-CN': '箱子贴近身体',
          'zh-TW': '箱子貼近身體',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Turn with your feet, not your back',
          'zh-CN': '用脚转身，不扭腰',
          'zh-TW': '用腳轉身，不扭腰',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Keep your legs straight and bend over',
          'zh-CN': '腿伸直，弯腰',
          'zh-TW': '腿伸直，彎腰',
        },
      },
    ],
    right: ['a', 'b', 'c'],
    explanation: {
      en: 'Legs are stronger than the back. Twisting with a load is what injures most.',
      'zh-CN': '腿比腰有力。拿着重物扭腰，最容易受伤。',
      'zh-TW': '腿比腰有力。拿著重物扭腰，最容易受傷。',
    },
  },
  {
    slug: 'unsafe',
    video: 'moving-safely',
    type: 'single',
    text: {
      en: 'Today the elder is very weak and the usual transfer feels unsafe. What do you do?',
      'zh-CN': '长者今天很虚弱，照平常的方法移位觉得不安全。您怎么做？',
      'zh-TW': '長者今天很虛弱，照平常的方法移位覺得不安全。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Stop, keep the elder safe, call the office',
          'zh-CN': '停下来，让长者安全，打电话给办公室',
          'zh-TW': '停下來，讓長者安全，打電話給辦公室',
        },
      },
      { slug: 'b', text: { en: 'Try it quickly', 'zh-CN': '快快试一下', 'zh-TW': '快快試一下' } },
      {
        slug: 'c',
        text: {
          en: 'Ask a neighbor to help you pull the elder up',
          'zh-CN': '请邻居来帮忙，两个人一起把长者拉起来',
          'zh-TW': '請鄰居來幫忙，兩個人一起把長者拉起來',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Leave the elder and go home',
          'zh-CN': '丢下长者回家',
          'zh-TW': '丟下長者回家',
        },
      },
    ],
    right: 'a',
    explanation: {
      en: 'Nobody will blame you for stopping. The nurse finds a safe way.',
      'zh-CN': '停下来，没有人会怪您。护士会想安全的办法。',
      'zh-TW': '停下來，沒有人會怪您。護士會想安全的辦法。',
    },
  },
  {
    slug: 'starts-falling',
    video: 'after-a-fall',
    mustAsk: true,
    type: 'single',
    text: {
      en: 'While walking, the elder starts to fall. What do you do?',
      'zh-CN': '走路时，长者快要跌倒了。您怎么做？',
      'zh-TW': '走路時，長者快要跌倒了。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Step back so that you do not fall too',
          'zh-CN': '退开，免得自己也跌倒',
          'zh-TW': '退開，免得自己也跌倒',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Hold close, bend your knees and ease them down to the floor',
          'zh-CN': '靠近扶住，弯膝盖，慢慢放到地上',
          'zh-TW': '靠近扶住，彎膝蓋，慢慢放到地上',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Catch them by one arm and pull them back up with all your strength',
          'zh-CN': '抓住一只手臂，用力把长者往上拉起来',
          'zh-TW': '抓住一隻手臂，用力把長者往上拉起來',
        },
      },
      {
        slug: 'd',
        text: { en: 'Call out and watch', 'zh-CN': '大叫，看着', 'zh-TW': '大叫，看著' },
      },
    ],
    right: 'b',
    explanation: {
      en: 'A fall that has begun can rarely be stopped. A slow, guided slide prevents injuries to both of you.',
      'zh-CN': '人已经在倒，很难拉住。扶着慢慢下去，两个人都不受伤。',
      'zh-TW': '人已經在倒，很難拉住。扶著慢慢下去，兩個人都不受傷。',
    },
  },
  {
    slug: 'first-after-fall',
    video: 'after-a-fall',
    mustAsk: true,
    type: 'single',
    text: {
      en: 'You find the elder on the floor, awake. What do you do first?',
      'zh-CN': '您看到长者躺在地上，人清醒。先做什么？',
      'zh-TW': '您看到長者躺在地上，人清醒。先做什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Pull them up quickly and put them on the nearest chair',
          'zh-CN': '赶快拉起来，扶到最近的椅子上坐好',
          'zh-TW': '趕快拉起來，扶到最近的椅子上坐好',
        },
      },
      { slug: 'b', text: { en: 'Give something to drink', 'zh-CN': '给水喝', 'zh-TW': '給水喝' } },
      {
        slug: 'c',
        text: {
          en: 'Call the family and wait',
          'zh-CN': '打给家人，等着',
          'zh-TW': '打給家人，等著',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Stay calm, do not move them, and check for injuries',
          'zh-CN': '保持冷静，先不移动，看有没有受伤',
          'zh-TW': '保持冷靜，先不移動，看有沒有受傷',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'Moving someone with a broken bone can make it worse. Look and ask before anything else.',
      'zh-CN': '骨折时移动，会更严重。先看，先问。',
      'zh-TW': '骨折時移動，會更嚴重。先看，先問。',
    },
  },
  {
    slug: 'call-911',
    video: 'after-a-fall',
    type: 'multiple',
    text: {
      en: 'When do you call 911 after a fall?',
      'zh-CN': '跌倒以后，什么情况要打 911？',
      'zh-TW': '跌倒以後，什麼情況要打 911？',
    },
    options: [
      { slug: 'a', text: { en: 'The head was hit', 'zh-CN': '撞到头', 'zh-TW': '撞到頭' } },
      {
        slug: 'b',
        text: {
          en: 'The person does not answer',
          'zh-CN': '叫了没有反应',
          'zh-TW': '叫了沒有反應',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'A leg looks bent, or the pain is severe',
          'zh-CN': '腿变形，或很疼',
          'zh-TW': '腿變形，或很痛',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'A shoe came off, and nothing hurts',
          'zh-CN': '鞋掉了，哪里都不疼',
          'zh-TW': '鞋掉了，哪裡都不痛',
        },
      },
    ],
    right: ['a', 'b', 'c'],
    explanation: {
      en: 'Head, no answer, severe pain, heavy bleeding, trouble breathing: call 911. If you are not sure, call.',
      'zh-CN': '撞头、没反应、很疼、大量流血、呼吸困难，都打 911。拿不准也打。',
      'zh-TW': '撞頭、沒反應、很痛、大量流血、呼吸困難，都打 911。拿不準也打。',
    },
  },
  {
    slug: 'blood-thinner',
    video: 'after-a-fall',
    type: 'true_false',
    text: {
      en: 'An elder who takes blood thinners and hit the head needs 911, even if they feel fine.',
      'zh-CN': '长者在吃抗凝血药，又撞到头，没感觉不舒服也要打 911。',
      'zh-TW': '長者在吃抗凝血藥，又撞到頭，沒有感覺不舒服也要打 911。',
    },
    right: true,
    explanation: {
      en: 'Bleeding inside the head can begin slowly and is dangerous.',
      'zh-CN': '头里面可能慢慢出血，很危险。',
      'zh-TW': '頭裡面可能慢慢出血，很危險。',
    },
  },
  {
    slug: 'while-waiting',
    video: 'after-a-fall',
    type: 'multiple',
    text: {
      en: 'What do you do while you wait for the ambulance?',
      'zh-CN': '等救护车的时候，您做什么？',
      'zh-TW': '等救護車的時候，您做什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Stay with the person and talk calmly',
          'zh-CN': '陪着，慢慢说话',
          'zh-TW': '陪著，慢慢說話',
        },
      },
      {
        slug: 'b',
        text: { en: 'Give food and water', 'zh-CN': '给吃的和水', 'zh-TW': '給吃的和水' },
      },
      {
        slug: 'c',
        text: { en: 'Keep them warm with a blanket', 'zh-CN': '盖毯子保暖', 'zh-TW': '蓋毯子保暖' },
      },
      { slug: 'd', text: { en: 'Keep them still', 'zh-CN': '不要移动', 'zh-TW': '不要移動' } },
    ],
    right: ['a', 'c', 'd'],
    explanation: {
      en: 'Nothing to eat or drink: it may be dangerous if surgery is needed. Warmth and a calm voice help.',
      'zh-CN': '不吃不喝，因为可能要做手术。保暖、说话温和，最有帮助。',
      'zh-TW': '不吃不喝，因為可能要動手術。保暖、說話溫和，最有幫助。',
    },
  },
  {
    slug: 'report-every-fall',
    video: 'after-a-fall',
    type: 'true_false',
    text: {
      en: 'Every fall is reported to the office, even if nobody was hurt.',
      'zh-CN': '每次跌倒都要报告办公室，没受伤也要。',
      'zh-TW': '每次跌倒都要回報辦公室，沒受傷也要。',
    },
    right: true,
    explanation: {
      en: 'A fall without an injury is a warning. The nurse can look for the reason before the next one.',
      'zh-CN': '没受伤的跌倒是警告。护士可以先找原因，避免下一次。',
      'zh-TW': '沒受傷的跌倒是警告。護士可以先找原因，避免下一次。',
    },
  },
  {
    slug: 'what-to-write',
    video: 'after-a-fall',
    type: 'single',
    text: {
      en: 'What do you write in the report of a fall?',
      'zh-CN': '跌倒报告里，写什么？',
      'zh-TW': '跌倒報告裡，寫什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Time, place, what you saw and what was said',
          'zh-CN': '时间、地点、您看到的和听到的',
          'zh-TW': '時間、地點、您看到的和聽到的',
        },
      },
      { slug: 'b', text: { en: 'Who is to blame', 'zh-CN': '是谁的错', 'zh-TW': '是誰的錯' } },
      {
        slug: 'c',
        text: {
          en: 'What you guess may have happened',
          'zh-CN': '您猜发生了什么',
          'zh-TW': '您猜發生了什麼',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Nothing, if the elder asks you not to',
          'zh-CN': '长者请您别写，就不写',
          'zh-TW': '長者請您別寫，就不寫',
        },
      },
    ],
    right: 'a',
    explanation: {
      en: 'Facts help the nurse. Guesses and blame do not.',
      'zh-CN': '事实能帮护士。猜测和责怪没有用。',
      'zh-TW': '事實能幫護士。猜測和責怪沒有用。',
    },
  },
  belt.one(
    'belt-where',
    'Where does a gait belt go? | 移位腰带系在哪里？ | 移位腰帶繫在哪裡？',
    [
      'Around the chest, high up below the arms | 系在胸口，腋下的高度 | 繫在胸口，腋下的高度',
      'Around the hips, on the bare skin | 系在胯上，贴着皮肤 | 繫在胯上，貼著皮膚',
      'Around the waist of the caregiver | 系在护理员的腰上 | 繫在護理員的腰上',
      'Around the waist, over the clothes | 系在腰上，隔着衣服 | 繫在腰上，隔著衣服',
    ],
    'd',
    'Around the elder’s waist, over the clothes, never on bare skin. | 系在长者腰上，隔着衣服，不贴皮肤。 | 繫在長者腰上，隔著衣服，不貼皮膚。',
  ),
  belt.one(
    'belt-tight',
    'How tight is a gait belt? | 移位腰带要多紧？ | 移位腰帶要多緊？',
    [
      'So loose that a whole fist fits under it | 松到能伸进整个拳头 | 鬆到能伸進整個拳頭',
      'Snug: two fingers fit under it | 贴身，能伸进两根手指 | 貼身，能伸進兩根手指',
      'So tight that nothing fits under it at all | 紧到什么都伸不进去 | 緊到什麼都伸不進去',
      'As tight as the elder’s pants are that day | 和当天的裤子一样紧 | 和當天的褲子一樣緊',
    ],
    'b',
    'Too loose, it slides up. Too tight, it hurts. | 太松会往上滑，太紧会疼。 | 太鬆會往上滑，太緊會痛。',
  ),
  belt.isTrue(
    'belt-plan',
    'You may use a gait belt on anyone, also when the care plan does not say so. | 护理计划没写，也可以给任何人用移位腰带。 | 護理計畫沒寫，也可以給任何人用移位腰帶。',
    false,
    'Only when the care plan says so. With a wound, a tube or recent surgery, ask the nurse first. | 护理计划有写才用。有伤口、管子或刚开刀，先问护士。 | 護理計畫有寫才用。有傷口、管子或剛開刀，先問護士。',
  ),
  mustAsk(
    belt.several(
      'body-mechanics',
      'How do you protect your back when you help someone? | 帮人移动时，怎样保护自己的腰？ | 幫人移動時，怎樣保護自己的腰？',
      [
        'Feet apart, one foot ahead | 两脚分开，一前一后 | 兩腳分開，一前一後',
        'The legs do the work | 用腿出力 | 用腿出力',
        'Turn with the feet | 转身用脚 | 轉身用腳',
        'Twist at the waist to save a step | 扭腰，少走一步 | 扭腰，少走一步',
      ],
      ['a', 'b', 'c'],
      'A wide stance, strong legs, no twisting. | 站稳，用腿，不扭腰。 | 站穩，用腿，不扭腰。',
    ),
  ),
  belt.one(
    'lift-alone',
    'The elder has slid down and cannot help at all. What do you do? | 长者滑下来了，自己完全使不上力。您怎么办？ | 長者滑下來了，自己完全使不上力。您怎麼辦？',
    [
      'Do not lift alone; keep them safe and call the office | 不一个人抬，顾好长者，打给办公室 | 不一個人抬，顧好長者，打給辦公室',
      'Lift them quickly in one move before you get tired | 趁还有力气，一口气抬起来 | 趁還有力氣，一口氣抬起來',
      'Pull on the gait belt as hard as you can, from behind | 从后面用力拉移位腰带 | 從後面用力拉移位腰帶',
      'Ask the elder’s husband, who is 85, to take the legs | 请 85 岁的老伴抬脚 | 請 85 歲的老伴抬腳',
    ],
    'a',
    'Never lift a person alone. | 不一个人抬人。 | 不一個人抬人。',
  ),
];
