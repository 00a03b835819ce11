/** A caption has at most two lines. */
export const captionLimits = { latin: 42, chinese: 18 };

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Breaks a long caption once, near its middle: between words, or after a mark in Chinese. */
export const captionLines = (text: string) => {
  const chinese = isChinese(text);
  if (text.length <= (chinese ? captionLimits.chinese : captionLimits.latin)) return text;
  const breaks = [...text.matchAll(chinese ? /[，。、：？！；](?=.)/gu : / /g)].map(
    ({ index }) => index + 1,
  );
  const middle = text.length / 2;
  const near = (at: number) => Math.abs(at - middle);
  const at = breaks.sort((a, b) => near(a) - near(b))[0];
  if (at === undefined) return text;
  return `${text.slice(0, at).trimEnd()}\n${text.slice(at)}`;
};
