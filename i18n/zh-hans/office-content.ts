import type { Messages } from '../messages.ts';

export const content: Messages['office']['content'] = {
  nav: '内容',
  wrong: {
    approve: '这段文字是电脑转换的。请先看一遍，再确认。',
    address: '请输入以 / 或 https:// 开头的网址。',
    map: '请输入 OpenStreetMap 地图的网址（https://www.openstreetmap.org/…）。',
    altText: '请用三种语言写出图片里是什么。',
    later: '请选一个还没到的时间。',
    afterStart: '结束要在开始之后。',
    places: '报名的人比这个数多。请填大一点的数。',
  },
};
