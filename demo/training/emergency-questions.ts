import type { DemoQuestion } from '#demo/shape.ts';
import { about, mustAsk } from './ask.ts';

const call = about('call-911-first');
const stroke = about('stroke-and-choking');
const fire = about('fire-and-gas');

export const emergencyQuestions: DemoQuestion[] = [
  mustAsk(
    call.one(
      'who-first',
      'The elder has severe chest pain. Whom do you call first? | 长者胸口很痛。先打给谁？ | 長者胸口很痛。先打給誰？',
      [
        'The office, so that the coordinator can decide | 办公室，让协调员决定 | 辦公室，讓協調員決定',
        'The daughter, because she knows the doctor best | 女儿，她最熟悉医生 | 女兒，她最熟悉醫生',
        '911, and the office after that | 911，然后是办公室 | 911，然後是辦公室',
        'The family doctor | 家庭医生 | 家庭醫生',
      ],
      'c',
      'When life is in danger: first 911, then the office. | 有生命危险：先打 911，再打给办公室。 | 有生命危險：先打 911，再打給辦公室。',
    ),
  ),
  call.several(
    'when-911',
    'For which of these do you call 911? | 哪些情况要打 911？ | 哪些狀況要打 911？',
    [
      'Severe trouble breathing | 呼吸很困难 | 呼吸很困難',
      'The elder cannot be woken | 叫不醒长者 | 叫不醒長者',
      'A small cut that has stopped bleeding | 小伤口，已经不流血 | 小傷口，已經不流血',
      'Heavy bleeding | 大量出血 | 大量出血',
    ],
    ['a', 'b', 'd'],
    'The small cut is reported to the office. The others are a danger to life. | 小伤口告诉办公室。其他都有生命危险。 | 小傷口告訴辦公室。其他都有生命危險。',
  ),
  call.isTrue(
    'permission',
    'You must ask the family before you call 911. | 打 911 以前，要先问家人。 | 打 911 以前，要先問家人。',
    false,
    'You need nobody’s permission to call 911. | 打 911，不用等谁同意。 | 打 911，不用等誰同意。',
  ),
  call.one(
    'say-first',
    'What do you tell 911 first? | 打通 911，先说什么？ | 打通 911，先說什麼？',
    [
      'The address, the floor and the apartment | 地址、楼层、公寓号 | 地址、樓層、公寓號碼',
      'Your name and your agency | 您的姓名和公司名称 | 您的姓名和公司名稱',
      'All the illnesses that the elder has ever had | 长者得过的所有病 | 長者得過的所有病',
      'The phone number of the elder’s closest relative | 最亲的家人的电话号码 | 最親的家人的電話號碼',
    ],
    'a',
    'If the call drops, help can still find you. Then say what happened. | 就算断线，也找得到您。然后说出了什么事。 | 就算斷線，也找得到您。然後說出了什麼事。',
  ),
  call.one(
    'no-english',
    'You do not speak English well. How do you call 911? | 您英语不太好。怎么打 911？ | 您英文不太好。怎麼打 911？',
    [
      'Find a neighbor who speaks English and wait for them | 找会英语的邻居，等他来 | 找會英文的鄰居，等他來',
      'Call 911 and say “Chinese”: an interpreter is free | 照样打，说 “Chinese”，有免费翻译 | 照樣打，說「Chinese」，有免費翻譯',
      'Call the office, and let somebody there call 911 | 打给办公室，请人代打 911 | 打給辦公室，請人代打 911',
      'Write a text message to the family in Chinese first | 先用中文发短信给家人 | 先用中文傳簡訊給家人',
    ],
    'b',
    'A free interpreter comes on the line. Do not lose minutes. | 电话里就有免费翻译，不要耽误时间。 | 電話裡就有免費翻譯，不要耽誤時間。',
  ),
  call.isTrue(
    'hang-up',
    'After you have said the address, hang up at once. | 说完地址，马上挂电话。 | 說完地址，馬上掛電話。',
    false,
    'Stay on the line until they tell you to hang up. | 不要先挂，等对方说可以再挂。 | 不要先掛，等對方說可以再掛。',
  ),
  call.several(
    'before-crew',
    'What do you do until the ambulance comes? | 救护车到以前，做什么？ | 救護車到以前，做什麼？',
    [
      'Unlock the door | 打开门锁 | 打開門鎖',
      'Stay with the elder | 陪着长者 | 陪著長者',
      'Give a warm drink | 喂一点热水 | 餵一點熱水',
      'Get the medicine list ready | 准备好药单 | 準備好藥單',
    ],
    ['a', 'b', 'd'],
    'No food and no drink: it may get into the lungs or delay treatment. | 不喂吃喝，可能呛到，也会耽误治疗。 | 不餵吃喝，可能嗆到，也會耽誤治療。',
  ),
  call.one(
    'molst',
    'The elder has a pink MOLST form and stops breathing. What do you do? | 长者有粉红色 MOLST 表，突然没有呼吸。您怎么办？ | 長者有粉紅色 MOLST 表，突然沒有呼吸。您怎麼辦？',
    [
      'Do nothing, because the form says what is wished | 什么都不做，表上已经写了 | 什麼都不做，表上已經寫了',
      'Call the family, and let them decide about 911 | 打给家人，由他们决定打不打 911 | 打給家人，由他們決定打不打 911',
      'Read the form through carefully before you call | 先把表仔细读完，再打电话 | 先把表仔細讀完，再打電話',
      'Call 911 anyway, and hand the form to the crew | 照样打 911，把表交给急救人员 | 照樣打 911，把表交給急救人員',
    ],
    'd',
    'You do not have to judge the form. The crew reads it. | 表不用您来判断，急救人员会看。 | 表不用您來判斷，急救人員會看。',
  ),
  mustAsk(
    stroke.one(
      'fast',
      'What do the letters FAST stand for? | FAST 四个字母代表什么？ | FAST 四個字母代表什麼？',
      [
        'Fever, ache, stomach, temperature | 发烧、疼痛、肚子、体温 | 發燒、疼痛、肚子、體溫',
        'Face, arms, speech, time | 脸、手臂、说话、时间 | 臉、手臂、說話、時間',
        'Feet, ankles, shoulders, tongue | 脚、脚踝、肩膀、舌头 | 腳、腳踝、肩膀、舌頭',
        'Fall, airway, shock, transport | 跌倒、气道、休克、送医 | 跌倒、呼吸道、休克、送醫',
      ],
      'b',
      'Face, arms, speech: one sign is enough. Then it is time to call 911. | 脸、手臂、说话，有一样，就马上打 911。 | 臉、手臂、說話，有一樣，就馬上打 911。',
    ),
  ),
  stroke.several(
    'stroke-signs',
    'Which are signs of a stroke? | 哪些是中风的信号？ | 哪些是中風的徵兆？',
    [
      'One side of the face droops | 一边的脸垂下来 | 一邊的臉垂下來',
      'One arm drifts down when both are raised | 两手举起，一边掉下去 | 兩手舉起，一邊掉下去',
      'The words are slurred | 口齿不清 | 口齒不清',
      'A good appetite after a walk | 散步后胃口好 | 散步後胃口好',
    ],
    ['a', 'b', 'c'],
    'Face, arms, speech. | 脸、手臂、说话。 | 臉、手臂、說話。',
  ),
  stroke.one(
    'one-sign',
    'Only one side of the mouth droops; the arms are fine. What do you do? | 只有一边嘴角下垂，手臂没事。您怎么办？ | 只有一邊嘴角下垂，手臂沒事。您怎麼辦？',
    [
      'Call 911 now, without waiting for a second sign | 马上打 911，不等别的症状 | 馬上打 911，不等別的症狀',
      'Wait an hour to see if a second sign comes | 等一小时，看有没有别的症状 | 等一小時，看有沒有別的症狀',
      'Let the elder sleep for a while | 让长者睡一会儿 | 讓長者睡一會兒',
      'Call the office and ask for a nurse’s visit | 打给办公室，请护士来看 | 打給辦公室，請護士來看',
    ],
    'a',
    'One sign is enough. In a stroke minutes count. | 有一样就够了。中风，一分钟都不能等。 | 有一樣就夠了。中風，一分鐘都不能等。',
  ),
  stroke.isTrue(
    'signs-gone',
    'If the signs of a stroke go away after ten minutes, you do not need to call 911. | 中风的症状十分钟就消失了，就不用打 911。 | 中風的症狀十分鐘就消失了，就不用打 911。',
    false,
    'Call anyway. A small stroke is often the warning of a big one. | 照样要打。小中风常常是大中风的警告。 | 照樣要打。小中風常常是大中風的警告。',
  ),
  stroke.one(
    'last-well',
    'What time does the ambulance crew need from you? | 急救人员要您告诉他们哪个时间？ | 急救人員要您告訴他們哪個時間？',
    [
      'When the elder had the last meal of the day | 长者最后一餐是几点 | 長者最後一餐是幾點',
      'When your shift began | 您几点开始上班 | 您幾點開始上班',
      'When the elder last saw the family doctor | 长者上次看医生是什么时候 | 長者上次看醫生是什麼時候',
      'When the elder was last well | 最后一次正常是几点 | 最後一次正常是幾點',
    ],
    'd',
    'The treatment depends on how long ago the stroke began. | 怎么治疗，要看中风开始了多久。 | 怎麼治療，要看中風開始了多久。',
  ),
  stroke.one(
    'can-cough',
    'The elder chokes on rice but coughs loudly. What do you do? | 长者被饭噎住，但能大声咳。您怎么办？ | 長者被飯噎住，但能大聲咳。您怎麼辦？',
    [
      'Hit the back hard at once, as often as you can | 马上用力拍背，拍越多越好 | 馬上用力拍背，拍越多越好',
      'Give a glass of water to wash the rice down | 给一杯水，把饭冲下去 | 給一杯水，把飯沖下去',
      'Let them cough, and stay close in case it gets worse | 让长者咳，您守在旁边看着 | 讓長者咳，您守在旁邊看著',
      'Reach into the mouth with your fingers for the rice | 用手指伸进嘴里把饭挖出来 | 用手指伸進嘴裡把飯挖出來',
    ],
    'c',
    'Coughing is the best help there is, as long as it works. | 还能咳的时候，咳就是最好的办法。 | 還能咳的時候，咳就是最好的辦法。',
  ),
  mustAsk(
    stroke.one(
      'cannot-breathe',
      'The elder holds the throat and cannot speak or cough. What do you do? | 长者抓着喉咙，说不出话，也咳不出。您怎么办？ | 長者抓著喉嚨，說不出話，也咳不出。您怎麼辦？',
      [
        'Lay the elder flat on the bed and wait for a change | 让长者平躺在床上，等等看 | 讓長者平躺在床上，等等看',
        'Call 911 at once, and help as you were trained | 马上打 911，按学过的方法帮 | 馬上打 911，照學過的方法幫',
        'Give bread to push down what is stuck in the throat | 给面包，把东西压下去 | 給麵包，把東西壓下去',
        'Run down to the neighbors and ask who knows first aid | 跑去问邻居谁会急救 | 跑去問鄰居誰會急救',
      ],
      'b',
      'No air, no time. Back blows and belly thrusts only as you were trained. | 没有空气，没有时间。拍背和压腹，受过训练才做。 | 沒有空氣，沒有時間。拍背和壓腹，受過訓練才做。',
    ),
  ),
  stroke.several(
    'prevent-choking',
    'How do you prevent choking at meals? | 吃饭时怎样防止噎住？ | 吃飯時怎樣防止噎住？',
    [
      'The elder sits upright | 长者坐直 | 長者坐直',
      'Small bites | 小口吃 | 小口吃',
      'Food as the care plan says | 食物按护理计划 | 食物照護理計畫',
      'A quick meal, so that it does not get cold | 快点吃完，免得凉了 | 快點吃完，免得涼了',
    ],
    ['a', 'b', 'c'],
    'Upright, slowly, and with the food that the plan allows. | 坐直，慢慢吃，吃计划允许的食物。 | 坐直，慢慢吃，吃計畫允許的食物。',
  ),
  mustAsk(
    fire.one(
      'fire-first',
      'There is a fire in the apartment. What comes first? | 家里着火了。第一件事是什么？ | 家裡著火了。第一件事是什麼？',
      [
        'Pack the medicines and papers of the elder | 收拾长者的药和文件 | 收拾長者的藥和文件',
        'Open all windows | 打开所有窗户 | 打開所有窗戶',
        'Call the office and ask what to do | 打给办公室，问怎么办 | 打給辦公室，問怎麼辦',
        'Get the elder out | 带长者出去 | 帶長者出去',
      ],
      'd',
      'People first. Close the door behind you, and call 911 from outside. | 人最要紧。随手关门，到外面打 911。 | 人最要緊。隨手關門，到外面打 911。',
    ),
  ),
  fire.isTrue(
    'close-door',
    'When you leave a burning apartment, close the door behind you. | 离开着火的屋子，要随手关门。 | 離開著火的屋子，要隨手關門。',
    true,
    'A closed door keeps fire and smoke from the hall and the neighbors. | 关上门，火和烟就不容易到走廊和邻居家。 | 關上門，火和煙就不容易到走廊和鄰居家。',
  ),
  fire.one(
    'way-down',
    'How do you get down from the fourth floor in a fire? | 四楼着火，怎么下楼？ | 四樓著火，怎麼下樓？',
    [
      'By the elevator, because it is faster for an elder | 坐电梯，长者走得慢 | 搭電梯，長者走得慢',
      'By the stairs, even if it takes longer | 走楼梯，慢一点也走楼梯 | 走樓梯，慢一點也走樓梯',
      'By the elevator, if there is no smoke in it yet | 电梯里没有烟，就坐电梯 | 電梯裡沒有煙，就搭電梯',
      'You wait in the hall | 在走廊等 | 在走廊等',
    ],
    'b',
    'In a fire an elevator can stop or open where it burns. | 着火时电梯会停，也会开到火里。 | 著火時電梯會停，也會開到火裡。',
  ),
  fire.isTrue(
    'go-back',
    'You may go back in quickly for the elder’s papers. | 可以快点回去，拿长者的文件。 | 可以快點回去，拿長者的文件。',
    false,
    'Never go back in. Tell the firefighters if somebody is inside. | 不要再进去。里面还有人，告诉消防员。 | 不要再進去。裡面還有人，告訴消防員。',
  ),
  fire.several(
    'cannot-get-out',
    'Smoke fills the hall and you cannot get out. What do you do? | 走廊都是烟，出不去。怎么办？ | 走廊都是煙，出不去。怎麼辦？',
    [
      'Close the door | 关门 | 關門',
      'Seal the gap under it | 堵住门缝 | 堵住門縫',
      'Run through the smoke with a wet towel | 用湿毛巾捂着冲出去 | 用濕毛巾摀著衝出去',
      'Call 911 and say where you are | 打 911，说您在哪里 | 打 911，說您在哪裡',
    ],
    ['a', 'b', 'd'],
    'A few breaths of smoke can kill. Behind a closed door you can wait for help. | 吸几口烟就可能没命。关上门，可以等人来救。 | 吸幾口煙就可能沒命。關上門，可以等人來救。',
  ),
  fire.one(
    'pan',
    'Oil is burning in a pan. What do you do? | 锅里的油着火了。您怎么办？ | 鍋裡的油著火了。您怎麼辦？',
    [
      'Pour plenty of water on it | 浇水，越多越好 | 澆水，越多越好',
      'Carry the pan to the sink or out of the window | 把锅端到水槽或窗外 | 把鍋端到水槽或窗外',
      'Turn off the heat and put a lid on it | 关火，盖锅盖 | 關火，蓋鍋蓋',
      'Blow on it, and wave a wet kitchen towel over it | 用嘴吹，用湿布扇 | 用嘴吹，用濕布搧',
    ],
    'c',
    'Water makes burning oil explode. If it does not go out: everybody out, and 911. | 油着火浇水会爆开。灭不掉就都出去，打 911。 | 油著火澆水會爆開。滅不掉就都出去，打 911。',
  ),
  fire.isTrue(
    'oxygen',
    'It is safe to smoke beside oxygen, if the window is open. | 开着窗，就可以在氧气旁边抽烟。 | 開著窗，就可以在氧氣旁邊抽菸。',
    false,
    'No smoking, no flame and no stove near oxygen, ever. | 氧气旁边，绝不能抽烟，不能有火。 | 氧氣旁邊，絕不能抽菸，不能有火。',
  ),
  fire.one(
    'smell-gas',
    'You smell gas in the kitchen. What do you do? | 厨房闻到煤气味。您怎么办？ | 廚房聞到瓦斯味。您怎麼辦？',
    [
      'Everybody out, touching no switch, then call 911 | 都出去，不碰开关，再打 911 | 都出去，不碰開關，再打 911',
      'Turn on the light to see where the gas comes from | 开灯，看看哪里漏 | 開燈，看看哪裡漏',
      'Turn on the fan and open the windows, then wait | 开风扇，开窗，然后等 | 開電扇，開窗，然後等',
      'Hold a match to the stove to see whether it is on | 用火柴试试炉子开着没有 | 用火柴試試爐子開著沒有',
    ],
    'a',
    'A spark in a switch is enough. Get out first, then call. | 开关的一点火花就够了。先出去，再打。 | 開關的一點火花就夠了。先出去，再打。',
  ),
  fire.isTrue(
    'battery',
    'A smoke alarm that beeps for a new battery is reported to the office the same day. | 烟雾警报器没电了一直响，当天要告诉办公室。 | 煙霧警報器沒電了一直響，當天要告訴辦公室。',
    true,
    'Without a battery nobody is warned at night. | 没有电，夜里就没有警报。 | 沒有電，夜裡就沒有警報。',
  ),
];
