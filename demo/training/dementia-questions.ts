import type { DemoQuestion } from '#demo/shape.ts';
import { about, mustAsk } from './ask.ts';

const know = about('understanding');
const talk = about('talk-and-calm');
const safe = about('safe-days');

export const dementiaQuestions: DemoQuestion[] = [
  know.one(
    'what-is-it',
    'What is dementia? | 什么是失智症？ | 什麼是失智症？',
    [
      'A normal part of growing old that everybody gets | 人老了都会有的正常现象 | 人老了都會有的正常現象',
      'A lack of will: people do not try hard enough | 意志不够，不肯努力 | 意志不夠，不肯努力',
      'An illness of the brain that gets worse over time | 大脑的病，会慢慢加重 | 大腦的病，會慢慢加重',
      'An infection that one person can give to another | 会传染给别人的感染 | 會傳染給別人的感染',
    ],
    'c',
    'It is an illness of the brain. It is neither age nor ill will, and nobody can catch it. | 是大脑的病。不是老化，不是故意，也不会传染。 | 是大腦的病。不是老化，不是故意，也不會傳染。',
  ),
  know.several(
    'what-changes',
    'What does dementia change? | 失智症会改变什么？ | 失智症會改變什麼？',
    [
      'Memory | 记忆 | 記憶',
      'Finding words | 说话找词 | 說話找詞',
      'Judgment and mood | 判断和情绪 | 判斷和情緒',
      'The right to be treated with respect | 受到尊重的权利 | 受到尊重的權利',
    ],
    ['a', 'b', 'c'],
    'Memory, words, judgment and mood change. The person’s dignity does not. | 记忆、说话、判断、情绪会变，尊严不变。 | 記憶、說話、判斷、情緒會變，尊嚴不變。',
  ),
  know.one(
    'same-question',
    'The elder asks for the fifth time what day it is. What do you do? | 长者第五次问今天星期几。您怎么办？ | 長者第五次問今天星期幾。您怎麼辦？',
    [
      'Answer kindly, as if it were the first time | 像第一次那样好好回答 | 像第一次那樣好好回答',
      'Say that you have answered it four times already | 说您已经答了四次 | 說您已經答了四次',
      'Stop answering, so that the elder learns to remember | 不再回答，让长者学着记住 | 不再回答，讓長者學著記住',
      'Ask the elder to guess, as a good exercise | 让长者猜，当作练习 | 讓長者猜，當作練習',
    ],
    'a',
    'The answer did not stay. For the elder it is the first time. | 答案没记住。对长者来说，就是第一次问。 | 答案沒記住。對長者來說，就是第一次問。',
  ),
  know.isTrue(
    'on-purpose',
    'An elder with dementia repeats questions to annoy you. | 失智长者重复问，是故意要惹您生气。 | 失智長者重複問，是故意要惹您生氣。',
    false,
    'They do not do it on purpose. It is the illness. | 长者不是故意的，是病。 | 長者不是故意的，是病。',
  ),
  know.isTrue(
    'feelings',
    'People with dementia still have feelings, even when the words are gone. | 失智长者说不出话了，感受还是在。 | 失智長者說不出話了，感受還是在。',
    true,
    'Feelings stay to the end. They notice how you speak and touch. | 感受一直都在。您的语气和动作，长者感觉得到。 | 感受一直都在。您的語氣和動作，長者感覺得到。',
  ),
  know.one(
    'steady-day',
    'What kind of day helps a person with dementia most? | 怎样的一天，对失智长者最好？ | 怎樣的一天，對失智長者最好？',
    [
      'A new program each day, to train the memory | 每天换新花样，训练记忆 | 每天換新花樣，訓練記憶',
      'As much sleep in the daytime as possible | 白天睡得越多越好 | 白天睡得越多越好',
      'Television from morning to evening, for company | 从早到晚开电视，热闹 | 從早到晚開電視，熱鬧',
      'The same things at the same time each day | 每天同样的时间，做同样的事 | 每天同樣的時間，做同樣的事',
    ],
    'd',
    'A steady day gives support when memory fails. | 记不住的时候，规律的日子让人安心。 | 記不住的時候，規律的日子讓人安心。',
  ),
  know.several(
    'calming',
    'What can bring calm and pride? | 什么能让长者安心、有成就感？ | 什麼能讓長者安心、有成就感？',
    [
      'Songs from their youth | 年轻时的老歌 | 年輕時的老歌',
      'Looking at old photos together | 一起看老照片 | 一起看老照片',
      'A hard memory test | 很难的记忆测验 | 很難的記憶測驗',
      'Folding towels with you | 和您一起叠毛巾 | 和您一起摺毛巾',
    ],
    ['a', 'b', 'd'],
    'Old songs, photos and small tasks. A test only shows what is lost. | 老歌、照片、小家务。测验只会让人难过。 | 老歌、照片、小家務。測驗只會讓人難過。',
  ),
  mustAsk(
    know.one(
      'sudden-change',
      'Since yesterday the elder is far more confused than usual. What do you do? | 从昨天起，长者比平常糊涂很多。您怎么办？ | 從昨天起，長者比平常糊塗很多。您怎麼辦？',
      [
        'Wait: with dementia such days come and go | 等等看，失智症就是时好时坏 | 等等看，失智症就是時好時壞',
        'Report it to the nurse supervisor the same day | 当天告诉护士主管 | 當天告訴護士主管',
        'Write it down, and mention it at the next visit | 写下来，下次再说 | 寫下來，下次再說',
        'Give less medicine until the head is clear again | 少给一点药，等清醒了再说 | 少給一點藥，等清醒了再說',
      ],
      'b',
      'A sudden change is not the dementia. It may be an infection, a medicine or pain. | 突然变差不是失智症，可能是感染、药物或疼痛。 | 突然變差不是失智症，可能是感染、藥物或疼痛。',
    ),
  ),
  talk.one(
    'approach',
    'How do you come up to an elder with dementia? | 怎样走近失智长者？ | 怎樣走近失智長者？',
    [
      'Quietly from behind, so as not to disturb | 从后面轻轻走近，不打扰 | 從後面輕輕走近，不打擾',
      'Quickly, and take the hand at once | 快步过去，马上拉手 | 快步過去，馬上拉手',
      'Calling loudly from the door of the room | 在房门口大声叫 | 在房門口大聲叫',
      'From the front, at eye level, saying who you are | 从前面，平视，说您是谁 | 從前面，平視，說您是誰',
    ],
    'd',
    'A surprise is frightening. Let the elder see you and know who you are. | 突然出现会吓到人。让长者先看到您，知道您是谁。 | 突然出現會嚇到人。讓長者先看到您，知道您是誰。',
  ),
  talk.several(
    'speak',
    'How do you speak? | 怎样说话？ | 怎樣說話？',
    [
      'In short sentences | 句子短 | 句子短',
      'One question at a time | 一次问一件事 | 一次問一件事',
      'You wait for the answer | 等长者回答 | 等長者回答',
      'Louder each time there is no answer | 没回答就越说越大声 | 沒回答就越說越大聲',
    ],
    ['a', 'b', 'c'],
    'Words need time. A louder voice sounds like anger. | 听懂需要时间。大声会像在生气。 | 聽懂需要時間。大聲會像在生氣。',
  ),
  talk.isTrue(
    'test',
    '“Don’t you remember me?” is a good way to train the memory. | 问“您不记得我吗？”，可以训练记忆。 | 問「您不記得我嗎？」，可以訓練記憶。',
    false,
    'It only embarrasses the person. Say who you are instead. | 只会让人难堪。直接说您是谁就好。 | 只會讓人難堪。直接說您是誰就好。',
  ),
  mustAsk(
    talk.one(
      'mother',
      'An elder, 88 years old, wants to go home to her mother. What do you say? | 88 岁的长者想回家找妈妈。您怎么说？ | 88 歲的長者想回家找媽媽。您怎麼說？',
      [
        '“Your mother died a long time ago, please remember.” | “您妈妈早就过世了，您要记住。” | 「您媽媽早就過世了，您要記住。」',
        '“You miss her. Tell me about her.” | “您想她了，说给我听。” | 「您想她了，說給我聽。」',
        '“We will go there tomorrow morning, I promise you.” | “明天早上就带您去，我保证。” | 「明天早上就帶您去，我保證。」',
        '“Stop it now. You are at home already, look around.” | “别闹了，您已经在家了。” | 「別鬧了，您已經在家了。」',
      ],
      'b',
      'Answer the feeling. The news of the death would hurt like the first time. | 回应感受。说妈妈过世了，会像第一次听到一样痛。 | 回應感受。說媽媽過世了，會像第一次聽到一樣痛。',
    ),
  ),
  talk.one(
    'two-shirts',
    'How do you make dressing easier? | 怎样让穿衣服容易些？ | 怎樣讓穿衣服容易些？',
    [
      'Show two shirts, and go one step at a time | 给两件选，一步一步来 | 給兩件選，一步一步來',
      'Open the closet and let the elder choose freely | 打开衣柜，让长者随便挑 | 打開衣櫃，讓長者隨便挑',
      'Dress the elder quickly, before there is a protest | 趁没反对，赶快穿好 | 趁沒反對，趕快穿好',
      'Explain all the steps at the beginning, then wait | 先把所有步骤讲完，再等 | 先把所有步驟講完，再等',
    ],
    'a',
    'Two shirts are a choice. Ten are a puzzle. | 两件是选择，十件是难题。 | 兩件是選擇，十件是難題。',
  ),
  talk.one(
    'no-bath',
    'The elder pushes you away at bath time. What do you do? | 洗澡时，长者把您推开。您怎么办？ | 洗澡時，長者把您推開。您怎麼辦？',
    [
      'Hold the arms gently, and finish as fast as you can | 轻轻按住手，赶快洗完 | 輕輕按住手，趕快洗完',
      'Say that there is no dinner without a bath | 说不洗澡就没有晚饭 | 說不洗澡就沒有晚餐',
      'Stop, and try later in another way | 先停下，晚点换个方法 | 先停下，晚點換個方法',
      'Skip the bath, and write that it was given | 不洗了，记录上写洗过 | 不洗了，紀錄上寫洗過',
    ],
    'c',
    'Force makes fear. Later, warmer, or only a wash at the sink may do. | 硬来会让人怕。晚一点、暖一点，擦身也可以。 | 硬來會讓人怕。晚一點、暖一點，擦澡也可以。',
  ),
  talk.several(
    'causes',
    'The elder is suddenly restless. What may be the cause? | 长者突然坐立不安。可能是什么原因？ | 長者突然坐立不安。可能是什麼原因？',
    [
      'Pain | 疼痛 | 疼痛',
      'The need to use the bathroom | 想上厕所 | 想上廁所',
      'Noise in the room | 房间太吵 | 房間太吵',
      'The wish to make your work harder | 想让您更难做事 | 想讓您更難做事',
    ],
    ['a', 'b', 'c'],
    'The cause may be pain, hunger, needing the bathroom, noise or fear. Look for it. | 后面有原因：疼、饿、想上厕所、太吵、怕。 | 後面有原因：痛、餓、想上廁所、太吵、怕。',
  ),
  talk.one(
    'angry',
    'The elder shouts and raises a hand. What do you do first? | 长者大喊，举起手来。您先做什么？ | 長者大喊，舉起手來。您先做什麼？',
    [
      'Hold the wrists until the elder is quiet again | 抓住手腕，等长者安静 | 抓住手腕，等長者安靜',
      'Raise your voice, so that the elder hears you | 您也大声，让长者听到 | 您也大聲，讓長者聽到',
      'Lock the door of the room from the outside | 从外面把房门锁上 | 從外面把房門鎖上',
      'Step back, give space and speak softly | 退一步，留空间，轻声说 | 退一步，留空間，輕聲說',
    ],
    'd',
    'Space and a soft voice are calming. Holding by force hurts and is not allowed. | 留空间、轻声，才会平静。硬按会受伤，也不允许。 | 留空間、輕聲，才會平靜。硬按會受傷，也不允許。',
  ),
  safe.one(
    'how-many',
    'How many people with dementia wander off at some time? | 失智的人，有多少走失过？ | 失智的人，有多少走失過？',
    [
      'Almost nobody | 几乎没有 | 幾乎沒有',
      'One in ten | 十个里有一个 | 十個裡有一個',
      'Six in ten | 十个里有六个 | 十個裡有六個',
      'Only men | 只有男的 | 只有男的',
    ],
    'c',
    'Six in ten. So be ready before it happens. | 十个里有六个。所以要先有准备。 | 十個裡有六個。所以要先有準備。',
  ),
  safe.one(
    'wants-to-leave',
    'Toward evening the elder puts on his coat: “I must go to work.” What do you do? | 傍晚长者穿上外套说：“我要去上班。”您怎么办？ | 傍晚長者穿上外套說：「我要去上班。」您怎麼辦？',
    [
      'Tell him that he has been retired for twenty years | 告诉他，他退休二十年了 | 告訴他，他退休二十年了',
      'Ask about his work, walk along, turn back together | 问他的工作，陪走一段，再回来 | 問他的工作，陪走一段，再回來',
      'Stand in the door, and hold him by his sleeve | 站在门口，拉住袖子 | 站在門口，拉住袖子',
      'Let him go alone, and watch from the window | 让他自己去，您在窗边看 | 讓他自己去，您在窗邊看',
    ],
    'b',
    'Going along ends most such walks without a quarrel. | 陪着走一走，多半不用争就回来了。 | 陪著走一走，多半不用爭就回來了。',
  ),
  safe.isTrue(
    'lock-in',
    'It is safe to lock the elder in while you run to the store. | 您去买东西，可以把长者反锁在家。 | 您去買東西，可以把長者反鎖在家。',
    false,
    'Never. In a fire there is no way out, and locking in is abuse. | 绝对不行。着火时逃不出去，反锁也是虐待。 | 絕對不行。著火時逃不出去，反鎖也是虐待。',
  ),
  mustAsk(
    safe.one(
      'missing',
      'You come out of the kitchen and the elder is gone. What do you do? | 您从厨房出来，长者不见了。您怎么办？ | 您從廚房出來，長者不見了。您怎麼辦？',
      [
        'Look quickly nearby; not found: 911, then the office | 附近快找，找不到打 911，再告诉办公室 | 附近快找，找不到打 911，再告訴辦公室',
        'Wait for an hour, since most come back by themselves | 等一小时，多半会自己回来 | 等一小時，多半會自己回來',
        'Drive through the neighborhood by yourself until it is dark | 自己在附近找，找到天黑为止 | 自己在附近找，找到天黑為止',
        'Call the family one after the other, and ask who has seen them | 一个一个打给家人，问谁看到了 | 一個一個打給家人，問誰看到了',
      ],
      'a',
      'Minutes count. Tell 911 what the elder wears and that it is dementia. | 一分钟都不能等。告诉 911 穿什么衣服、有失智症。 | 一分鐘都不能等。告訴 911 穿什麼衣服、有失智症。',
    ),
  ),
  safe.several(
    'kitchen',
    'What makes the kitchen safer? | 怎样让厨房更安全？ | 怎樣讓廚房更安全？',
    [
      'The elder is not alone at the stove | 不让长者独自开火 | 不讓長者獨自開火',
      'Knives are put away | 收好刀 | 收好刀',
      'Cleaners are put away | 收好清洁剂 | 收好清潔劑',
      'Cleaners are kept in old drink bottles | 清洁剂装在旧饮料瓶里 | 清潔劑裝在舊飲料瓶裡',
    ],
    ['a', 'b', 'c'],
    'Somebody may drink a cleaner from a drink bottle by mistake. | 装在饮料瓶里，很容易被喝下去。 | 裝在飲料瓶裡，很容易被喝下去。',
  ),
  safe.one(
    'meals',
    'How do you make a meal easier? | 怎样让吃饭容易些？ | 怎樣讓吃飯容易些？',
    [
      'Put all dishes on the table, so that there is a choice | 菜全部摆上桌，让长者挑 | 菜全部擺上桌，讓長者挑',
      'Turn on the television, so that the elder sits still | 开电视，让长者坐得住 | 開電視，讓長者坐得住',
      'Feed quickly, before the elder loses interest | 趁长者没走，快点喂 | 趁長者沒走，快點餵',
      'One dish at a time, small bites, and sit with them | 一次一样，小口吃，坐下来陪 | 一次一樣，小口吃，坐下來陪',
    ],
    'd',
    'A little at a time, no hurry, and company. | 一次少一点，不急，有人陪。 | 一次少一點，不急，有人陪。',
  ),
  safe.several(
    'evening',
    'The elder grows restless toward evening. What helps? | 长者到傍晚就不安。什么有帮助？ | 長者到傍晚就不安。什麼有幫助？',
    [
      'Lights on early | 早点开灯 | 早點開燈',
      'Quiet in the room | 房间安静 | 房間安靜',
      'A strong coffee | 一杯浓咖啡 | 一杯濃咖啡',
      'No coffee in the afternoon | 下午不喝咖啡 | 下午不喝咖啡',
    ],
    ['a', 'b', 'd'],
    'Shadows and noise are confusing, and coffee keeps people awake. | 影子和吵闹让人糊涂，咖啡让人睡不着。 | 影子和吵鬧讓人糊塗，咖啡讓人睡不著。',
  ),
  safe.isTrue(
    'own-limits',
    'If the work wears you out, you tell your coordinator. | 照顾得很累、很难受，要告诉协调员。 | 照顧得很累、很難受，要告訴協調員。',
    true,
    'You are not alone. Tired people make mistakes. | 您不是一个人。太累会出错。 | 您不是一個人。太累會出錯。',
  ),
];
