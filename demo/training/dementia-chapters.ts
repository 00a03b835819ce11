import { type Chapter, say } from './script.ts';

export const dementiaChapters: Chapter[] = [
  {
    slug: 'understanding',
    cover: 'train-memory',
    title: say('What dementia is', '认识失智症', '認識失智症'),
    scenes: [
      {
        picture: 'train-memory',
        lines: [
          say(
            'Dementia is an illness of the brain, not normal aging.',
            '失智症是大脑的病，不是正常的老化。',
            '失智症是大腦的病，不是正常的老化。',
          ),
          say(
            'It changes memory, words, judgment and mood, a little at a time.',
            '记忆、说话、判断、情绪，会慢慢改变。',
            '記憶、說話、判斷、情緒，會慢慢改變。',
          ),
          say(
            'The same question again? The answer did not stay. Answer kindly.',
            '又问同一句？因为没记住。请再好好答一次。',
            '又問同一句？因為沒記住。請再好好答一次。',
          ),
          say(
            'They do not do it on purpose. Feelings stay to the end.',
            '长者不是故意的。感受会一直都在。',
            '長者不是故意的。感受會一直都在。',
          ),
        ],
      },
      {
        picture: 'train-day-plan',
        lines: [
          say(
            'A steady day helps: the same things at the same time.',
            '每天照着来：同样的事，同样的时间。',
            '每天照著來：同樣的事，同樣的時間。',
          ),
          say(
            'Old songs, photos and small tasks bring calm and pride.',
            '老歌、照片、小小的家务，让长者安心。',
            '老歌、照片、小小的家務，讓長者安心。',
          ),
        ],
      },
      {
        picture: 'activity-blood-pressure',
        lines: [
          say(
            'Much worse within hours or days? That is not the dementia.',
            '几小时、几天里突然变差？那不是失智症。',
            '幾小時、幾天裡突然變差？那不是失智症。',
          ),
          say(
            'It may be an infection, a medicine or pain. Report it the same day.',
            '可能是感染、药物或疼痛。当天就要报告。',
            '可能是感染、藥物或疼痛。當天就要回報。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: it is the illness, not the person.',
      '请记住：是病，不是人变坏了。',
      '請記住：是病，不是人變壞了。',
    ),
  },
  {
    slug: 'talk-and-calm',
    cover: 'train-listen',
    title: say('Talking and staying calm', '好好说话，保持平静', '好好說話，保持平靜'),
    scenes: [
      {
        picture: 'train-listen',
        lines: [
          say(
            'Come from the front, at eye level. Say who you are.',
            '从前面走近，眼睛平视，说您是谁。',
            '從前面走近，眼睛平視，說您是誰。',
          ),
          say(
            'Short sentences, one question. Then wait for the answer.',
            '句子短，一次问一件事，然后等回答。',
            '句子短，一次問一件事，然後等回答。',
          ),
          say(
            'Do not argue and do not test: no “don’t you remember?”',
            '不争对错，不考长者，不问“您不记得吗？”',
            '不爭對錯，不考長者，不問「您不記得嗎？」',
          ),
        ],
      },
      {
        picture: 'train-memory',
        lines: [
          say(
            'Asks for a mother long gone? “You miss her. Tell me about her.”',
            '找过世的妈妈？说：“您想她了，说给我听。”',
            '找過世的媽媽？說：「您想她了，說給我聽。」',
          ),
        ],
      },
      {
        picture: 'train-dignity',
        lines: [
          say(
            'Show two shirts, not ten. One step at a time.',
            '两件衣服里选，不是十件。一步一步来。',
            '兩件衣服裡選，不是十件。一步一步來。',
          ),
          say(
            'No bath today? Stop, and try later in another way.',
            '不肯洗澡？先停下，晚点换个方法。',
            '不肯洗澡？先停下，晚點換個方法。',
          ),
        ],
      },
      {
        picture: 'train-listen',
        lines: [
          say(
            'Upset? Look for the cause: pain, hunger, toilet, noise, fear.',
            '不安？找原因：疼、饿、想上厕所、太吵、怕。',
            '不安？找原因：痛、餓、想上廁所、太吵、怕。',
          ),
          say(
            'Angry? Step back, give space, speak softly. Never hold by force.',
            '生气？退一步，轻声说，绝不硬拉硬按。',
            '生氣？退一步，輕聲說，絕不硬拉硬按。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: answer the feeling, not the mistake.',
      '请记住：回应感受，不纠正错误。',
      '請記住：回應感受，不糾正錯誤。',
    ),
  },
  {
    slug: 'safe-days',
    cover: 'train-wander',
    title: say('Safe days, and wandering', '平安过日子，防走失', '平安過日子，防走失'),
    scenes: [
      {
        picture: 'train-wander',
        lines: [
          say(
            'Six in ten people with dementia wander off at some time.',
            '失智长者，十个里有六个走失过。',
            '失智長者，十個裡有六個走失過。',
          ),
          say(
            'Wants to go? Ask what for, walk along, then turn back together.',
            '想出门？问为什么，陪走一段，再一起回来。',
            '想出門？問為什麼，陪走一段，再一起回來。',
          ),
          say(
            'Never lock a person in alone: in a fire there is no way out.',
            '绝不把人反锁在家：着火时逃不出去。',
            '絕不把人反鎖在家：著火時逃不出去。',
          ),
          say(
            'Gone? Look quickly nearby. Not found: 911 first, then the office.',
            '不见了？附近快找。找不到先打 911，再告诉办公室。',
            '不見了？附近快找。找不到先打 911，再告訴辦公室。',
          ),
        ],
      },
      {
        picture: 'review-soup',
        lines: [
          say(
            'Never alone at the stove. Put away knives and cleaners.',
            '不让长者独自开火。收好刀和清洁剂。',
            '不讓長者獨自開火。收好刀和清潔劑。',
          ),
          say(
            'Meals: one dish at a time, small bites, sit with them.',
            '吃饭：一次一样，小口吃，坐下来陪。',
            '吃飯：一次一樣，小口吃，坐下來陪。',
          ),
        ],
      },
      {
        picture: 'train-night-light',
        lines: [
          say(
            'Restless toward evening? Lights on early, quiet, no coffee.',
            '傍晚不安？早点开灯，安静，不喝咖啡。',
            '傍晚不安？早點開燈，安靜，不喝咖啡。',
          ),
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          say(
            'Tired or upset yourself? Tell your coordinator. You are not alone.',
            '您自己累了、难受了？告诉协调员，您不是一个人。',
            '您自己累了、難受了？告訴協調員，您不是一個人。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: go along, keep safe, call early.',
      '请记住：陪着走，保平安，早打电话。',
      '請記住：陪著走，保平安，早打電話。',
    ),
  },
];
