/** The number of SMS segments: 160 GSM or 70 other characters; 153 or 67 each in longer messages. */
const plain =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Count as two characters. */
const wide = '^{}\\[~]|€\f';

const isPlainText = (text: string): boolean =>
  [...text].every((letter) => plain.includes(letter) || wide.includes(letter));

const plainer: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
};

/**
 * The text as it is sent: one curly quote, which phones and word processors put in by themselves, would make three parts
 * of one. Texts that need other characters anyway, such as Chinese, stay as they are.
 */
export const smsText = (text: string): string => {
  const simple = text.replace(/[‘’“”–—…\u00a0]/g, (letter) => plainer[letter] ?? letter);
  return isPlainText(simple) ? simple : text;
};

export const countSegments = (typed: string): { characters: number; segments: number } => {
  const text = smsText(typed);
  const letters = [...text];
  const isPlain = isPlainText(text);
  const characters = isPlain
    ? letters.reduce((sum, letter) => sum + (wide.includes(letter) ? 2 : 1), 0)
    : text.length;
  const [one, part] = isPlain ? [160, 153] : [70, 67];
  return { characters, segments: characters <= one ? 1 : Math.ceil(characters / part) };
};
