/** Suggestions for the city and state of an address, found by their English or Chinese name, in either script. */
import { plain } from '#contract/field-rules.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';

type Names = readonly [en: string, hans: string, hant: string];

/** As the post writes them (contract/fields.ts), with the names people know them by. */
const stateNames: Record<string, Names> = {
  AL: ['Alabama', '亚拉巴马州', '阿拉巴馬州'],
  AK: ['Alaska', '阿拉斯加州', '阿拉斯加州'],
  AZ: ['Arizona', '亚利桑那州', '亞利桑那州'],
  AR: ['Arkansas', '阿肯色州', '阿肯色州'],
  CA: ['California', '加利福尼亚州', '加州'],
  CO: ['Colorado', '科罗拉多州', '科羅拉多州'],
  CT: ['Connecticut', '康涅狄格州', '康乃狄克州'],
  DE: ['Delaware', '特拉华州', '德拉瓦州'],
  DC: ['District of Columbia', '华盛顿特区', '華盛頓特區'],
  FL: ['Florida', '佛罗里达州', '佛羅里達州'],
  GA: ['Georgia', '佐治亚州', '喬治亞州'],
  HI: ['Hawaii', '夏威夷州', '夏威夷州'],
  ID: ['Idaho', '爱达荷州', '愛達荷州'],
  IL: ['Illinois', '伊利诺伊州', '伊利諾州'],
  IN: ['Indiana', '印第安纳州', '印第安納州'],
  IA: ['Iowa', '艾奥瓦州', '愛荷華州'],
  KS: ['Kansas', '堪萨斯州', '堪薩斯州'],
  KY: ['Kentucky', '肯塔基州', '肯塔基州'],
  LA: ['Louisiana', '路易斯安那州', '路易斯安那州'],
  ME: ['Maine', '缅因州', '緬因州'],
  MD: ['Maryland', '马里兰州', '馬里蘭州'],
  MA: ['Massachusetts', '马萨诸塞州', '麻薩諸塞州'],
  MI: ['Michigan', '密歇根州', '密西根州'],
  MN: ['Minnesota', '明尼苏达州', '明尼蘇達州'],
  MS: ['Mississippi', '密西西比州', '密西西比州'],
  MO: ['Missouri', '密苏里州', '密蘇里州'],
  MT: ['Montana', '蒙大拿州', '蒙大拿州'],
  NE: ['Nebraska', '内布拉斯加州', '內布拉斯加州'],
  NV: ['Nevada', '内华达州', '內華達州'],
  NH: ['New Hampshire', '新罕布什尔州', '新罕布夏州'],
  NJ: ['New Jersey', '新泽西州', '新澤西州'],
  NM: ['New Mexico', '新墨西哥州', '新墨西哥州'],
  NY: ['New York', '纽约州', '紐約州'],
  NC: ['North Carolina', '北卡罗来纳州', '北卡羅萊納州'],
  ND: ['North Dakota', '北达科他州', '北達科他州'],
  OH: ['Ohio', '俄亥俄州', '俄亥俄州'],
  OK: ['Oklahoma', '俄克拉何马州', '奧克拉荷馬州'],
  OR: ['Oregon', '俄勒冈州', '奧勒岡州'],
  PA: ['Pennsylvania', '宾夕法尼亚州', '賓夕法尼亞州'],
  RI: ['Rhode Island', '罗得岛州', '羅德島州'],
  SC: ['South Carolina', '南卡罗来纳州', '南卡羅萊納州'],
  SD: ['South Dakota', '南达科他州', '南達科他州'],
  TN: ['Tennessee', '田纳西州', '田納西州'],
  TX: ['Texas', '得克萨斯州', '德州'],
  UT: ['Utah', '犹他州', '猶他州'],
  VT: ['Vermont', '佛蒙特州', '佛蒙特州'],
  VA: ['Virginia', '弗吉尼亚州', '維吉尼亞州'],
  WA: ['Washington', '华盛顿州', '華盛頓州'],
  WV: ['West Virginia', '西弗吉尼亚州', '西維吉尼亞州'],
  WI: ['Wisconsin', '威斯康星州', '威斯康辛州'],
  WY: ['Wyoming', '怀俄明州', '懷俄明州'],
  AS: ['American Samoa', '美属萨摩亚', '美屬薩摩亞'],
  GU: ['Guam', '关岛', '關島'],
  MP: ['Northern Mariana Islands', '北马里亚纳群岛', '北馬里亞納群島'],
  PR: ['Puerto Rico', '波多黎各', '波多黎各'],
  VI: ['Virgin Islands', '美属维尔京群岛', '美屬維京群島'],
};

