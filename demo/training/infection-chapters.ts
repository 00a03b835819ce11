import { type Chapter, say } from './script.ts';

export const infectionChapters: Chapter[] = [
  {
    slug: 'clean-hands',
    cover: 'train-handwashing-3',
    title: { en: 'Clean hands', 'zh-CN': '洗手', 'zh-TW': '洗手' },
    scenes: [
      {
        picture: 'scene-home-care',
        lines: [
          {
            en: 'Germs ride on our hands from one home to the next.',
            'zh-CN': '细菌和病毒，会跟着手从一家带到另一家。',
            'zh-TW': '細菌和病毒，會跟著手從一家帶到另一家。',
          },
          {
            en: 'Wash when you arrive, before food, after the toilet, and before you leave.',
            'zh-CN': '进门要洗，做饭前、上厕所后要洗，离开前也要洗。',
            'zh-TW': '進門要洗，做飯前、上廁所後要洗，離開前也要洗。',
          },
        ],
      },
      {
        picture: 'train-handwashing-1',
        lines: [
          {
            en: 'Step one. Wet your hands under clean running water.',
            'zh-CN': '第一步：用干净的流水把手打湿。',
            'zh-TW': '第一步：用乾淨的流水把手沖濕。',
          },
        ],
      },
      {
        picture: 'train-handwashing-2',
        lines: [
          {
            en: 'Step two. Take soap and spread it over both hands.',
            'zh-CN': '第二步：取洗手液，抹满两只手。',
            'zh-TW': '第二步：取洗手乳，抹滿兩隻手。',
          },
        ],
      },
      {
        picture: 'train-handwashing-3',
        sign: '20 s',
        lines: [
          {
            en: 'Step three. Rub for at least 20 seconds.',
            'zh-CN': '第三步：至少搓 20 秒。',
            'zh-TW': '第三步：至少搓 20 秒。',
          },
          {
            en: 'Palms, backs, between the fingers, thumbs, nails and wrists.',
            'zh-CN': '手心、手背、指缝、拇指、指甲、手腕，都要搓到。',
            'zh-TW': '手心、手背、指縫、拇指、指甲、手腕，都要搓到。',
          },
        ],
      },
      {
        picture: 'train-handwashing-4',
        lines: [
          {
            en: 'Step four. Rinse, then dry with a clean paper towel.',
            'zh-CN': '第四步：冲洗干净，用干净的纸巾擦干。',
            'zh-TW': '第四步：沖洗乾淨，用乾淨的紙巾擦乾。',
          },
          {
            en: 'Use the towel to turn off the faucet.',
            'zh-CN': '关水龙头时，隔着纸巾关。',
            'zh-TW': '關水龍頭時，隔著紙巾關。',
          },
        ],
      },
      {
        picture: 'train-handwashing-2',
        sign: '60 %',
        lines: [
          {
            en: 'No sink? Use hand sanitizer with at least 60% alcohol. Rub until dry.',
            'zh-CN': '没有水，用免洗洗手液：酒精 60% 以上，搓到干。',
            'zh-TW': '沒有水，用乾洗手液：酒精 60% 以上，搓到乾。',
          },
          {
            en: 'Hands that look dirty always need soap and water.',
            'zh-CN': '手看得出脏，一定要用肥皂和水洗。',
            'zh-TW': '手看得出髒，一定要用肥皂和水洗。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: clean hands first, every time.',
      'zh-CN': '请记住：先洗手，次次都洗。',
      'zh-TW': '請記住：先洗手，次次都洗。',
    },
  },
  {
    slug: 'gloves-and-mask',
    cover: 'train-mask',
    title: {
      en: 'Gloves and mask',
      'zh-CN': '手套和口罩',
      'zh-TW': '手套和口罩',
    },
    scenes: [
      {
        picture: 'train-gloves-on',
        lines: [
          {
            en: 'Wear gloves when you may touch blood, body fluids or broken skin.',
            'zh-CN': '可能碰到血、体液或破了的皮肤时，要戴手套。',
            'zh-TW': '可能碰到血、體液或破了的皮膚時，要戴手套。',
          },
          {
            en: 'Clean your hands first. Put on a new pair that fits.',
            'zh-CN': '先洗手，再戴一双合手的新手套。',
            'zh-TW': '先洗手，再戴一雙合手的新手套。',
          },
          {
            en: 'Change gloves between tasks. Never wash them or use them twice.',
            'zh-CN': '换一件事，就换一双。手套不能洗，不能再用。',
            'zh-TW': '換一件事，就換一雙。手套不能洗，不能再用。',
          },
        ],
      },
      {
        picture: 'train-gloves-off',
        lines: [
          {
            en: 'Taking off: pinch the outside near the wrist and peel it inside out.',
            'zh-CN': '脱手套：捏住手腕处的外面，往外翻着脱。',
            'zh-TW': '脫手套：捏住手腕處的外面，往外翻著脫。',
          },
          {
            en: 'Slide a bare finger inside the other cuff and peel it over the first.',
            'zh-CN': '光手伸进另一只的里面，翻过来包住第一只。',
            'zh-TW': '光手伸進另一隻的裡面，翻過來包住第一隻。',
          },
          {
            en: 'Throw both away. Then wash your hands.',
            'zh-CN': '两只一起丢掉，然后洗手。',
            'zh-TW': '兩隻一起丟掉，然後洗手。',
          },
        ],
      },
      {
        picture: 'train-mask',
        lines: [
          {
            en: 'Touch a mask only by its loops. Cover nose, mouth and chin.',
            'zh-CN': '口罩只碰耳绳。鼻子、嘴、下巴都要遮住。',
            'zh-TW': '口罩只碰耳繩。鼻子、嘴、下巴都要遮住。',
          },
          {
            en: 'Change it when it is damp or dirty.',
            'zh-CN': '湿了或脏了，就换新的。',
            'zh-TW': '濕了或髒了，就換新的。',
          },
          {
            en: 'Cough into a tissue or your elbow.',
            'zh-CN': '咳嗽用纸巾或手肘遮住。',
            'zh-TW': '咳嗽用紙巾或手肘遮住。',
          },
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          {
            en: 'Fever, new cough or vomiting? Stay home and call the office first.',
            'zh-CN': '您自己发烧、咳嗽或呕吐？先打电话，不要上门。',
            'zh-TW': '您自己發燒、咳嗽或嘔吐？先打電話，不要上門。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: gloves never replace clean hands.',
      'zh-CN': '请记住：戴手套不能代替洗手。',
      'zh-TW': '請記住：戴手套不能代替洗手。',
    },
  },
  {
    slug: 'clean-home',
    cover: 'review-soup',
    title: {
      en: 'A clean home, and when to call',
      'zh-CN': '家里干净，有事就报告',
      'zh-TW': '家裡乾淨，有事就回報',
    },
    scenes: [
      {
        picture: 'review-soup',
        sign: '40 °F',
        lines: [
          {
            en: 'Keep cold food at 40 °F or below. Put leftovers away within two hours.',
            'zh-CN': '冰箱不高于 40 °F。剩菜两小时内放进冰箱。',
            'zh-TW': '冰箱不高於 40 °F。剩菜兩小時內放進冰箱。',
          },
        ],
      },
      {
        picture: 'train-gloves-on',
        lines: [
          {
            en: 'Treat all blood and body fluids as if they carry germs.',
            'zh-CN': '所有的血和体液，都当作会传染来处理。',
            'zh-TW': '所有的血和體液，都當作會傳染來處理。',
          },
          {
            en: 'Gloves on. Wipe up, bag the waste, clean, then disinfect.',
            'zh-CN': '戴手套，擦干净，装袋，清洗，再消毒。',
            'zh-TW': '戴手套，擦乾淨，裝袋，清洗，再消毒。',
          },
          {
            en: 'Never mix bleach with another cleaner. The gas is poisonous.',
            'zh-CN': '漂白水不能和别的清洁剂混用，气体有毒。',
            'zh-TW': '漂白水不能和別的清潔劑混用，氣體有毒。',
          },
        ],
      },
      {
        picture: 'train-gloves-off',
        lines: [
          {
            en: 'Hold dirty laundry away from your body. Do not shake it.',
            'zh-CN': '脏衣物不要贴着身体，也不要抖。',
            'zh-TW': '髒衣物不要貼著身體，也不要抖。',
          },
          {
            en: 'Never put a cap back on a needle. It goes into a sharps container.',
            'zh-CN': '不要盖回针套。针头要放进专用硬盒。',
            'zh-TW': '不要蓋回針套。針頭要放進專用硬盒。',
          },
        ],
      },
      {
        picture: 'activity-blood-pressure',
        lines: [
          {
            en: 'Watch for fever, a new cough, a red or warm wound, burning urine.',
            'zh-CN': '留意：发烧、新的咳嗽、伤口红热、小便刺痛。',
            'zh-TW': '留意：發燒、新的咳嗽、傷口紅熱、小便刺痛。',
          },
          {
            en: 'In an elder, sudden confusion may be the only sign.',
            'zh-CN': '长者突然糊涂，可能就是唯一的信号。',
            'zh-TW': '長者突然糊塗，可能就是唯一的徵兆。',
          },
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          {
            en: 'Tell your nurse supervisor the same day. Write down what you saw.',
            'zh-CN': '当天告诉护士主管，并写下您看到的。',
            'zh-TW': '當天告訴護士主管，並寫下您看到的。',
          },
        ],
      },
      {
        picture: 'train-emergency',
        sign: '911',
        lines: [
          {
            en: 'Trouble breathing, or cannot be woken? Call 911 first.',
            'zh-CN': '呼吸困难，或叫不醒？先打 911。',
            'zh-TW': '呼吸困難，或叫不醒？先打 911。',
          },
        ],
      },
    ],
    takeaway: {
      en: 'Remember: see it, report it, write it down.',
      'zh-CN': '请记住：看到，报告，写下来。',
      'zh-TW': '請記住：看到，回報，寫下來。',
    },
  },
  {
    slug: 'blood-and-needles',
    cover: 'train-gloves-off',
    title: say('Blood, needles and you', '血、针头和您自己', '血、針頭和您自己'),
    scenes: [
      {
        picture: 'train-gloves-on',
        lines: [
          say(
            'Blood can carry hepatitis B, hepatitis C and HIV.',
            '血里可能有乙肝、丙肝和艾滋病毒。',
            '血裡可能有 B 肝、C 肝和愛滋病毒。',
          ),
          say(
            'They enter through a needle stick, a cut, or the eyes, nose and mouth.',
            '会从针扎、伤口、眼睛、鼻子和嘴进入身体。',
            '會從針扎、傷口、眼睛、鼻子和嘴進入身體。',
          ),
        ],
      },
      {
        picture: 'train-mask',
        lines: [
          say(
            'Blood may splash? Mask and eye protection besides gloves.',
            '血可能溅出来？戴手套、口罩和护目镜。',
            '血可能濺出來？戴手套、口罩和護目鏡。',
          ),
        ],
      },
      {
        picture: 'activity-blood-pressure',
        lines: [
          say(
            'The hepatitis B vaccine protects you. The agency offers it free.',
            '乙肝疫苗能保护您，公司免费提供。',
            'B 肝疫苗能保護您，公司免費提供。',
          ),
          say(
            'Said no at first? You may still ask for it later.',
            '一开始没打？以后想打，随时可以说。',
            '一開始沒打？以後想打，隨時可以說。',
          ),
        ],
      },
      {
        picture: 'train-handwashing-4',
        lines: [
          say(
            'Stuck? Wash with soap and water. Splashed in the eye? Rinse with water.',
            '被针扎：用肥皂和水洗。溅到眼睛：用清水冲。',
            '被針扎：用肥皂和水洗。濺到眼睛：用清水沖。',
          ),
        ],
      },
      {
        picture: 'train-report-call',
        lines: [
          say(
            'Then call the office at once. Treatment works best within hours.',
            '马上打给办公室。几小时内治疗最有效。',
            '馬上打給辦公室。幾小時內治療最有效。',
          ),
        ],
      },
      {
        picture: 'review-letter',
        lines: [
          say(
            'The exposure control plan says all this. The office shows it to you.',
            '这些都写在“接触控制计划”里，可以向办公室要来看。',
            '這些都寫在「暴露控制計畫」裡，可以向辦公室要來看。',
          ),
        ],
      },
    ],
    takeaway: say(
      'Remember: wash, call, see a doctor the same day.',
      '请记住：先洗，打电话，当天看医生。',
      '請記住：先洗，打電話，當天看醫生。',
    ),
  },
];
