import type { DemoQuestion } from '#demo/shape.ts';
import { about, mustAsk } from './ask.ts';

const blood = about('blood-and-needles');

export const infectionQuestions: DemoQuestion[] = [
  {
    slug: 'wash-time',
    video: 'clean-hands',
    mustAsk: true,
    type: 'single',
    text: {
      en: 'How long should you rub your hands with soap?',
      'zh-CN': '用肥皂洗手，要搓多久？',
      'zh-TW': '用肥皂洗手，要搓多久？',
    },
    options: [
      { slug: 'a', text: { en: 'About 5 seconds', 'zh-CN': '大约 5 秒', 'zh-TW': '大約 5 秒' } },
      {
        slug: 'b',
        text: { en: 'At least 20 seconds', 'zh-CN': '至少 20 秒', 'zh-TW': '至少 20 秒' },
      },
      {
        slug: 'c',
        text: { en: 'Until the soap is used up', 'zh-CN': '肥皂用完为止', 'zh-TW': '肥皂用完為止' },
      },
      {
        slug: 'd',
        text: { en: 'A quick rinse is enough', 'zh-CN': '冲一下就够了', 'zh-TW': '沖一下就夠了' },
      },
    ],
    right: 'b',
    explanation: {
      en: 'Rubbing for at least 20 seconds loosens germs, so that water can carry them away.',
      'zh-CN': '至少搓 20 秒，细菌和病毒才会松开，被水冲走。',
      'zh-TW': '至少搓 20 秒，細菌和病毒才會鬆開，被水沖走。',
    },
  },
  {
    slug: 'best-protection',
    video: 'clean-hands',
    type: 'single',
    text: {
      en: 'What protects you and the elder best against spreading germs?',
      'zh-CN': '防止传染，最有效的是什么？',
      'zh-TW': '防止傳染，最有效的是什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Wearing the same pair of gloves all day long',
          'zh-CN': '一整天都戴同一双手套做事',
          'zh-TW': '一整天都戴同一雙手套做事',
        },
      },
      { slug: 'b', text: { en: 'Opening the windows', 'zh-CN': '打开窗户', 'zh-TW': '打開窗戶' } },
      {
        slug: 'c',
        text: {
          en: 'Washing your hands well and often',
          'zh-CN': '常洗手，洗干净',
          'zh-TW': '常洗手，洗乾淨',
        },
      },
      { slug: 'd', text: { en: 'Taking vitamins', 'zh-CN': '吃维生素', 'zh-TW': '吃維他命' } },
    ],
    right: 'c',
    explanation: {
      en: 'Most germs travel on hands. Clean hands stop them on the way.',
      'zh-CN': '多数细菌和病毒靠手传来传去。手干净，就断了这条路。',
      'zh-TW': '多數細菌和病毒靠手傳來傳去。手乾淨，就斷了這條路。',
    },
  },
  {
    slug: 'when-to-wash',
    video: 'clean-hands',
    type: 'multiple',
    text: {
      en: 'When must you wash your hands?',
      'zh-CN': '什么时候要洗手？',
      'zh-TW': '什麼時候要洗手？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'When you arrive at the home', 'zh-CN': '到长者家时', 'zh-TW': '到長者家時' },
      },
      {
        slug: 'b',
        text: { en: 'Before you prepare food', 'zh-CN': '做饭以前', 'zh-TW': '做飯以前' },
      },
      {
        slug: 'c',
        text: {
          en: 'Only when they look dirty',
          'zh-CN': '只有看起来脏的时候',
          'zh-TW': '只有看起來髒的時候',
        },
      },
      {
        slug: 'd',
        text: { en: 'After you take off gloves', 'zh-CN': '脱下手套以后', 'zh-TW': '脫下手套以後' },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'Germs cannot be seen. Wash when you arrive, before food, after gloves, after using the toilet, and before you leave.',
      'zh-CN': '细菌和病毒看不见。进门、做饭前、脱手套后、上厕所后、离开前，都要洗。',
      'zh-TW': '細菌和病毒看不見。進門、做飯前、脫手套後、上廁所後、離開前，都要洗。',
    },
  },
  {
    slug: 'first-step',
    video: 'clean-hands',
    type: 'single',
    text: {
      en: 'What is the first step of washing your hands?',
      'zh-CN': '洗手的第一步是什么？',
      'zh-TW': '洗手的第一步是什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Wet them under clean running water',
          'zh-CN': '用干净的流水打湿',
          'zh-TW': '用乾淨的流水沖濕',
        },
      },
      {
        slug: 'b',
        text: { en: 'Dry them with a towel', 'zh-CN': '用毛巾擦干', 'zh-TW': '用毛巾擦乾' },
      },
      { slug: 'c', text: { en: 'Put on gloves', 'zh-CN': '戴上手套', 'zh-TW': '戴上手套' } },
      {
        slug: 'd',
        text: {
          en: 'Fill the sink with water and soak them in it',
          'zh-CN': '水池放满水，把手泡进去',
          'zh-TW': '水槽放滿水，把手泡進去',
        },
      },
    ],
    right: 'a',
    explanation: {
      en: 'Wet, soap, rub, rinse, dry. Running water carries germs away; water standing in a sink does not.',
      'zh-CN': '打湿、抹肥皂、搓、冲、擦干。流水能把脏东西带走，水池里的水不能。',
      'zh-TW': '沖濕、抹肥皂、搓、沖、擦乾。流水能把髒東西帶走，水槽裡的水不能。',
    },
  },
  {
    slug: 'parts-of-hand',
    video: 'clean-hands',
    type: 'multiple',
    text: {
      en: 'Which parts must you rub when you wash your hands?',
      'zh-CN': '洗手时，哪些地方要搓到？',
      'zh-TW': '洗手時，哪些地方要搓到？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'Palms and backs of the hands', 'zh-CN': '手心和手背', 'zh-TW': '手心和手背' },
      },
      { slug: 'b', text: { en: 'Between the fingers', 'zh-CN': '指缝', 'zh-TW': '指縫' } },
      { slug: 'c', text: { en: 'The elbows', 'zh-CN': '手肘', 'zh-TW': '手肘' } },
      {
        slug: 'd',
        text: {
          en: 'Thumbs, nails and wrists',
          'zh-CN': '拇指、指甲和手腕',
          'zh-TW': '拇指、指甲和手腕',
        },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'Thumbs, nails, wrists and the skin between the fingers are missed most often.',
      'zh-CN': '拇指、指甲、手腕和指缝，最容易漏掉。',
      'zh-TW': '拇指、指甲、手腕和指縫，最容易漏掉。',
    },
  },
  {
    slug: 'tap',
    video: 'clean-hands',
    type: 'true_false',
    text: {
      en: 'After drying your hands, turn off the faucet with the paper towel.',
      'zh-CN': '擦干手以后，隔着纸巾关水龙头。',
      'zh-TW': '擦乾手以後，隔著紙巾關水龍頭。',
    },
    right: true,
    explanation: {
      en: 'You turned on the faucet with dirty hands. The paper keeps your clean hands from touching it.',
      'zh-CN': '水龙头是用脏手打开的。隔着纸巾，干净的手就碰不到。',
      'zh-TW': '水龍頭是用髒手打開的。隔著紙巾，乾淨的手就碰不到。',
    },
  },
  {
    slug: 'sanitizer-strength',
    video: 'clean-hands',
    type: 'single',
    text: {
      en: 'Which hand sanitizer should you carry for times without a sink?',
      'zh-CN': '没有水的时候，该用哪一种免洗洗手液？',
      'zh-TW': '沒有水的時候，該用哪一種乾洗手液？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'One that smells nice and feels soft',
          'zh-CN': '香味好闻又滋润皮肤的',
          'zh-TW': '香味好聞又滋潤皮膚的',
        },
      },
      {
        slug: 'b',
        text: { en: 'One with 20% alcohol', 'zh-CN': '酒精 20% 的', 'zh-TW': '酒精 20% 的' },
      },
      {
        slug: 'c',
        text: { en: 'One without alcohol', 'zh-CN': '不含酒精的', 'zh-TW': '不含酒精的' },
      },
      {
        slug: 'd',
        text: {
          en: 'One with at least 60% alcohol',
          'zh-CN': '酒精 60% 以上的',
          'zh-TW': '酒精 60% 以上的',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'Below 60% alcohol many germs survive.',
      'zh-CN': '酒精低于 60%，很多细菌和病毒杀不死。',
      'zh-TW': '酒精低於 60%，很多細菌和病毒殺不死。',
    },
  },
  {
    slug: 'sanitizer-dirty',
    video: 'clean-hands',
    type: 'true_false',
    text: {
      en: 'If your hands look dirty, sanitizer works as well as soap and water.',
      'zh-CN': '手看得出脏，用免洗洗手液和用肥皂洗一样好。',
      'zh-TW': '手看得出髒，用乾洗手液和用肥皂洗一樣好。',
    },
    right: false,
    explanation: {
      en: 'Sanitizer does not remove dirt, and it does not work well against some stomach germs. Use soap and water.',
      'zh-CN': '免洗洗手液去不掉脏东西，对有些肠胃病毒和细菌也不管用。要用肥皂和水。',
      'zh-TW': '乾洗手液去不掉髒東西，對有些腸胃病毒和細菌也沒有用。要用肥皂和水。',
    },
  },
  {
    slug: 'gloves-when',
    video: 'gloves-and-mask',
    type: 'multiple',
    text: {
      en: 'For which tasks do you need gloves?',
      'zh-CN': '做哪些事要戴手套？',
      'zh-TW': '做哪些事要戴手套？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'Changing a soiled brief', 'zh-CN': '换脏了的尿片', 'zh-TW': '換髒了的尿布' },
      },
      {
        slug: 'b',
        text: { en: 'Reading a letter aloud', 'zh-CN': '念信给长者听', 'zh-TW': '唸信給長者聽' },
      },
      {
        slug: 'c',
        text: { en: 'Cleaning up vomit', 'zh-CN': '清理呕吐物', 'zh-TW': '清理嘔吐物' },
      },
      {
        slug: 'd',
        text: {
          en: 'Touching skin that is broken',
          'zh-CN': '碰到破了的皮肤',
          'zh-TW': '碰到破了的皮膚',
        },
      },
    ],
    right: ['a', 'c', 'd'],
    explanation: {
      en: 'Gloves are for blood, body fluids and broken skin. For talking, reading or holding a hand you need none.',
      'zh-CN': '碰到血、体液、破了的皮肤，要戴手套。聊天、念信、握手不用戴。',
      'zh-TW': '碰到血、體液、破了的皮膚，要戴手套。聊天、唸信、握手不用戴。',
    },
  },
  {
    slug: 'gloves-replace-washing',
    video: 'gloves-and-mask',
    type: 'true_false',
    text: {
      en: 'If you wear gloves, you do not need to wash your hands.',
      'zh-CN': '戴了手套，就不用洗手。',
      'zh-TW': '戴了手套，就不用洗手。',
    },
    right: false,
    explanation: {
      en: 'Gloves can have tiny holes, and hands get dirty when you take them off. Wash before and after.',
      'zh-CN': '手套可能有小洞，脱的时候手也会弄脏。戴前戴后都要洗手。',
      'zh-TW': '手套可能有小洞，脫的時候手也會弄髒。戴前戴後都要洗手。',
    },
  },
  {
    slug: 'gloves-change',
    video: 'gloves-and-mask',
    type: 'single',
    text: {
      en: 'You have finished toilet care. Now the elder wants lunch. What do you do?',
      'zh-CN': '您刚帮长者上完厕所。长者想吃午饭。您怎么做？',
      'zh-TW': '您剛幫長者上完廁所。長者想吃午餐。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Rinse the gloves and go on',
          'zh-CN': '把手套冲一冲，接着做',
          'zh-TW': '把手套沖一沖，接著做',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Take off the gloves, wash your hands, then cook',
          'zh-CN': '脱手套，洗手，再做饭',
          'zh-TW': '脫手套，洗手，再做飯',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Put a second, clean pair over the first and then cook',
          'zh-CN': '在外面再套一双干净的，再做饭',
          'zh-TW': '在外面再套一雙乾淨的，再做飯',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Wipe the gloves with a tissue',
          'zh-CN': '用纸巾擦一擦手套',
          'zh-TW': '用紙巾擦一擦手套',
        },
      },
    ],
    right: 'b',
    explanation: {
      en: 'Used gloves carry germs to the next task. They cannot be cleaned.',
      'zh-CN': '用过的手套会把脏东西带到下一件事。手套洗不干净。',
      'zh-TW': '用過的手套會把髒東西帶到下一件事。手套洗不乾淨。',
    },
  },
  {
    slug: 'gloves-off-first',
    video: 'gloves-and-mask',
    type: 'single',
    text: {
      en: 'How do you begin to take off the first glove?',
      'zh-CN': '脱第一只手套，从哪里开始？',
      'zh-TW': '脫第一隻手套，從哪裡開始？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Pull on the fingertips with your teeth',
          'zh-CN': '用牙咬指尖',
          'zh-TW': '用牙齒咬指尖',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Put bare fingers inside it',
          'zh-CN': '光着的手指伸进里面',
          'zh-TW': '光著的手指伸進裡面',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Pinch the outside near the wrist',
          'zh-CN': '捏住手腕处的外面',
          'zh-TW': '捏住手腕處的外面',
        },
      },
      {
        slug: 'd',
        text: { en: 'Cut it with scissors', 'zh-CN': '用剪刀剪开', 'zh-TW': '用剪刀剪開' },
      },
    ],
    right: 'c',
    explanation: {
      en: 'Glove touches glove: the gloved hand takes the outside and peels it inside out. Skin never touches the dirty side.',
      'zh-CN': '手套碰手套：戴手套的手捏外面，翻着脱。皮肤碰不到脏的一面。',
      'zh-TW': '手套碰手套：戴手套的手捏外面，翻著脫。皮膚碰不到髒的一面。',
    },
  },
  {
    slug: 'gloves-off-second',
    video: 'gloves-and-mask',
    type: 'true_false',
    text: {
      en: 'The second glove comes off with a bare finger slid inside its cuff.',
      'zh-CN': '脱第二只时，光着的手指从手套口里面伸进去。',
      'zh-TW': '脫第二隻時，光著的手指從手套口裡面伸進去。',
    },
    right: true,
    explanation: {
      en: 'The inside is clean. The second glove then wraps the first, and both go into the trash.',
      'zh-CN': '里面是干净的。第二只翻过来包住第一只，一起丢掉。',
      'zh-TW': '裡面是乾淨的。第二隻翻過來包住第一隻，一起丟掉。',
    },
  },
  {
    slug: 'mask-cover',
    video: 'gloves-and-mask',
    type: 'single',
    text: {
      en: 'What must a mask cover?',
      'zh-CN': '口罩要遮住哪里？',
      'zh-TW': '口罩要遮住哪裡？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'Nose, mouth and chin', 'zh-CN': '鼻子、嘴和下巴', 'zh-TW': '鼻子、嘴和下巴' },
      },
      { slug: 'b', text: { en: 'Only the mouth', 'zh-CN': '只遮嘴', 'zh-TW': '只遮嘴' } },
      { slug: 'c', text: { en: 'Mouth and chin', 'zh-CN': '嘴和下巴', 'zh-TW': '嘴和下巴' } },
      { slug: 'd', text: { en: 'Only the nose', 'zh-CN': '只遮鼻子', 'zh-TW': '只遮鼻子' } },
    ],
    right: 'a',
    explanation: {
      en: 'Germs leave through nose and mouth. A mask below the nose does not protect.',
      'zh-CN': '细菌和病毒从口鼻出来。露出鼻子，口罩就没有用。',
      'zh-TW': '細菌和病毒從口鼻出來。露出鼻子，口罩就沒有用。',
    },
  },
  {
    slug: 'mask-change',
    video: 'gloves-and-mask',
    type: 'multiple',
    text: {
      en: 'What is right about masks?',
      'zh-CN': '关于口罩，哪些是对的？',
      'zh-TW': '關於口罩，哪些是對的？',
    },
    options: [
      { slug: 'a', text: { en: 'Touch only the loops', 'zh-CN': '只碰耳绳', 'zh-TW': '只碰耳繩' } },
      { slug: 'b', text: { en: 'Change a damp mask', 'zh-CN': '湿了就换', 'zh-TW': '濕了就換' } },
      {
        slug: 'c',
        text: {
          en: 'Share a mask with a colleague',
          'zh-CN': '和同事轮流戴',
          'zh-TW': '和同事輪流戴',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Wash your hands after taking it off',
          'zh-CN': '摘下以后洗手',
          'zh-TW': '摘下以後洗手',
        },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'The front of a mask is dirty. A damp mask filters badly. A mask belongs to one person.',
      'zh-CN': '口罩的正面是脏的。湿了就挡不住。一人用一个，不共用。',
      'zh-TW': '口罩的正面是髒的。濕了就擋不住。一人用一個，不共用。',
    },
  },
  {
    slug: 'you-are-sick',
    video: 'gloves-and-mask',
    type: 'single',
    text: {
      en: 'You wake up with a fever and a cough. You have a visit at nine. What do you do?',
      'zh-CN': '您早上发烧、咳嗽，九点要上门。您怎么做？',
      'zh-TW': '您早上發燒、咳嗽，九點要到府。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Go, but stay only one hour',
          'zh-CN': '照去，只待一小时',
          'zh-TW': '照去，只待一小時',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Take a pill and say nothing',
          'zh-CN': '吃片药，不说',
          'zh-TW': '吃顆藥，不說',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Ask the elder whether it is all right',
          'zh-CN': '问长者介不介意',
          'zh-TW': '問長者介不介意',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Stay home and call the office at once',
          'zh-CN': '留在家，马上打电话给办公室',
          'zh-TW': '留在家，馬上打電話給辦公室',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'A cold can be dangerous for an elder. The office sends someone else, so nobody is left without care.',
      'zh-CN': '您的小病，长者可能受不了。办公室会派人代班，长者不会没人照顾。',
      'zh-TW': '您的小病，長者可能受不了。辦公室會派人代班，長者不會沒人照顧。',
    },
  },
  {
    slug: 'cough',
    video: 'gloves-and-mask',
    type: 'true_false',
    text: {
      en: 'Without a tissue, cough or sneeze into your elbow, not into your hand.',
      'zh-CN': '没有纸巾，咳嗽、打喷嚏用手肘遮，不用手。',
      'zh-TW': '沒有紙巾，咳嗽、打噴嚏用手肘遮，不用手。',
    },
    right: true,
    explanation: {
      en: 'Hands touch everything. The elbow touches almost nothing.',
      'zh-CN': '手什么都碰，手肘几乎什么都不碰。',
      'zh-TW': '手什麼都碰，手肘幾乎什麼都不碰。',
    },
  },
  {
    slug: 'standard-precautions',
    video: 'clean-home',
    mustAsk: true,
    type: 'single',
    text: {
      en: 'Whose blood and body fluids do you treat as if they could carry germs?',
      'zh-CN': '谁的血和体液，要当作会传染来处理？',
      'zh-TW': '誰的血和體液，要當作會傳染來處理？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Only people who look sick',
          'zh-CN': '看起来有病的人',
          'zh-TW': '看起來有病的人',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Everyone’s, every time',
          'zh-CN': '每一个人的，每一次都是',
          'zh-TW': '每一個人的，每一次都是',
        },
      },
      { slug: 'c', text: { en: 'Only strangers’', 'zh-CN': '陌生人的', 'zh-TW': '陌生人的' } },
      {
        slug: 'd',
        text: { en: 'Nobody’s at home', 'zh-CN': '在家里就不用', 'zh-TW': '在家裡就不用' },
      },
    ],
    right: 'b',
    explanation: {
      en: 'You cannot see who carries germs. The same rule for everyone is safe and also fair.',
      'zh-CN': '谁带着病，看不出来。对每个人都一样，安全，也公平。',
      'zh-TW': '誰帶著病，看不出來。對每個人都一樣，安全，也公平。',
    },
  },
  {
    slug: 'spill-order',
    video: 'clean-home',
    type: 'multiple',
    text: {
      en: 'There is blood on the kitchen floor. What do you do?',
      'zh-CN': '厨房地上有血。您要做什么？',
      'zh-TW': '廚房地上有血。您要做什麼？',
    },
    options: [
      { slug: 'a', text: { en: 'Put on gloves', 'zh-CN': '戴上手套', 'zh-TW': '戴上手套' } },
      {
        slug: 'b',
        text: {
          en: 'Wipe it up with paper towels and bag them',
          'zh-CN': '用纸巾擦掉，装进袋子',
          'zh-TW': '用紙巾擦掉，裝進袋子',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Clean the place, then disinfect it',
          'zh-CN': '先清洗，再消毒',
          'zh-TW': '先清洗，再消毒',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Wipe it with the dish sponge',
          'zh-CN': '用洗碗的海绵擦',
          'zh-TW': '用洗碗的海綿擦',
        },
      },
    ],
    right: ['a', 'b', 'c'],
    explanation: {
      en: 'Gloves, wipe, bag, clean, disinfect. Then gloves off and hands washed. The dish sponge would bring germs to the plates.',
      'zh-CN': '手套、擦、装袋、清洗、消毒，最后脱手套洗手。用洗碗海绵，会弄脏碗盘。',
      'zh-TW': '手套、擦、裝袋、清洗、消毒，最後脫手套洗手。用洗碗海綿，會弄髒碗盤。',
    },
  },
  {
    slug: 'bleach',
    video: 'clean-home',
    type: 'true_false',
    text: {
      en: 'Bleach cleans better when it is mixed with another cleaner.',
      'zh-CN': '漂白水和别的清洁剂混在一起，洗得更干净。',
      'zh-TW': '漂白水和別的清潔劑混在一起，洗得更乾淨。',
    },
    right: false,
    explanation: {
      en: 'Mixed with ammonia, vinegar or a toilet cleaner, bleach makes a poisonous gas. Mix it with water only and open a window.',
      'zh-CN': '漂白水碰到氨水、醋或洁厕剂，会放出毒气。只能加水，并打开窗户。',
      'zh-TW': '漂白水碰到氨水、醋或馬桶清潔劑，會放出毒氣。只能加水，並打開窗戶。',
    },
  },
  {
    slug: 'food-cold',
    video: 'clean-home',
    type: 'single',
    text: {
      en: 'Lunch is over and soup is left. When must it be in the refrigerator?',
      'zh-CN': '午饭剩了汤。要在多久以内放进冰箱？',
      'zh-TW': '午餐剩了湯。要在多久以內放進冰箱？',
    },
    options: [
      { slug: 'a', text: { en: 'By the evening', 'zh-CN': '晚上以前', 'zh-TW': '晚上以前' } },
      { slug: 'b', text: { en: 'The next morning', 'zh-CN': '第二天早上', 'zh-TW': '隔天早上' } },
      { slug: 'c', text: { en: 'Within two hours', 'zh-CN': '两小时内', 'zh-TW': '兩小時內' } },
      {
        slug: 'd',
        text: {
          en: 'It can stay on the stove',
          'zh-CN': '放在炉子上就好',
          'zh-TW': '放在爐子上就好',
        },
      },
    ],
    right: 'c',
    explanation: {
      en: 'In a warm room germs grow quickly. Two hours is the limit, and the refrigerator should be at 40 °F or colder.',
      'zh-CN': '室温下细菌长得快。最多两小时。冰箱不高于 40 °F。',
      'zh-TW': '室溫下細菌長得快。最多兩小時。冰箱不高於 40 °F。',
    },
  },
  {
    slug: 'laundry',
    video: 'clean-home',
    type: 'single',
    text: {
      en: 'How do you carry soiled sheets?',
      'zh-CN': '弄脏的床单，怎么拿？',
      'zh-TW': '弄髒的床單，怎麼拿？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Rolled up, away from your body, with gloves',
          'zh-CN': '戴手套，卷起来，离开身体',
          'zh-TW': '戴手套，捲起來，離開身體',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Shaken out at the bedside first, then folded',
          'zh-CN': '先在床边抖一抖，再叠起来抱走',
          'zh-TW': '先在床邊抖一抖，再摺起來抱走',
        },
      },
      {
        slug: 'c',
        text: { en: 'Held against your chest', 'zh-CN': '抱在胸前', 'zh-TW': '抱在胸前' },
      },
      {
        slug: 'd',
        text: {
          en: 'Laid on the kitchen table for a moment',
          'zh-CN': '先放在餐桌上',
          'zh-TW': '先放在餐桌上',
        },
      },
    ],
    right: 'a',
    explanation: {
      en: 'Shaking sends germs into the air. Rolled up and held away, they stay in the cloth.',
      'zh-CN': '一抖，脏东西就飞起来。卷好、离开身体，就留在布里。',
      'zh-TW': '一抖，髒東西就飛起來。捲好、離開身體，就留在布裡。',
    },
  },
  {
    slug: 'needle',
    video: 'clean-home',
    type: 'multiple',
    text: {
      en: 'You find a used needle on the nightstand. What is right?',
      'zh-CN': '您看到床头柜上有用过的针头。哪些是对的？',
      'zh-TW': '您看到床頭櫃上有用過的針頭。哪些是對的？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Do not put the cap back on',
          'zh-CN': '不要把针套盖回去',
          'zh-TW': '不要把針套蓋回去',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Do not throw it into the trash bag',
          'zh-CN': '不要丢进垃圾袋',
          'zh-TW': '不要丟進垃圾袋',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Pick it up with bare hands quickly',
          'zh-CN': '赶快用手捡起来',
          'zh-TW': '趕快用手撿起來',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Call your nurse supervisor and ask',
          'zh-CN': '打电话问护士主管',
          'zh-TW': '打電話問護士主管',
        },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'It is easy to stick yourself when you put a cap back on. Needles belong in a hard container made for sharps.',
      'zh-CN': '盖回针套时，很容易扎到自己。针头要放进专用的硬盒。',
      'zh-TW': '蓋回針套時，很容易扎到自己。針頭要放進專用的硬盒。',
    },
  },
  {
    slug: 'needle-stick',
    video: 'clean-home',
    mustAsk: true,
    type: 'single',
    text: {
      en: 'You pricked yourself with a used needle. What do you do first?',
      'zh-CN': '您被用过的针头扎到了。先做什么？',
      'zh-TW': '您被用過的針頭扎到了。先做什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Wait and see whether it hurts tomorrow',
          'zh-CN': '等明天看疼不疼',
          'zh-TW': '等明天看痛不痛',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Wash with soap and water, then call the office at once',
          'zh-CN': '用肥皂和水洗，马上打电话给办公室',
          'zh-TW': '用肥皂和水洗，馬上打電話給辦公室',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Put a bandage on, go on working, and call the office tomorrow',
          'zh-CN': '贴上创可贴，接着做，明天再打电话给办公室',
          'zh-TW': '貼上 OK 繃，接著做，明天再打電話給辦公室',
        },
      },
      {
        slug: 'd',
        text: { en: 'Suck the blood out', 'zh-CN': '把血吸出来', 'zh-TW': '把血吸出來' },
      },
    ],
    right: 'b',
    explanation: {
      en: 'Washing comes first, and medical care right after. Some treatments only help if they begin within hours.',
      'zh-CN': '先洗，接着马上看医生。有些治疗，几小时内开始才有用。',
      'zh-TW': '先洗，接著馬上看醫生。有些治療，幾小時內開始才有用。',
    },
  },
  {
    slug: 'confusion',
    video: 'clean-home',
    type: 'true_false',
    text: {
      en: 'Sudden confusion in an elder can be a sign of infection, even without a fever.',
      'zh-CN': '长者突然糊涂，没有发烧，也可能是感染。',
      'zh-TW': '長者突然糊塗，沒有發燒，也可能是感染。',
    },
    right: true,
    explanation: {
      en: 'Elders often have no fever. Report a sudden change in thinking the same day.',
      'zh-CN': '长者感染时常常不发烧。突然变糊涂，当天就要报告。',
      'zh-TW': '長者感染時常常不發燒。突然變糊塗，當天就要回報。',
    },
  },
  {
    slug: 'call-911-breathing',
    video: 'clean-home',
    type: 'single',
    text: {
      en: 'The elder suddenly has severe trouble breathing. What do you do first?',
      'zh-CN': '长者突然呼吸很困难。先做什么？',
      'zh-TW': '長者突然呼吸很困難。先做什麼？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'Write it in the notes', 'zh-CN': '写在记录上', 'zh-TW': '寫在紀錄上' },
      },
      {
        slug: 'b',
        text: { en: 'Wait for the family', 'zh-CN': '等家人回来', 'zh-TW': '等家人回來' },
      },
      { slug: 'c', text: { en: 'Make tea', 'zh-CN': '泡杯茶', 'zh-TW': '泡杯茶' } },
      { slug: 'd', text: { en: 'Call 911', 'zh-CN': '打 911', 'zh-TW': '打 911' } },
    ],
    right: 'd',
    explanation: {
      en: 'In an emergency 911 comes first. Call the office after that.',
      'zh-CN': '紧急时，先打 911，然后再打给办公室。',
      'zh-TW': '緊急時，先打 911，然後再打給辦公室。',
    },
  },
  {
    slug: 'report-signs',
    video: 'clean-home',
    type: 'multiple',
    text: {
      en: 'Which signs of infection do you report to your nurse supervisor the same day?',
      'zh-CN': '哪些感染的信号，当天要告诉护士主管？',
      'zh-TW': '哪些感染的徵兆，當天要告訴護士主管？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'A wound that is red, warm or has pus',
          'zh-CN': '伤口发红、发热或有脓',
          'zh-TW': '傷口發紅、發熱或有膿',
        },
      },
      { slug: 'b', text: { en: 'A good appetite', 'zh-CN': '胃口好', 'zh-TW': '胃口好' } },
      {
        slug: 'c',
        text: { en: 'Burning when urinating', 'zh-CN': '小便刺痛', 'zh-TW': '小便刺痛' },
      },
      {
        slug: 'd',
        text: {
          en: 'A new cough with fever',
          'zh-CN': '新出现的咳嗽，还发烧',
          'zh-TW': '新出現的咳嗽，還發燒',
        },
      },
    ],
    right: ['a', 'c', 'd'],
    explanation: {
      en: 'You see the elder more often than anyone. An early report can save a hospital stay.',
      'zh-CN': '您最常见到长者。早点报告，可能就不用住院。',
      'zh-TW': '您最常見到長者。早點回報，可能就不用住院。',
    },
  },
  blood.several(
    'blood-carries',
    'Which illnesses can be carried by blood? | 血可能传染哪些病？ | 血可能傳染哪些病？',
    [
      'Hepatitis B | 乙肝 | B 肝',
      'Hepatitis C | 丙肝 | C 肝',
      'HIV | 艾滋病 | 愛滋病',
      'High blood pressure | 高血压 | 高血壓',
    ],
    ['a', 'b', 'c'],
    'Blood can carry hepatitis B, hepatitis C and HIV. High blood pressure cannot be caught. | 血里可能有乙肝、丙肝和艾滋病毒。高血压不会传染。 | 血裡可能有 B 肝、C 肝和愛滋病毒。高血壓不會傳染。',
  ),
  blood.one(
    'vaccine-cost',
    'Who pays for the hepatitis B vaccine of a caregiver who may touch blood? | 可能碰到血的护理员打乙肝疫苗，谁付钱？ | 可能碰到血的護理員打 B 肝疫苗，誰付錢？',
    [
      'The caregiver, at the price of the pharmacy | 护理员自己，按药房价格 | 護理員自己，照藥局價格',
      'The elder, as a part of the cost of the care | 长者，算在护理费里 | 長者，算在護理費裡',
      'The agency: it is offered free of charge | 公司，免费提供 | 公司，免費提供',
      'Nobody: there is no such vaccine for adults | 没有人，成人没有这种疫苗 | 沒有人，成人沒有這種疫苗',
    ],
    'c',
    'The agency offers it free. If you said no at first, you may still ask for it later. | 公司免费提供。一开始没打，以后也可以要求打。 | 公司免費提供。一開始沒打，以後也可以要求打。',
  ),
  blood.isTrue(
    'vaccine-later',
    'If you said no to the hepatitis B vaccine, you can never ask for it again. | 一开始没打乙肝疫苗，以后就不能再要求打。 | 一開始沒打 B 肝疫苗，以後就不能再要求打。',
    false,
    'You may ask for it later at any time. | 以后想打，随时可以说。 | 以後想打，隨時可以說。',
  ),
  mustAsk(
    blood.one(
      'splash-eye',
      'Blood splashed into your eye. What do you do? | 血溅到您的眼睛。您怎么办？ | 血濺到您的眼睛。您怎麼辦？',
      [
        'Rub it out with a tissue and keep working | 用纸巾擦掉，继续工作 | 用衛生紙擦掉，繼續工作',
        'Rinse with water, then call the office at once | 用清水冲，马上打给办公室 | 用清水沖，馬上打給辦公室',
        'Wait to see if the eye turns red by the evening | 等到晚上，看眼睛红不红 | 等到晚上，看眼睛紅不紅',
        'Use the elder’s eye drops and tell the family | 用长者的眼药水，告诉家人 | 用長者的眼藥水，告訴家人',
      ],
      'b',
      'Rinse first, then call. Treatment works best within hours. | 先冲，再打电话。几小时内治疗最有效。 | 先沖，再打電話。幾小時內治療最有效。',
    ),
  ),
  blood.one(
    'exposure-plan',
    'Where does it say what happens after contact with blood? | 碰到血以后怎么处理，写在哪里？ | 碰到血以後怎麼處理，寫在哪裡？',
    [
      'In the agency’s exposure control plan | 公司的“接触控制计划” | 公司的「暴露控制計畫」',
      'In the elder’s weekly shopping list and notes | 长者每周的购物单和便条 | 長者每週的購物單和便條',
      'On the box of gloves, below the size of the gloves | 手套盒上，尺寸的下面 | 手套盒上，尺寸的下面',
      'Nowhere: each caregiver finds a way of their own | 没有写，各人自己想办法 | 沒有寫，各人自己想辦法',
    ],
    'a',
    'The office shows it to you when you ask. | 可以向办公室要来看。 | 可以向辦公室要來看。',
  ),
];
