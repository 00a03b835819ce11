import { type Chapter, say } from './script.ts';

export const rightsChapters: Chapter[] = [
  {
    slug: 'dignity-and-choice',
    cover: 'train-dignity',
    title: {
      en: 'Dignity and choice',
      'zh-CN': '尊严和选择',
      'zh-TW': '尊嚴和選擇',
    },
    scenes: [
      {
        picture: 'train-listen',
        lines: [
          {
            en: 'This is their home. You come as a guest who helps.',
            'zh-CN': '这是长者的家。您是来帮忙的客人。',
            'zh-TW': '這是長者的家。您是來幫忙的客人。',
          },
          {
            en: 'Use the name they like. Speak with them, not about them.',
            'zh-CN': '用长者喜欢的称呼。和长者说话，不是谈论长者。',
            'zh-TW': '用長者喜歡的稱呼。和長者說話，不是談論長者。',
          },
        ],
      },
      {
        picture: 'train-dignity',
        lines: [
          {
            en: 'Offer a choice: this shirt or that one? Now or later?',
            'zh-CN': '让长者选：穿哪一件？现在还是等一下？',
            'zh-TW': '讓長者選：穿哪一件？現在還是等一下？',
          },
          {
            en: 'Let them do what they can. It keeps strength and pride.',
            'zh-CN': '能自己做的，让长者自己做。有力气，也有面子。',
            'zh-TW': '能自己做的，讓長者自己做。有力氣，也有面子。',
          },
        ],
      },
      {
        picture: 'review-soup',
        lines: [
          {
            en: 'Respect their food, faith and customs.',
            'zh-CN': '尊重长者的饮食、信仰和习惯。',
            'zh-TW': '尊重長者的飲食、信仰和習慣。',
          },
        ],
      },
      {
        picture: 'train-listen',
        lines: [
          {
            en: 'An elder may say no. Do not force. Ask why, and try again later.',
            'zh-CN': '长者可以说不。不勉强，问问原因，晚点再试。',
            'zh-TW': '長者可以說不。不勉強，問問原因，晚點再試。',
          },
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          {
            en: 'If care is refused again, tell your nurse supervisor.',
            'zh-CN': '一再不肯接受护理，告诉护士主管。',
            'zh-TW': '一再不肯接受護理，告訴護士主管。',
          },
        ],
      },
      {
        picture: 'review-letter',
        lines: [
          {
            en: 'Each client receives their rights in writing, in words they understand.',
            'zh-CN': '每位长者都会拿到书面的权利说明，用看得懂的话。',
            'zh-TW': '每位長者都會拿到書面的權利說明，用看得懂的話。',
          },
          {
            en: 'They may complain, and nobody may punish them for it.',
            'zh-CN': '长者可以投诉，谁也不能为难他们。',
            'zh-TW': '長者可以申訴，誰也不能為難他們。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: ask, offer, respect.',
      'zh-CN': '请记住：先问，给选择，要尊重。',
      'zh-TW': '請記住：先問，給選擇，要尊重。',
    },
  },
  {
    slug: 'privacy',
    cover: 'train-privacy',
    title: {
      en: 'Privacy',
      'zh-CN': '隐私',
      'zh-TW': '隱私',
    },
    scenes: [
      {
        picture: 'train-privacy',
        lines: [
          {
            en: 'Knock. Wait for the answer. Then go in.',
            'zh-CN': '先敲门，等回答，再进去。',
            'zh-TW': '先敲門，等回答，再進去。',
          },
          {
            en: 'When bathing or dressing, close the door and keep the body covered.',
            'zh-CN': '洗澡、换衣时关好门，身体用毛巾盖着。',
            'zh-TW': '洗澡、換衣時關好門，身體用毛巾蓋著。',
          },
          {
            en: 'Before you touch, say what you are going to do.',
            'zh-CN': '动手以前，先说您要做什么。',
            'zh-TW': '動手以前，先說您要做什麼。',
          },
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          {
            en: 'Health information is private by law. It is for the care team only.',
            'zh-CN': '健康资料受法律保护，只告诉护理团队。',
            'zh-TW': '健康資料受法律保護，只告訴護理團隊。',
          },
        ],
      },
      {
        picture: 'service-letters',
        lines: [
          {
            en: 'No photos. No posts. No stories on the bus, even without a name.',
            'zh-CN': '不拍照，不发朋友圈，不在外面讲，没名字也不行。',
            'zh-TW': '不拍照，不發文，不在外面講，沒名字也不行。',
          },
        ],
      },
      {
        picture: 'train-listen',
        lines: [
          {
            en: 'A neighbor or relative asks? Kindly send them to the elder or the office.',
            'zh-CN': '邻居、亲戚来问？请他们问长者本人或办公室。',
            'zh-TW': '鄰居、親戚來問？請他們問長者本人或辦公室。',
          },
        ],
      },
      {
        picture: 'review-letter',
        lines: [
          {
            en: 'Open letters or drawers only when the elder asks you to.',
            'zh-CN': '长者请您帮忙，才打开信件和抽屉。',
            'zh-TW': '長者請您幫忙，才打開信件和抽屜。',
          },
        ],
      },
      {
        picture: 'review-walk',
        lines: [
          {
            en: 'Speak softly in the street, the elevator and the waiting room.',
            'zh-CN': '在街上、电梯里、候诊室，说话要小声。',
            'zh-TW': '在街上、電梯裡、候診室，說話要小聲。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: private life stays private. But report danger.',
      'zh-CN': '请记住：私事不外传，有危险要报告。',
      'zh-TW': '請記住：私事不外傳，有危險要回報。',
    },
  },
  {
    slug: 'speak-up',
    cover: 'train-report-call',
    title: {
      en: 'See abuse, speak up',
      'zh-CN': '看到虐待，说出来',
      'zh-TW': '看到虐待，說出來',
    },
    scenes: [
      {
        picture: 'train-emergency',
        lines: [
          {
            en: 'Abuse can hurt the body, the feelings or the wallet. Neglect is abuse too.',
            'zh-CN': '虐待会伤身、伤心，也会骗钱。不照顾也是虐待。',
            'zh-TW': '虐待會傷身、傷心，也會騙錢。不照顧也是虐待。',
          },
          {
            en: 'Signs: bruises, fear, hunger, dirty clothes, missing money.',
            'zh-CN': '留意：瘀伤、害怕、挨饿、衣服脏、钱不见了。',
            'zh-TW': '留意：瘀傷、害怕、挨餓、衣服髒、錢不見了。',
          },
        ],
      },
      {
        picture: 'train-listen',
        lines: [
          {
            en: 'Listen. Take it seriously. Do not promise to keep it secret.',
            'zh-CN': '好好听，认真对待，不答应保密。',
            'zh-TW': '好好聽，認真對待，不答應保密。',
          },
        ],
      },
      {
        picture: 'train-emergency',
        sign: '911',
        lines: [
          {
            en: 'Danger now? Get to safety and call 911.',
            'zh-CN': '现在就有危险？先到安全的地方，打 911。',
            'zh-TW': '現在就有危險？先到安全的地方，打 911。',
          },
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          {
            en: 'If not, call your supervisor the same day. Say what you saw and heard.',
            'zh-CN': '不危急，当天告诉主管：看到什么，听到什么。',
            'zh-TW': '不危急，當天告訴主管：看到什麼，聽到什麼。',
          },
          {
            en: 'Do not investigate or accuse. An honest report is protected.',
            'zh-CN': '不自己调查，不当面指责。如实报告受保护。',
            'zh-TW': '不自己調查，不當面指責。據實通報受保護。',
          },
        ],
      },
      {
        picture: 'scene-benefits',
        lines: [
          {
            en: 'Take no money, gifts or loans. Never use their bank card.',
            'zh-CN': '不收钱，不收礼，不借钱。不用长者的银行卡。',
            'zh-TW': '不收錢，不收禮，不借錢。不用長者的銀行卡。',
          },
        ],
      },
      {
        picture: 'train-medication-box',
        lines: [
          {
            en: 'Remind about medicine as the plan says. Never fill the box or change a dose.',
            'zh-CN': '按计划提醒吃药。不装药盒，不改药量。',
            'zh-TW': '照計畫提醒吃藥。不裝藥盒，不改藥量。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: if in doubt, speak up.',
      'zh-CN': '请记住：拿不准，就说出来。',
      'zh-TW': '請記住：拿不準，就說出來。',
    },
  },
  {
    slug: 'sexual-abuse-and-hotlines',
    cover: 'train-listen',
    title: say('Sexual abuse, and whom to call', '性侵害，打给谁', '性侵害，打給誰'),
    scenes: [
      {
        picture: 'train-listen',
        lines: [
          say(
            'Sexual abuse: any touch, picture or talk that the elder does not want.',
            '性侵害：长者不愿意的碰触、拍照或言语。',
            '性侵害：長者不願意的碰觸、拍照或言語。',
          ),
          say(
            'A person who cannot understand it cannot agree to it.',
            '本人不明白，就不算同意。',
            '本人不明白，就不算同意。',
          ),
        ],
      },
      {
        picture: 'train-privacy',
        lines: [
          say(
            'Signs: bruises on thighs or breasts, torn clothes, sudden fear of a bath.',
            '留意：大腿、胸部瘀伤，衣服破，突然怕洗澡。',
            '留意：大腿、胸部瘀傷，衣服破，突然怕洗澡。',
          ),
          say(
            'Do not wash the person or the clothes: they may be evidence.',
            '不要洗身体，不洗衣服：可能是证据。',
            '不要洗身體，不洗衣服：可能是證據。',
          ),
        ],
      },
      {
        picture: 'train-emergency',
        sign: '911',
        lines: [
          say(
            'It just happened, or danger now? Call 911, then the office.',
            '刚发生，或现在有危险？先打 911，再打给办公室。',
            '剛發生，或現在有危險？先打 911，再打給辦公室。',
          ),
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          say(
            'Otherwise tell your supervisor the same day.',
            '不危急，当天告诉主管。',
            '不危急，當天告訴主管。',
          ),
          say(
            'Adult Protective Services: 1-844-697-3505.',
            '成人保护服务：1-844-697-3505。',
            '成人保護服務：1-844-697-3505。',
          ),
          say(
            'State home care hotline: 1-800-628-5972.',
            '州居家护理投诉：1-800-628-5972。',
            '州居家護理投訴：1-800-628-5972。',
          ),
          say(
            'Sexual violence hotline, day and night: 1-800-942-6906.',
            '性暴力热线，日夜都有人：1-800-942-6906。',
            '性暴力專線，日夜都有人：1-800-942-6906。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: believe, protect, report.',
      '请记住：相信，保护，报告。',
      '請記住：相信，保護，通報。',
    ),
  },
];
