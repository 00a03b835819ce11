/**
 * Public ids of questions and options: their positions in the attempt. The bank's ids could reveal the correct option
 * ("always the first") and make questions recognizable.
 */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const questionIdAt = (place: number): string => String(place);
export const positionOf = (questionId: string): number =>
  /^[1-9]\d{0,3}$/.test(questionId) ? Number(questionId) : 0;

export const optionIdOf = (order: readonly string[], option: string): string =>
  letters[order.indexOf(option)] ?? '';
export const optionAt = (order: readonly string[], optionId: string): string | undefined =>
  order[letters.indexOf(optionId)];
