/** How long a text takes an elder to read: 200 Chinese characters or 130 words a minute, at least one minute. */
export const readingMinutes = (html: string): number => {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / 200 + words / 130));
};
