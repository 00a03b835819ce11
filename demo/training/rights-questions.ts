import type { DemoQuestion } from '#demo/shape.ts';
import { about } from './ask.ts';

const hotline = about('sexual-abuse-and-hotlines');

export const rightsQuestions: DemoQuestion[] = [
  {
    slug: 'whose-home',
    video: 'dignity-and-choice',
    type: 'single',
    text: {
      en: 'Whose rules come first in the elder’s home?',
      'zh-CN': '在长者家里，先听谁的？',
      'zh-TW': '在長者家裡，先聽誰的？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Yours, because you work there',
          'zh-CN': '您的，因为您在那里工作',
          'zh-TW': '您的，因為您在那裡工作',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'The elder’s: it is their home',
          'zh-CN': '长者的，那是长者的家',
          'zh-TW': '長者的，那是長者的家',
        },
      },
      { slug: 'c', text: { en: 'The neighbors’', 'zh-CN': '邻居的', 'zh-TW': '鄰居的' } },
      {
        slug: 'd',
        text: {
          en: 'Whoever speaks loudest',
          'zh-CN': '谁说话大声听谁的',
          'zh-TW': '誰說話大聲聽誰的',
        },
      },
    ],
    right: 'b',
    explanation: {
      en: 'You are a guest who helps. If a wish is unsafe or against the care plan, call the office.',
      'zh-CN': '您是来帮忙的客人。要求不安全或和护理计划不合，就打给办公室。',
      'zh-TW': '您是來幫忙的客人。要求不安全或和護理計畫不合，就打給辦公室。',
    },
  },
  {
    slug: 'name',
    video: 'dignity-and-choice',
    type: 'single',
    text: {
      en: 'How do you address an elder?',
      'zh-CN': '怎样称呼长者？',
      'zh-TW': '怎樣稱呼長者？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: '“Dear” or “sweetie”',
          'zh-CN': '叫“宝贝”“亲爱的”',
          'zh-TW': '叫「寶貝」、「親愛的」',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'By the room number or the bed number',
          'zh-CN': '叫房间号或者床位号',
          'zh-TW': '叫房號或者床位號碼',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'By the name they like to be called',
          'zh-CN': '用长者喜欢的称呼',
          'zh-TW': '用長者喜歡的稱呼',
        },
      },
      { slug: 'd', text: { en: 'By the illness', 'zh-CN': '用病名来叫', 'zh-TW': '用病名來叫' } },
    ],
    right: 'c',
    explanation: {
      en: 'Ask once how the person wishes to be called, and keep to it. Baby talk makes adults feel small.',
      'zh-CN': '先问一次怎么称呼，以后照着叫。哄小孩的叫法，会让人觉得被看轻。',
      'zh-TW': '先問一次怎麼稱呼，以後照著叫。哄小孩的叫法，會讓人覺得被看輕。',
    },
  },
  {
    slug: 'choices',
    video: 'dignity-and-choice',
    type: 'multiple',
    text: {
      en: 'How do you give an elder choices?',
      'zh-CN': '怎样让长者自己选？',
      'zh-TW': '怎樣讓長者自己選？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Hold up two shirts and ask which one',
          'zh-CN': '拿两件衣服，问穿哪一件',
          'zh-TW': '拿兩件衣服，問穿哪一件',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Ask: wash now, or after tea?',
          'zh-CN': '问：现在洗，还是喝完茶再洗？',
          'zh-TW': '問：現在洗，還是喝完茶再洗？',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Decide yourself to save time',
          'zh-CN': '自己决定，省时间',
          'zh-TW': '自己決定，省時間',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Ask what they would like for lunch',
          'zh-CN': '问午饭想吃什么',
          'zh-TW': '問午餐想吃什麼',
        },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'Small choices keep a person in charge of their own day.',
      'zh-CN': '小小的选择，让长者自己做主。',
      'zh-TW': '小小的選擇，讓長者自己做主。',
    },
  },
  {
    slug: 'do-for-them',
    video: 'dignity-and-choice',
    type: 'true_false',
    text: {
      en: 'It is kinder to do everything for an elder, even what they can do alone.',
      'zh-CN': '长者自己能做的，也全部替他做，才是好心。',
      'zh-TW': '長者自己能做的，也全部替他做，才是好心。',
    },
    right: false,
    explanation: {
      en: 'What is not used gets weak. Doing things alone keeps strength and pride.',
      'zh-CN': '不用的力气会变弱。自己做，有力气，也有面子。',
      'zh-TW': '不用的力氣會變弱。自己做，有力氣，也有面子。',
    },
  },
  {
    slug: 'refuse-bath',
    video: 'dignity-and-choice',
    type: 'single',
    text: {
      en: 'The elder does not want a bath today. What do you do?',
      'zh-CN': '长者今天不想洗澡。您怎么做？',
      'zh-TW': '長者今天不想洗澡。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'Undress them anyway', 'zh-CN': '照样脱衣服', 'zh-TW': '照樣脫衣服' },
      },
      {
        slug: 'b',
        text: {
          en: 'Say that there will be no lunch until the bath is done',
          'zh-CN': '告诉长者今天不洗澡，中午就没有饭吃',
          'zh-TW': '告訴長者今天不洗澡，中午就沒有飯吃',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Write that the bath was given',
          'zh-CN': '在记录上写洗过了',
          'zh-TW': '在紀錄上寫洗過了',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Ask why, offer another time or way, and report it',
          'zh-CN': '问原因，换个时间或方法，并报告',
          'zh-TW': '問原因，換個時間或方法，並回報',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'An elder may say no. Often there is a reason: cold, pain, shame. Force is abuse, and a false note is fraud.',
      'zh-CN': '长者可以说不。常常有原因：冷、疼、难为情。强迫是虐待，写假记录是欺诈。',
      'zh-TW': '長者可以說不。常常有原因：冷、痛、難為情。強迫是虐待，寫假紀錄是詐欺。',
    },
  },
  {
    slug: 'refuse-report',
    video: 'dignity-and-choice',
    type: 'true_false',
    text: {
      en: 'If an elder refuses care again and again, you tell your nurse supervisor.',
      'zh-CN': '长者一再不肯接受护理，要告诉护士主管。',
      'zh-TW': '長者一再不肯接受護理，要告訴護士主管。',
    },
    right: true,
    explanation: {
      en: 'The person keeps the right to say no, and the nurse can look for the reason and change the plan.',
      'zh-CN': '长者仍有权说不，护士可以找原因，调整计划。',
      'zh-TW': '長者仍有權說不，護士可以找原因，調整計畫。',
    },
  },
  {
    slug: 'food-faith',
    video: 'dignity-and-choice',
    type: 'multiple',
    text: {
      en: 'The elder eats no meat for religious reasons. What is right?',
      'zh-CN': '长者因为信仰吃素。哪些做法对？',
      'zh-TW': '長者因為信仰吃素。哪些做法對？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'Cook without meat', 'zh-CN': '做饭不放肉', 'zh-TW': '做飯不放肉' },
      },
      {
        slug: 'b',
        text: {
          en: 'Hide meat in the soup for strength',
          'zh-CN': '为了补身体，把肉藏在汤里',
          'zh-TW': '為了補身體，把肉藏在湯裡',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Use clean pots, as the elder asks',
          'zh-CN': '照长者的要求，用干净的锅',
          'zh-TW': '照長者的要求，用乾淨的鍋',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Say that the belief is old-fashioned',
          'zh-CN': '说这种信仰过时了',
          'zh-TW': '說這種信仰過時了',
        },
      },
    ],
    right: ['a', 'c'],
    explanation: {
      en: 'Food and faith are part of dignity. If you worry that someone eats too little, tell the nurse.',
      'zh-CN': '饮食和信仰是尊严的一部分。担心吃得不够，告诉护士。',
      'zh-TW': '飲食和信仰是尊嚴的一部分。擔心吃得不夠，告訴護士。',
    },
  },
  {
    slug: 'talk-over',
    video: 'dignity-and-choice',
    type: 'single',
    text: {
      en: 'The daughter asks you a question while the elder sits beside you. How do you talk?',
      'zh-CN': '长者坐在旁边，女儿来问您话。您怎么说？',
      'zh-TW': '長者坐在旁邊，女兒來問您話。您怎麼說？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Bring the elder into the talk',
          'zh-CN': '让长者一起参加谈话',
          'zh-TW': '讓長者一起參加談話',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Speak as if the elder were not there',
          'zh-CN': '当长者不在场',
          'zh-TW': '當長者不在場',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Switch to a language the elder does not know',
          'zh-CN': '换成长者听不懂的话',
          'zh-TW': '換成長者聽不懂的話',
        },
      },
      { slug: 'd', text: { en: 'Whisper', 'zh-CN': '小声咬耳朵', 'zh-TW': '小聲咬耳朵' } },
    ],
    right: 'a',
    explanation: {
      en: 'Speak with people, not about them.',
      'zh-CN': '要和长者说话，而不是当着面谈论长者。',
      'zh-TW': '要和長者說話，而不是當著面談論長者。',
    },
  },
  {
    slug: 'complain',
    video: 'dignity-and-choice',
    type: 'true_false',
    text: {
      en: 'An elder may complain about care, and nobody may punish them for it.',
      'zh-CN': '长者可以投诉护理，谁也不能因此为难他们。',
      'zh-TW': '長者可以申訴護理，誰也不能因此為難他們。',
    },
    right: true,
    explanation: {
      en: 'This is one of the rights of home care clients in New York. A complaint can go to the agency or to the State Health Department.',
      'zh-CN': '这是纽约居家护理客户的权利。可以向公司投诉，也可以向州卫生署投诉。',
      'zh-TW': '這是紐約居家護理客戶的權利。可以向公司申訴，也可以向州衛生署申訴。',
    },
  },
  {
    slug: 'rights-list',
    video: 'dignity-and-choice',
    type: 'multiple',
    text: {
      en: 'Which of these are rights of a person who receives home care?',
      'zh-CN': '接受居家护理的人，有哪些权利？',
      'zh-TW': '接受居家護理的人，有哪些權利？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'To be treated with respect', 'zh-CN': '受到尊重', 'zh-TW': '受到尊重' },
      },
      {
        slug: 'b',
        text: {
          en: 'To take part in planning the care',
          'zh-CN': '参与制定护理计划',
          'zh-TW': '參與訂定護理計畫',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'To be told what services cost before they begin',
          'zh-CN': '服务开始前知道费用',
          'zh-TW': '服務開始前知道費用',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'To have the caregiver lend them money',
          'zh-CN': '向护理员借钱',
          'zh-TW': '向護理員借錢',
        },
      },
    ],
    right: ['a', 'b', 'c'],
    explanation: {
      en: 'Clients receive their rights in writing when care begins. Lending or borrowing money is not allowed in either direction.',
      'zh-CN': '护理开始时，长者会拿到书面的权利说明。借钱，哪一方都不可以。',
      'zh-TW': '護理開始時，長者會拿到書面的權利說明。借錢，哪一方都不可以。',
    },
  },
  {
    slug: 'knock',
    video: 'privacy',
    type: 'single',
    text: {
      en: 'The bedroom door is closed. What do you do?',
      'zh-CN': '卧室的门关着。您怎么做？',
      'zh-TW': '臥室的門關著。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Walk in; you have work to do',
          'zh-CN': '直接进去，有事要做',
          'zh-TW': '直接進去，有事要做',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Knock, wait for the answer, then go in',
          'zh-CN': '敲门，等回答，再进去',
          'zh-TW': '敲門，等回答，再進去',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Shout through the door until somebody opens',
          'zh-CN': '在门外一直喊，喊到开门为止',
          'zh-TW': '在門外一直喊，喊到開門為止',
        },
      },
      {
        slug: 'd',
        text: { en: 'Look through the keyhole', 'zh-CN': '从锁孔看', 'zh-TW': '從鎖孔看' },
      },
    ],
    right: 'b',
    explanation: {
      en: 'Knock and wait. If there is no answer and you are worried, say aloud that you are coming in.',
      'zh-CN': '敲门，等一等。没有回答又担心，就先大声说您要进来了。',
      'zh-TW': '敲門，等一等。沒有回答又擔心，就先大聲說您要進來了。',
    },
  },
  {
    slug: 'bath-privacy',
    video: 'privacy',
    type: 'multiple',
    text: {
      en: 'How do you protect privacy when you help with a bath?',
      'zh-CN': '帮长者洗澡时，怎样保护隐私？',
      'zh-TW': '幫長者洗澡時，怎樣保護隱私？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Close the door and the curtain',
          'zh-CN': '关门，拉上帘子',
          'zh-TW': '關門，拉上簾子',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Cover the parts you are not washing',
          'zh-CN': '没洗到的地方用毛巾盖着',
          'zh-TW': '沒洗到的地方用毛巾蓋著',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Say what you will do before you touch',
          'zh-CN': '动手以前先说',
          'zh-TW': '動手以前先說',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Leave the door open so that you hear the phone',
          'zh-CN': '开着门，听得到电话',
          'zh-TW': '開著門，聽得到電話',
        },
      },
    ],
    right: ['a', 'b', 'c'],
    explanation: {
      en: 'Being washed by someone else is hard. Cover, explain, and go slowly.',
      'zh-CN': '让别人帮忙洗澡，心里不好受。盖着，说明，慢慢来。',
      'zh-TW': '讓別人幫忙洗澡，心裡不好受。蓋著，說明，慢慢來。',
    },
  },
  {
    slug: 'health-info',
    video: 'privacy',
    mustAsk: true,
    type: 'single',
    text: {
      en: 'With whom may you share what you know about the elder’s health?',
      'zh-CN': '长者的健康情况，可以告诉谁？',
      'zh-TW': '長者的健康情況，可以告訴誰？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'With your own family', 'zh-CN': '您自己的家人', 'zh-TW': '您自己的家人' },
      },
      {
        slug: 'b',
        text: { en: 'With the next client', 'zh-CN': '下一位长者', 'zh-TW': '下一位長者' },
      },
      {
        slug: 'c',
        text: {
          en: 'With a neighbor who is worried',
          'zh-CN': '关心的邻居',
          'zh-TW': '關心的鄰居',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'With the care team that needs it',
          'zh-CN': '需要知道的护理团队',
          'zh-TW': '需要知道的護理團隊',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'Federal law (HIPAA) and the agency’s rules protect health information. Share it only where the care needs it.',
      'zh-CN': '联邦法律（HIPAA）和公司的规定都保护健康资料。护理需要时才说。',
      'zh-TW': '聯邦法律（HIPAA）和公司的規定都保護健康資料。護理需要時才說。',
    },
  },
  {
    slug: 'photo',
    video: 'privacy',
    type: 'true_false',
    text: {
      en: 'You may post a photo of the elder if you do not write the name.',
      'zh-CN': '不写名字，就可以把长者的照片发到网上。',
      'zh-TW': '不寫名字，就可以把長者的照片放到網路上。',
    },
    right: false,
    explanation: {
      en: 'A face is enough to know someone, and even a room can be known. Take no photos at work for yourself.',
      'zh-CN': '看脸就认得出来，看房间也可能认出来。工作时不为自己拍照。',
      'zh-TW': '看臉就認得出來，看房間也可能認出來。工作時不為自己拍照。',
    },
  },
  {
    slug: 'neighbor-asks',
    video: 'privacy',
    type: 'single',
    text: {
      en: 'A neighbor asks what is wrong with the elder. What do you say?',
      'zh-CN': '邻居问：“老人家得了什么病？”您怎么说？',
      'zh-TW': '鄰居問：「老人家得了什麼病？」您怎麼說？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: '“It is kind of you to ask. Please ask her yourself.”',
          'zh-CN': '“谢谢您关心，请您问她本人。”',
          'zh-TW': '「謝謝您關心，請您問她本人。」',
        },
      },
      {
        slug: 'b',
        text: {
          en: '“She has diabetes, but please do not tell anyone else.”',
          'zh-CN': '“是糖尿病，请您不要跟别人说出去。”',
          'zh-TW': '「是糖尿病，請您不要跟別人說出去。」',
        },
      },
      {
        slug: 'c',
        text: {
          en: '“Only that she forgets a lot lately.”',
          'zh-CN': '“就是最近记性不好。”',
          'zh-TW': '「就是最近記性不好。」',
        },
      },
      {
        slug: 'd',
        text: { en: '“Come in and look.”', 'zh-CN': '“您进来看看。”', 'zh-TW': '「您進來看看。」' },
      },
    ],
    right: 'a',
    explanation: {
      en: 'Be friendly and say nothing about health. The elder decides who knows.',
      'zh-CN': '态度和气，但不说健康的事。由长者决定告诉谁。',
      'zh-TW': '態度和氣，但不說健康的事。由長者決定告訴誰。',
    },
  },
  {
    slug: 'bus-story',
    video: 'privacy',
    type: 'true_false',
    text: {
      en: 'It is fine to tell a friend on the bus about a client, as long as you leave out the name.',
      'zh-CN': '在公车上和朋友讲长者的事，不说名字就没关系。',
      'zh-TW': '在公車上和朋友講長者的事，不說名字就沒關係。',
    },
    right: false,
    explanation: {
      en: 'In a neighborhood people recognize a story. What you see at work stays at work.',
      'zh-CN': '街坊一听就知道是谁。工作上看到的，不往外说。',
      'zh-TW': '街坊一聽就知道是誰。工作上看到的，不往外說。',
    },
  },
  {
    slug: 'mail',
    video: 'privacy',
    type: 'single',
    text: {
      en: 'A letter from a bank lies on the table. When do you open it?',
      'zh-CN': '桌上有一封银行的信。什么时候可以打开？',
      'zh-TW': '桌上有一封銀行的信。什麼時候可以打開？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'When it looks important',
          'zh-CN': '看起来重要的时候',
          'zh-TW': '看起來重要的時候',
        },
      },
      {
        slug: 'b',
        text: { en: 'When the elder sleeps', 'zh-CN': '长者睡觉的时候', 'zh-TW': '長者睡覺的時候' },
      },
      {
        slug: 'c',
        text: {
          en: 'When the elder asks you to',
          'zh-CN': '长者请您打开的时候',
          'zh-TW': '長者請您打開的時候',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Never, even if the elder asks',
          'zh-CN': '长者请您开，也不可以',
          'zh-TW': '長者請您開，也不可以',
        },
      },
    ],
    right: 'c',
    explanation: {
      en: 'Mail is private. With the elder’s wish, and with the elder beside you, you may help.',
      'zh-CN': '信件是隐私。长者请您帮忙，就在长者面前打开。',
      'zh-TW': '信件是隱私。長者請您幫忙，就在長者面前打開。',
    },
  },
  {
    slug: 'papers',
    video: 'privacy',
    type: 'multiple',
    text: {
      en: 'How do you keep information safe on your way between visits?',
      'zh-CN': '去下一家的路上，怎样保护资料？',
      'zh-TW': '去下一家的路上，怎樣保護資料？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Keep notes in a closed bag',
          'zh-CN': '记录放在关好的包里',
          'zh-TW': '紀錄放在關好的包裡',
        },
      },
      {
        slug: 'b',
        text: { en: 'Lock your phone with a code', 'zh-CN': '手机设密码', 'zh-TW': '手機設密碼' },
      },
      {
        slug: 'c',
        text: {
          en: 'Read the care plan aloud on the train',
          'zh-CN': '在地铁上大声念护理计划',
          'zh-TW': '在地鐵上大聲唸護理計畫',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Report a lost paper to the office at once',
          'zh-CN': '纸张丢了，马上报告办公室',
          'zh-TW': '紙張丟了，馬上回報辦公室',
        },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'Papers and phones carry private facts. A loss that is reported quickly can often be repaired.',
      'zh-CN': '纸张和手机里都有私人资料。丢了早点报告，多半来得及补救。',
      'zh-TW': '紙張和手機裡都有私人資料。丟了早點回報，多半來得及補救。',
    },
  },
  {
    slug: 'kinds-of-abuse',
    video: 'speak-up',
    mustAsk: true,
    type: 'multiple',
    text: {
      en: 'Which of these are abuse or neglect?',
      'zh-CN': '下面哪些是虐待或忽视？',
      'zh-TW': '下面哪些是虐待或忽視？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Slapping or threatening the elder',
          'zh-CN': '打长者，或者恐吓长者',
          'zh-TW': '打長者，或者恐嚇長者',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'Using the elder’s bank card for oneself',
          'zh-CN': '拿长者的银行卡自己用',
          'zh-TW': '拿長者的提款卡自己用',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Leaving the elder without food or clean clothes',
          'zh-CN': '不给吃的，不给干净衣服',
          'zh-TW': '不給吃的，不給乾淨衣服',
        },
      },
      {
        slug: 'e',
        text: {
          en: 'Offering two meals to choose from',
          'zh-CN': '准备两样菜让长者选',
          'zh-TW': '準備兩樣菜讓長者選',
        },
      },
    ],
    right: ['a', 'c', 'd'],
    explanation: {
      en: 'Abuse can be of the body, the feelings, the money, or sexual. Not giving needed care is neglect.',
      'zh-CN': '虐待可以是身体、精神、钱财或性方面的。该照顾却不照顾，是忽视。',
      'zh-TW': '虐待可以是身體、精神、錢財或性方面的。該照顧卻不照顧，是忽視。',
    },
  },
  {
    slug: 'signs',
    video: 'speak-up',
    type: 'multiple',
    text: {
      en: 'Which signs make you think of abuse?',
      'zh-CN': '哪些情况要想到可能是虐待？',
      'zh-TW': '哪些情況要想到可能是虐待？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Bruises that nobody can explain',
          'zh-CN': '说不清来由的瘀伤',
          'zh-TW': '說不清來由的瘀傷',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Fear when a certain person comes in',
          'zh-CN': '某个人一进来就害怕',
          'zh-TW': '某個人一進來就害怕',
        },
      },
      {
        slug: 'c',
        text: {
          en: 'A quiet nap after lunch',
          'zh-CN': '午饭后安静地睡一会儿',
          'zh-TW': '午餐後安靜地睡一下',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Money or jewelry is missing',
          'zh-CN': '钱或首饰不见了',
          'zh-TW': '錢或首飾不見了',
        },
      },
    ],
    right: ['a', 'b', 'd'],
    explanation: {
      en: 'One sign proves nothing, but it is enough for a report. Others find out the rest.',
      'zh-CN': '一个情况不能证明什么，但已经可以报告。其余由别人查。',
      'zh-TW': '一個情況不能證明什麼，但已經可以通報。其餘由別人查。',
    },
  },
  {
    slug: 'danger-now',
    video: 'speak-up',
    mustAsk: true,
    type: 'single',
    text: {
      en: 'You hear someone hitting the elder in the next room. What do you do first?',
      'zh-CN': '您听到隔壁房间有人打长者。先做什么？',
      'zh-TW': '您聽到隔壁房間有人打長者。先做什麼？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Get to safety and call 911',
          'zh-CN': '到安全的地方，打 911',
          'zh-TW': '到安全的地方，打 911',
        },
      },
      {
        slug: 'b',
        text: { en: 'Finish the dishes', 'zh-CN': '先把碗洗完', 'zh-TW': '先把碗洗完' },
      },
      {
        slug: 'c',
        text: {
          en: 'Wait until your next visit',
          'zh-CN': '等下次上门再说',
          'zh-TW': '等下次到府再說',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Film it for your friends',
          'zh-CN': '拍下来给朋友看',
          'zh-TW': '拍下來給朋友看',
        },
      },
    ],
    right: 'a',
    explanation: {
      en: 'In danger 911 comes first. Then call the office.',
      'zh-CN': '有危险，先打 911，再打给办公室。',
      'zh-TW': '有危險，先打 911，再打給辦公室。',
    },
  },
  {
    slug: 'when-report',
    video: 'speak-up',
    type: 'single',
    text: {
      en: 'You see new bruises on the arms, and the elder is afraid to say why. When do you report it?',
      'zh-CN': '您看到手臂有新的瘀伤，长者怕说原因。什么时候报告？',
      'zh-TW': '您看到手臂有新的瘀傷，長者怕說原因。什麼時候通報？',
    },
    options: [
      {
        slug: 'a',
        text: { en: 'When you have proof', 'zh-CN': '有了证据再说', 'zh-TW': '有了證據再說' },
      },
      { slug: 'b', text: { en: 'At the end of the month', 'zh-CN': '月底', 'zh-TW': '月底' } },
      { slug: 'c', text: { en: 'The same day', 'zh-CN': '当天', 'zh-TW': '當天' } },
      {
        slug: 'd',
        text: {
          en: 'Only if the family agrees',
          'zh-CN': '家人同意才报告',
          'zh-TW': '家人同意才通報',
        },
      },
    ],
    right: 'c',
    explanation: {
      en: 'You do not need proof. You report what you saw and heard; your supervisor and Adult Protective Services do the rest.',
      'zh-CN': '不需要证据。报告您看到和听到的，其余由主管和成人保护服务处理。',
      'zh-TW': '不需要證據。通報您看到和聽到的，其餘由主管和成人保護服務處理。',
    },
  },
  {
    slug: 'secret',
    video: 'speak-up',
    type: 'true_false',
    text: {
      en: 'If an elder tells you about abuse and asks you to keep it secret, you promise to.',
      'zh-CN': '长者说被虐待，请您保密，您就答应保密。',
      'zh-TW': '長者說被虐待，請您保密，您就答應保密。',
    },
    right: false,
    explanation: {
      en: 'Say kindly that you must tell someone who can help. A broken promise would hurt more.',
      'zh-CN': '温和地说：您必须告诉能帮忙的人。答应了又说出去，更伤人。',
      'zh-TW': '溫和地說：您必須告訴能幫忙的人。答應了又說出去，更傷人。',
    },
  },
  {
    slug: 'investigate',
    video: 'speak-up',
    type: 'single',
    text: {
      en: 'You think the nephew takes money. What do you do?',
      'zh-CN': '您觉得侄子在拿长者的钱。您怎么做？',
      'zh-TW': '您覺得姪子在拿長者的錢。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Accuse him in front of the whole family at dinner',
          'zh-CN': '吃饭时当着全家人的面指责他',
          'zh-TW': '吃飯時當著全家人的面指責他',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Tell your supervisor what you saw and heard',
          'zh-CN': '把看到和听到的告诉主管',
          'zh-TW': '把看到和聽到的告訴主管',
        },
      },
      { slug: 'c', text: { en: 'Search his bag', 'zh-CN': '翻他的包', 'zh-TW': '翻他的包' } },
      {
        slug: 'd',
        text: {
          en: 'Say nothing; it is a family matter',
          'zh-CN': '不说，这是家务事',
          'zh-TW': '不說，這是家務事',
        },
      },
    ],
    right: 'b',
    explanation: {
      en: 'Accusing or searching can put the elder in danger. Report the facts.',
      'zh-CN': '指责或搜查，可能让长者更危险。报告事实就好。',
      'zh-TW': '指責或搜查，可能讓長者更危險。通報事實就好。',
    },
  },
  {
    slug: 'good-faith',
    video: 'speak-up',
    type: 'true_false',
    text: {
      en: 'A person who reports suspected abuse honestly is protected, even if it turns out to be wrong.',
      'zh-CN': '如实报告可能的虐待，就算后来不是，报告的人也受保护。',
      'zh-TW': '據實通報可能的虐待，就算後來不是，通報的人也受保護。',
    },
    right: true,
    explanation: {
      en: 'New York law protects people who report in good faith. Fear should not keep you silent.',
      'zh-CN': '纽约法律保护善意报告的人。不要因为怕就不说。',
      'zh-TW': '紐約法律保護善意通報的人。不要因為怕就不說。',
    },
  },
  {
    slug: 'gift',
    video: 'speak-up',
    type: 'single',
    text: {
      en: 'On a holiday the elder wants to give you $100. What do you do?',
      'zh-CN': '过节时，长者要给您 100 元红包。您怎么做？',
      'zh-TW': '過節時，長者要給您 100 元紅包。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Take it; refusing is rude',
          'zh-CN': '收下，不收没礼貌',
          'zh-TW': '收下，不收沒禮貌',
        },
      },
      { slug: 'b', text: { en: 'Take half', 'zh-CN': '收一半', 'zh-TW': '收一半' } },
      {
        slug: 'c',
        text: {
          en: 'Take it, share it with the others, and tell nobody',
          'zh-CN': '收下，跟同事分，不告诉办公室',
          'zh-TW': '收下，跟同事分，不告訴辦公室',
        },
      },
      {
        slug: 'd',
        text: {
          en: 'Thank them warmly, say no, and tell the office',
          'zh-CN': '好好道谢，不收，并告诉办公室',
          'zh-TW': '好好道謝，不收，並告訴辦公室',
        },
      },
    ],
    right: 'd',
    explanation: {
      en: 'Money and gifts put elders under pressure. The rule is the same for all, so nobody loses face.',
      'zh-CN': '收钱收礼，会给长者压力。规定人人一样，谁也不丢面子。',
      'zh-TW': '收錢收禮，會給長者壓力。規定人人一樣，誰也不丟面子。',
    },
  },
  {
    slug: 'shopping',
    video: 'speak-up',
    type: 'true_false',
    text: {
      en: 'When you shop for an elder, bring back the receipt and the change.',
      'zh-CN': '帮长者买东西，要带回收据和找的钱。',
      'zh-TW': '幫長者買東西，要帶回收據和找的錢。',
    },
    right: true,
    explanation: {
      en: 'The receipt protects the elder and you. Never use the elder’s bank card or PIN.',
      'zh-CN': '收据保护长者，也保护您。不用长者的银行卡和密码。',
      'zh-TW': '收據保護長者，也保護您。不用長者的銀行卡和密碼。',
    },
  },
  {
    slug: 'pill-box',
    video: 'speak-up',
    type: 'single',
    text: {
      en: 'The weekly pill box is empty. What do you do?',
      'zh-CN': '一周的药盒空了。您怎么做？',
      'zh-TW': '一週的藥盒空了。您怎麼做？',
    },
    options: [
      {
        slug: 'a',
        text: {
          en: 'Fill it yourself from the bottles, as the labels say',
          'zh-CN': '照药瓶上的说明自己把药装满',
          'zh-TW': '照藥瓶上的說明自己把藥裝滿',
        },
      },
      {
        slug: 'b',
        text: {
          en: 'Call the nurse or the family member who fills it',
          'zh-CN': '打给负责装药的护士或家人',
          'zh-TW': '打給負責裝藥的護士或家人',
        },
      },
      {
        slug: 'c',
        text: { en: 'Skip the medicine today', 'zh-CN': '今天不吃药', 'zh-TW': '今天不吃藥' },
      },
      {
        slug: 'd',
        text: { en: 'Borrow pills from a neighbor', 'zh-CN': '向邻居借药', 'zh-TW': '向鄰居借藥' },
      },
    ],
    right: 'b',
    explanation: {
      en: 'A caregiver reminds and helps as the plan says, but does not sort medicines or change a dose.',
      'zh-CN': '护理员按计划提醒和帮忙，但不分药，不改药量。',
      'zh-TW': '護理員照計畫提醒和幫忙，但不分藥，不改藥量。',
    },
  },
  hotline.one(
    'what-is-sexual-abuse',
    'Which of these is sexual abuse? | 哪一种是性侵害？ | 哪一種是性侵害？',
    [
      'Washing with the elder’s consent, as the plan says | 长者同意，按计划帮忙洗澡 | 長者同意，照計畫幫忙洗澡',
      'A nurse who examines a wound and explains each step | 护士检查伤口，每一步都说明 | 護士檢查傷口，每一步都說明',
      'Any touch, picture or talk that the elder does not want | 长者不愿意的碰触、拍照或言语 | 長者不願意的碰觸、拍照或言語',
      'A hug between the elder and a grandchild at the holidays | 过节时长者和孙子拥抱 | 過節時長者和孫子擁抱',
    ],
    'c',
    'What counts is that the elder does not want it, or cannot agree to it. | 只要长者不愿意，或不能同意，就是。 | 只要長者不願意，或不能同意，就是。',
  ),
  hotline.isTrue(
    'cannot-agree',
    'A person who does not understand what is happening cannot agree to it. | 本人不明白发生什么事，就不算同意。 | 本人不明白發生什麼事，就不算同意。',
    true,
    'Silence is not consent, either. | 不出声也不等于同意。 | 不出聲也不等於同意。',
  ),
  hotline.one(
    'evidence',
    'You think that the elder was sexually abused this morning. What must you not do? | 您怀疑今天早上有人性侵长者。什么事不能做？ | 您懷疑今天早上有人性侵長者。什麼事不能做？',
    [
      'Stay with the elder and speak calmly | 陪着长者，轻声说话 | 陪著長者，輕聲說話',
      'Call 911 and then the office | 打 911，再打给办公室 | 打 911，再打給辦公室',
      'Write down what the elder said | 写下长者说的话 | 寫下長者說的話',
      'Wash the elder or the clothes | 给长者洗身体、洗衣服 | 幫長者洗身體、洗衣服',
    ],
    'd',
    'Body and clothes may be evidence. Leave them as they are until help comes. | 身体和衣服可能是证据，等人来以前不要动。 | 身體和衣服可能是證據，等人來以前不要動。',
  ),
  hotline.several(
    'sexual-signs',
    'Which signs make you think of sexual abuse? | 哪些迹象会让您想到性侵害？ | 哪些跡象會讓您想到性侵害？',
    [
      'Bruises on the thighs | 大腿有瘀伤 | 大腿有瘀傷',
      'Torn clothes | 衣服破了 | 衣服破了',
      'Sudden fear of being washed | 突然怕洗澡 | 突然怕洗澡',
      'A new haircut | 剪了新发型 | 剪了新髮型',
    ],
    ['a', 'b', 'c'],
    'You need no proof to report. | 报告不需要证据。 | 通報不需要證據。',
  ),
  hotline.one(
    'which-hotline',
    'Whom can you call at 1-844-697-3505? | 1-844-697-3505 是哪里的电话？ | 1-844-697-3505 是哪裡的電話？',
    [
      'The ambulance, if 911 is busy at that moment | 救护车，911 占线时打 | 救護車，911 忙線時打',
      'Adult Protective Services of New York State | 纽约州成人保护服务 | 紐約州成人保護服務',
      'The pharmacy that delivers the elder’s medicines | 送药给长者的药房 | 送藥給長者的藥局',
      'The police officer of the elder’s neighborhood | 长者那一区的警察 | 長者那一區的警察',
    ],
    'b',
    'Adult Protective Services helps adults who are harmed or neglected. In danger call 911. | 成人保护服务帮助受伤害、没人照顾的成人。有危险打 911。 | 成人保護服務幫助受傷害、沒人照顧的成人。有危險打 911。',
  ),
];
