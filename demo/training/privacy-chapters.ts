import { type Chapter, say } from './script.ts';

export const privacyChapters: Chapter[] = [
  {
    slug: 'what-is-private',
    cover: 'train-privacy',
    title: say('What is private', '什么是隐私', '什麼是隱私'),
    scenes: [
      {
        picture: 'review-letter',
        sign: 'HIPAA',
        lines: [
          say(
            'HIPAA is the federal law that keeps health information private.',
            'HIPAA 是联邦法律，保护健康资料。',
            'HIPAA 是聯邦法律，保護健康資料。',
          ),
          say(
            'It covers spoken words, papers, and what is on a phone.',
            '说的话、纸上写的、手机里的，都算。',
            '說的話、紙上寫的、手機裡的，都算。',
          ),
        ],
      },
      {
        picture: 'train-medication-box',
        lines: [
          say(
            'Illness, medicine, name, address: all of it is private.',
            '生什么病、吃什么药、姓名、地址，都要保密。',
            '生什麼病、吃什麼藥、姓名、地址，都要保密。',
          ),
          say(
            'Even that we care for this person is private.',
            '连“我们在照顾这个人”，也不能说出去。',
            '連「我們在照顧這個人」，也不能說出去。',
          ),
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          say(
            'Share it only with the care team, and only what the care needs.',
            '只告诉护理团队，只说照顾需要的。',
            '只告訴護理團隊，只說照顧需要的。',
          ),
        ],
      },
      {
        picture: 'train-listen',
        lines: [
          say(
            'A relative asks? Send them to the elder or the office.',
            '亲戚来问？请他们问长者本人或办公室。',
            '親戚來問？請他們問長者本人或辦公室。',
          ),
          say(
            'One client never hears about another client.',
            '在这一家，不说另一家的事。',
            '在這一家，不說另一家的事。',
          ),
        ],
      },
      {
        picture: 'review-walk',
        lines: [
          say(
            'Not on the bus, not in the elevator, not at your own table.',
            '公车上、电梯里、自己家的饭桌上，都不说。',
            '公車上、電梯裡、自己家的飯桌上，都不說。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: not needed for the care? Keep it to yourself.',
      '请记住：照顾用不到的，就不说。',
      '請記住：照顧用不到的，就不說。',
    ),
  },
  {
    slug: 'photos-and-posts',
    cover: 'train-no-photo',
    title: say('Photos and social media', '拍照和社交媒体', '拍照和社群媒體'),
    scenes: [
      {
        picture: 'train-no-photo',
        lines: [
          say(
            'Never take a photo or video of a client. Not even a happy one.',
            '不给长者拍照，不录视频。开心的也不拍。',
            '不幫長者拍照，不錄影。開心的也不拍。',
          ),
          say(
            'Not of the home, the papers or the pill bottles either.',
            '家里、文件、药瓶，也都不拍。',
            '家裡、文件、藥瓶，也都不拍。',
          ),
          say(
            'They ask you to? Say no kindly, and tell the office.',
            '长者请您拍？好好说不行，再告诉办公室。',
            '長者請您拍？好好說不行，再告訴辦公室。',
          ),
        ],
      },
      {
        picture: 'service-letters',
        lines: [
          say(
            'No posts about clients: no WeChat group, no Facebook, no story.',
            '不发微信群，不发朋友圈，不上社交网站。',
            '不發微信群組，不發臉書，不上社群網站。',
          ),
          say(
            'Without a name, people can still tell who it is.',
            '不写名字，别人也认得出来。',
            '不寫名字，別人也認得出來。',
          ),
          say(
            'Deleted is not gone. Somebody may have saved it.',
            '删了也没用，可能已经有人存下来。',
            '刪了也沒用，可能已經有人存下來。',
          ),
        ],
      },
      {
        picture: 'train-dignity',
        lines: [
          say(
            'Do not become online friends with clients or their families.',
            '不和长者或家人加好友。',
            '不和長者或家人加好友。',
          ),
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          say(
            'You see a post about a client? Tell your coordinator. Do not share it.',
            '看到有人发长者的事？告诉协调员，不要转发。',
            '看到有人發長者的事？告訴協調員，不要轉發。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: the camera stays in your pocket.',
      '请记住：上班时，手机不拍照。',
      '請記住：上班時，手機不拍照。',
    ),
  },
  {
    slug: 'papers-and-phones',
    cover: 'train-phone-lock',
    title: say('Papers, phones and mistakes', '文件、手机和出错时', '文件、手機和出錯時'),
    scenes: [
      {
        picture: 'train-phone-lock',
        lines: [
          say(
            'Keep papers in a closed bag. Never leave them in a car or on a bus.',
            '文件放在关好的包里，不留在车上。',
            '文件放在關好的包裡，不留在車上。',
          ),
          say(
            'Lock your phone with a code. Hide message previews.',
            '手机设密码，锁屏不显示内容。',
            '手機設密碼，鎖定畫面不顯示內容。',
          ),
          say(
            'No names or illnesses in texts or group chats.',
            '短信和群聊里，不写姓名和病情。',
            '簡訊和群組裡，不寫姓名和病情。',
          ),
        ],
      },
      {
        picture: 'review-letter',
        lines: [
          say(
            'Old papers go back to the office to be shredded.',
            '不用的文件，交回办公室销毁。',
            '不用的文件，交回辦公室銷毀。',
          ),
          say(
            'Elders may see their own record. They ask the office.',
            '长者可以看自己的记录，请他们找办公室。',
            '長者可以看自己的紀錄，請他們找辦公室。',
          ),
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          say(
            'Lost a paper or your phone? Call the office at once.',
            '文件或手机丢了？马上打给办公室。',
            '文件或手機丟了？馬上打給辦公室。',
          ),
          say(
            'An early call protects the client. Hiding it does harm.',
            '早说，才能保护长者。瞒着会更糟。',
            '早說，才能保護長者。瞞著會更糟。',
          ),
        ],
      },
      {
        picture: 'train-emergency',
        sign: '911',
        lines: [
          say(
            'In an emergency, tell 911 and the crew what they need to know.',
            '紧急时，急救人员需要知道的，都可以说。',
            '緊急時，急救人員需要知道的，都可以說。',
          ),
          say(
            'Danger and abuse are always reported.',
            '有危险、有虐待，一定要报告。',
            '有危險、有虐待，一定要通報。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: lock it, keep it close, report a loss.',
      '请记住：锁好，看好，丢了就报告。',
      '請記住：鎖好，看好，丟了就回報。',
    ),
  },
];
