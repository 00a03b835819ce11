/** The number of SMS segments: 160 GSM or 70 other characters; 153 or 67 each in longer messages. */
const plain =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Count as two characters. */
const wide = '^{}\\[~]|€\f';

export const countSegments = (text: string): { characters: number; segments: number } => {
  const letters = [...text];
  const isPlain = letters.every((letter) => plain.includes(letter) || wide.includes(letter));
  const characters = isPlain
    ? letters.reduce((sum, letter) => sum + (wide.includes(letter) ? 2 : 1), 0)
    : text.length;
  const [one, part] = isPlain ? [160, 153] : [70, 67];
  return { characters, segments: characters <= one ? 1 : Math.ceil(characters / part) };
};
