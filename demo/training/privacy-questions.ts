import type { DemoQuestion } from '#demo/shape.ts';
import { about, mustAsk } from './ask.ts';

const law = about('what-is-private');
const posts = about('photos-and-posts');
const papers = about('papers-and-phones');

export const privacyQuestions: DemoQuestion[] = [
  law.one(
    'hipaa',
    'What is HIPAA? | HIPAA 是什么？ | HIPAA 是什麼？',
    [
      'A federal law that keeps health information private | 保护健康资料的联邦法律 | 保護健康資料的聯邦法律',
      'A New York program that pays for the hours of home care | 纽约州支付居家护理时数的计划 | 紐約州支付居家護理時數的計畫',
      'A rule of our agency that other agencies do not have | 只有我们公司才有的内部规定 | 只有我們公司才有的內部規定',
      'A form that the family signs when care begins | 护理开始时家人签的表 | 護理開始時家人簽的表',
    ],
    'a',
    'HIPAA is a federal law. It applies in every home and to every caregiver. | HIPAA 是联邦法律。每个家、每位护理员都要遵守。 | HIPAA 是聯邦法律。每個家、每位護理員都要遵守。',
  ),
  law.several(
    'what-counts',
    'Which of these are private? | 哪些要保密？ | 哪些要保密？',
    [
      'What medicine the elder takes | 长者吃什么药 | 長者吃什麼藥',
      'The elder’s address | 长者的地址 | 長者的地址',
      'The bus line you take to work | 您上班搭几路公车 | 您上班搭幾路公車',
      'That our agency cares for this person | 我们在照顾这个人 | 我們在照顧這個人',
    ],
    ['a', 'b', 'd'],
    'Illness, medicine, name and address are private, and even that we care for someone. | 病情、药、姓名、地址都要保密，连我们在照顾谁也一样。 | 病情、藥、姓名、地址都要保密，連我們在照顧誰也一樣。',
  ),
  law.isTrue(
    'spoken',
    'HIPAA is only about papers. What you say aloud does not count. | HIPAA 只管文件，嘴上说的不算。 | HIPAA 只管文件，嘴上說的不算。',
    false,
    'It covers spoken words, papers, and what is on a phone. | 说的话、纸上写的、手机里的，都算。 | 說的話、紙上寫的、手機裡的，都算。',
  ),
  mustAsk(
    law.one(
      'who-may-know',
      'Whom may you tell about a change in the elder’s health? | 长者身体有变化，可以告诉谁？ | 長者身體有變化，可以告訴誰？',
      [
        'Your own family, if they promise not to tell anyone | 自己的家人，他们答应不说出去 | 自己的家人，他們答應不說出去',
        'The neighbor who visits every week and is worried | 每周来看望、很担心的邻居 | 每週來探望、很擔心的鄰居',
        'Another caregiver who does not work with this elder | 不照顾这位长者的其他护理员 | 不照顧這位長者的其他護理員',
        'The nurse and coordinator of this elder’s care team | 这位长者的护士和协调员 | 這位長者的護士和協調員',
      ],
      'd',
      'Only the care team, and only what the care needs. | 只告诉护理团队，只说照顾需要的。 | 只告訴護理團隊，只說照顧需要的。',
    ),
  ),
  law.one(
    'relative-asks',
    'A nephew calls and asks how his aunt is. What do you do? | 侄子打电话来问姑姑的身体。您怎么办？ | 姪子打電話來問姑姑的身體。您怎麼辦？',
    [
      'Tell him, because he is a relative and means well | 告诉他，他是亲戚，也是好意 | 告訴他，他是親戚，也是好意',
      'Ask him kindly to speak with her or with our office | 请他问姑姑本人或办公室 | 請他問姑姑本人或辦公室',
      'Tell him only the good news and leave out the bad | 只说好的，不好的不说 | 只說好的，不好的不說',
      'Hang up without a word, since you may not speak | 什么都不说，直接挂电话 | 什麼都不說，直接掛電話',
    ],
    'b',
    'Being a relative does not give anyone the right to know. The elder decides. | 亲戚也不一定能知道。由长者自己决定。 | 親戚也不一定能知道。由長者自己決定。',
  ),
  law.isTrue(
    'other-client',
    'You may tell one client about another client’s illness if they are friends. | 两位长者是朋友，就可以告诉一位另一位的病情。 | 兩位長者是朋友，就可以告訴一位另一位的病情。',
    false,
    'One client never hears about another client from us. | 在这一家，不说另一家的事。 | 在這一家，不說另一家的事。',
  ),
  law.several(
    'places',
    'Where should you not talk about a client? | 在哪里不谈长者的事？ | 在哪裡不談長者的事？',
    [
      'In the elevator | 电梯里 | 電梯裡',
      'On the bus | 公车上 | 公車上',
      'On the phone with your nurse supervisor, alone | 单独和护士主管通电话时 | 單獨和護士主管通電話時',
      'At dinner with your family | 和家人吃晚饭时 | 和家人吃晚餐時',
    ],
    ['a', 'b', 'd'],
    'The nurse supervisor needs to know. Other people who hear it do not. | 护士主管需要知道。旁边听到的人不需要。 | 護士主管需要知道。旁邊聽到的人不需要。',
  ),
  law.one(
    'how-much',
    'You report a fall to the nurse. How much do you tell? | 您向护士报告跌倒。该说多少？ | 您向護士回報跌倒。該說多少？',
    [
      'Everything you know about the family and its quarrels | 这家人的一切，连吵架的事也说 | 這家人的一切，連吵架的事也說',
      'As little as possible, so that nobody gets in trouble | 越少越好，免得惹麻烦 | 越少越好，免得惹麻煩',
      'What the nurse needs for the care of the elder | 照顾长者需要的 | 照顧長者需要的',
      'Only what the family has allowed you to say | 只说家人准您说的 | 只說家人准您說的',
    ],
    'c',
    'With the care team you share what the care needs: no less and no more. | 对护理团队，照顾需要的都要说，不多也不少。 | 對護理團隊，照顧需要的都要說，不多也不少。',
  ),
  mustAsk(
    posts.one(
      'birthday-photo',
      'It is the elder’s birthday and she looks lovely. May you take a photo? | 长者过生日，很好看。可以拍照吗？ | 長者過生日，很好看。可以拍照嗎？',
      [
        'Yes, if you keep it on your phone and show nobody | 可以，存在手机里不给人看 | 可以，存在手機裡不給人看',
        'No, never with your phone, not even a happy picture | 不可以，开心的照片也不拍 | 不可以，開心的照片也不拍',
        'Yes, if her face is turned away from the camera | 可以，不拍到脸就行 | 可以，不拍到臉就行',
        'Yes, if you delete the photo at the end of the day | 可以，当天下班前删掉就行 | 可以，當天下班前刪掉就行',
      ],
      'b',
      'Never take a photo or video of a client. Phones are lost, copied and shared. | 不给长者拍照，不录视频。手机会丢，照片会传出去。 | 不幫長者拍照，不錄影。手機會丟，照片會傳出去。',
    ),
  ),
  posts.one(
    'asked-for-photo',
    'The daughter asks you to send her a photo of her mother every day. What do you do? | 女儿请您每天发一张妈妈的照片。您怎么办？ | 女兒請您每天傳一張媽媽的照片。您怎麼辦？',
    [
      'Send it, because she is the closest relative there is | 发给她，她是最亲的人 | 傳給她，她是最親的人',
      'Send it only on days when her mother agrees to it | 妈妈同意的那天才发 | 媽媽同意的那天才傳',
      'Send it with an app that deletes pictures by itself | 用会自动删除照片的软件发 | 用會自動刪除照片的軟體傳',
      'Say no kindly, and tell the office about her wish | 好好说不行，再告诉办公室 | 好好說不行，再告訴辦公室',
    ],
    'd',
    'The office finds another way for the family. Your phone takes no pictures. | 办公室会替家人想别的办法。您的手机不拍照。 | 辦公室會替家人想別的辦法。您的手機不拍照。',
  ),
  posts.several(
    'what-not-to-photograph',
    'What else do you never take a picture of? | 还有什么也不能拍？ | 還有什麼也不能拍？',
    [
      'The rooms of the home | 家里的房间 | 家裡的房間',
      'The pill bottles | 药瓶 | 藥瓶',
      'Your own lunch at the park | 您在公园吃的午饭 | 您在公園吃的午餐',
      'Letters and papers | 信和文件 | 信和文件',
    ],
    ['a', 'b', 'd'],
    'The home, the papers and the pill bottles tell who lives there and what illness they have. | 家里、文件、药瓶，会让人知道是谁、生什么病。 | 家裡、文件、藥瓶，會讓人知道是誰、生什麼病。',
  ),
  posts.isTrue(
    'no-name',
    'A post without the name is fine: nobody can tell who it is. | 不写名字就可以发，没人认得出来。 | 不寫名字就可以發，沒人認得出來。',
    false,
    'Street, illness or a piece of furniture is enough for people to tell. | 一条街、一种病、一件家具，别人就认得出来。 | 一條街、一種病、一件家具，別人就認得出來。',
  ),
  posts.one(
    'group-chat',
    'Your caregivers’ WeChat group asks for advice on a difficult client. What do you do? | 护理员微信群里，有人问难照顾的长者怎么办。您怎么做？ | 護理員的微信群組裡，有人問難照顧的長者怎麼辦。您怎麼做？',
    [
      'Write nothing about clients there; ask your nurse | 群里不写长者的事，去问护士 | 群組裡不寫長者的事，去問護士',
      'Describe your own client, since all are caregivers | 说说自己照顾的长者，都是同行 | 說說自己照顧的長者，都是同行',
      'Use initials instead of the full name of the client | 只写姓，不写全名 | 只寫姓，不寫全名',
      'Send a voice message, because it cannot be searched | 发语音，不会被搜到 | 傳語音，不會被搜到',
    ],
    'a',
    'A group chat is a post. Questions about care go to your nurse supervisor. | 发到群聊，就等于公开发布。照顾的问题，问护士主管。 | 群組也算公開發文。照顧的問題，問護士主管。',
  ),
  posts.isTrue(
    'deleted',
    'A post that was deleted may still be out there. | 删掉的内容，可能还在外面流传。 | 刪掉的內容，可能還在外面流傳。',
    true,
    'Somebody may have saved it. | 可能已经有人存下来。 | 可能已經有人存下來。',
  ),
  posts.one(
    'friend-request',
    'A client’s son sends you a friend request on Facebook. What do you do? | 长者的儿子要加您好友。您怎么办？ | 長者的兒子要加您臉書好友。您怎麼辦？',
    [
      'Accept it, so that he can reach you at any time | 接受，方便他随时找您 | 接受，方便他隨時找您',
      'Accept it, but do not write about his father there | 接受，但不在上面写他爸爸的事 | 接受，但不在上面寫他爸爸的事',
      'Do not accept it; he can reach the office instead | 不接受，有事请他找办公室 | 不接受，有事請他找辦公室',
      'Accept it as soon as the case has come to an end | 等护理结束了再接受 | 等護理結束了再接受',
    ],
    'c',
    'We do not become online friends with clients or their families. | 不和长者或家人加好友。 | 不和長者或家人加好友。',
  ),
  posts.several(
    'colleague-posts',
    'A colleague has posted a video of her client. What is right? | 同事发了长者的视频。怎样做才对？ | 同事發了長者的影片。怎樣做才對？',
    [
      'Tell your coordinator | 告诉协调员 | 告訴協調員',
      'Send it on, so that others see how wrong it is | 转给别人，让大家知道这样不对 | 轉給別人，讓大家知道這樣不對',
      'Do not share it | 不转发 | 不轉發',
      'Press “like”, to be polite | 点个赞，有礼貌 | 按個讚，有禮貌',
    ],
    ['a', 'c'],
    'Each view and share does harm again. The coordinator acts. | 每看一次、传一次，都再伤害一次。让协调员处理。 | 每看一次、傳一次，都再傷害一次。讓協調員處理。',
  ),
  papers.one(
    'carry-papers',
    'How do you carry a care plan between visits? | 去下一家的路上，护理计划怎么带？ | 去下一家的路上，護理計畫怎麼帶？',
    [
      'In your hand, so that you do not forget it anywhere | 拿在手上，免得忘记 | 拿在手上，免得忘記',
      'On the seat of the car, under a coat or a newspaper | 放车座上，用外套或报纸盖住 | 放車座上，用外套或報紙蓋住',
      'Photographed on your phone, and the paper at home | 用手机拍下来，纸放在家里 | 用手機拍下來，紙放在家裡',
      'In a closed bag that stays with you all the time | 放在关好、随身的包里 | 放在關好、隨身的包裡',
    ],
    'd',
    'A closed bag, with you. Never left in a car or on a bus. | 关好的包，随身带，不留在车上。 | 關好的包，隨身帶，不留在車上。',
  ),
  papers.several(
    'phone-safe',
    'What makes your phone safe for work? | 手机怎样才安全？ | 手機怎樣才安全？',
    [
      'A code to unlock it | 设解锁密码 | 設解鎖密碼',
      'No message previews on the locked screen | 锁屏不显示内容 | 鎖定畫面不顯示內容',
      'No names or illnesses in texts | 短信不写姓名和病情 | 簡訊不寫姓名和病情',
      'The same code as your friends, so that they can help | 和朋友用同一个密码，方便帮忙 | 和朋友用同一個密碼，方便幫忙',
    ],
    ['a', 'b', 'c'],
    'A lock, no previews, and nothing in it that names a client. | 锁好，不显示内容，里面不写长者的姓名。 | 鎖好，不顯示內容，裡面不寫長者的姓名。',
  ),
  papers.isTrue(
    'trash',
    'Old notes about a client may go into the elder’s trash. | 旧的照顾记录，可以丢进长者家的垃圾桶。 | 舊的照顧紀錄，可以丟進長者家的垃圾桶。',
    false,
    'They go back to the office to be shredded. | 交回办公室销毁。 | 交回辦公室銷毀。',
  ),
  mustAsk(
    papers.one(
      'lost-paper',
      'You left a page with a client’s name on the bus. What do you do? | 有长者姓名的一页纸，忘在公车上了。您怎么办？ | 有長者姓名的一頁紙，忘在公車上了。您怎麼辦？',
      [
        'Wait a week, because the bus company may find it | 等一个星期，公车公司可能会找到 | 等一個星期，公車公司可能會找到',
        'Write a new page and say nothing about the old one | 重写一页，旧的不提 | 重寫一頁，舊的不提',
        'Call the office at once and say what was on it | 马上打给办公室，说上面写了什么 | 馬上打給辦公室，說上面寫了什麼',
        'Tell the client, and ask them not to tell the office | 告诉长者，请长者不要告诉办公室 | 告訴長者，請長者不要告訴辦公室',
      ],
      'c',
      'An early call protects the client. Hiding it does harm. | 早说，才能保护长者。瞒着会更糟。 | 早說，才能保護長者。瞞著會更糟。',
    ),
  ),
  papers.isTrue(
    'own-record',
    'Elders may see their own record. They ask the office for it. | 长者可以看自己的记录，要找办公室。 | 長者可以看自己的紀錄，要找辦公室。',
    true,
    'It is their right. The office gives it to them. | 这是长者的权利，由办公室提供。 | 這是長者的權利，由辦公室提供。',
  ),
  papers.one(
    'tell-the-crew',
    'The ambulance crew asks which medicines the elder takes. What do you do? | 急救人员问长者吃什么药。您怎么办？ | 急救人員問長者吃什麼藥。您怎麼辦？',
    [
      'Tell them: in an emergency they need to know it | 告诉他们，急救需要 | 告訴他們，急救需要',
      'Say nothing, since health information is private | 不说，健康资料要保密 | 不說，健康資料要保密',
      'Call the family first and ask if you may answer | 先打给家人，问能不能说 | 先打給家人，問能不能說',
      'Give the list only when the office has agreed | 办公室同意了才给药单 | 辦公室同意了才給藥單',
    ],
    'a',
    'HIPAA never stands in the way of an emergency. | HIPAA 不会妨碍急救。 | HIPAA 不會妨礙急救。',
  ),
  papers.isTrue(
    'abuse-private',
    'Signs of abuse are private, so you may not report them. | 虐待的迹象是隐私，不能报告。 | 虐待的跡象是隱私，不能通報。',
    false,
    'Danger and abuse are always reported. | 有危险、有虐待，一定要报告。 | 有危險、有虐待，一定要通報。',
  ),
  papers.one(
    'wrong-number',
    'You sent a text with a client’s name to a wrong number. What do you do? | 写了长者姓名的短信，发错了人。您怎么办？ | 寫了長者姓名的簡訊，傳錯了人。您怎麼辦？',
    [
      'Send a second text asking the person to forget it | 再发一条，请对方忘掉 | 再傳一則，請對方忘掉',
      'Call the office now, and write no names in texts again | 马上告诉办公室，以后不写姓名 | 馬上告訴辦公室，以後不寫姓名',
      'Delete it on your phone and keep working | 把自己手机里的删掉，继续工作 | 把自己手機裡的刪掉，繼續工作',
      'Report it only if the other person complains about it | 对方投诉了才报告 | 對方投訴了才回報',
    ],
    'b',
    'Report every mistake at once. Names and illnesses never go into texts. | 出错马上报告。短信里不写姓名和病情。 | 出錯馬上回報。簡訊裡不寫姓名和病情。',
  ),
];