/** Post towns in and around the city where our members live. */
const cityNames: readonly Names[] = [
  ['New York', '纽约（曼哈顿）', '紐約（曼哈頓）'],
  ['Brooklyn', '布鲁克林', '布魯克林'],
  ['Flushing', '法拉盛', '法拉盛'],
  ['Elmhurst', '艾姆赫斯特', '艾姆赫斯特'],
  ['Jackson Heights', '杰克逊高地', '傑克遜高地'],
  ['Corona', '可乐娜', '可樂娜'],
  ['Rego Park', '雷哥公园', '雷哥公園'],
  ['Forest Hills', '森林小丘', '森林小丘'],
  ['Fresh Meadows', '鲜草原', '新鮮草原'],
  ['Bayside', '贝赛', '貝賽'],
  ['Whitestone', '白石镇', '白石鎮'],
  ['College Point', '大学点', '大學點'],
  ['Oakland Gardens', '奥克兰花园', '奧克蘭花園'],
  ['Little Neck', '小颈', '小頸'],
  ['Woodside', '木边', '木邊'],
  ['Sunnyside', '阳光边', '陽光邊'],
  ['Long Island City', '长岛市', '長島市'],
  ['Astoria', '阿斯托里亚', '阿斯托利亞'],
  ['Maspeth', '马斯佩斯', '馬斯佩斯'],
  ['Ridgewood', '里奇伍德', '里奇伍德'],
  ['Jamaica', '牙买加', '牙買加'],
  ['Bronx', '布朗克斯', '布朗克斯'],
  ['Staten Island', '史坦顿岛', '史坦頓島'],
  ['Great Neck', '大颈', '大頸'],
  ['Jersey City', '泽西市', '澤西市'],
];

const key = (text: string): string => plain(text).toLowerCase();
const nameIn = (names: Names, locale: Locale): string => names[locales.indexOf(locale)] ?? names[0];
const matches = (typed: string, words: readonly string[]): boolean =>
  words.some((word) => key(word).startsWith(typed)) ||
  words.some((word) => key(word).includes(typed) && typed.length > 1);

const most = 6;

export type Place = { value: string; label: string };

export const suggestStates = (typed: string, locale: Locale): Place[] => {
  const wanted = key(typed);
  const found = Object.entries(stateNames).filter(
    ([code, names]) => wanted && matches(wanted, [code, ...names]),
  );
  // The code itself first: 'ny' means New York, not a name with these letters in it.
  found.sort(([a], [b]) => Number(key(b) === wanted) - Number(key(a) === wanted));
  return found
    .filter(([code]) => code !== plain(typed))
    .slice(0, most)
    .map(([code, names]) => ({ value: code, label: `${code} · ${nameIn(names, locale)}` }));
};

export const suggestCities = (typed: string, locale: Locale): Place[] => {
  const wanted = key(typed);
  return cityNames
    .filter((names) => wanted && names[0] !== plain(typed) && matches(wanted, names))
    .slice(0, most)
    .map((names) => ({
      value: names[0],
      label: locale === 'en' ? names[0] : `${names[0]} · ${nameIn(names, locale)}`,
    }));
};

/** 'new york' and '纽约州' mean NY; what is not known stays as it was typed. */
export const stateCodeOf = (typed: string): string => {
  const wanted = key(typed);
  const found = Object.entries(stateNames).find(
    ([code, names]) => key(code) === wanted || names.some((name) => key(name) === wanted),
  );
  return found?.[0] ?? typed;
};
