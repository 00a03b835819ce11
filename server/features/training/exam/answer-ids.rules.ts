/**
 * Names of questions and options on the wire: their places in this attempt. The bank's own ids might tell which option
 * is right ("the first one, as always"), and questions would be known again.
 */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const questionIdAt = (place: number): string => String(place);
export const positionOf = (questionId: string): number =>
  /^[1-9]\d{0,3}$/.test(questionId) ? Number(questionId) : 0;

export const optionIdOf = (order: readonly string[], option: string): string =>
  letters[order.indexOf(option)] ?? '';
export const optionAt = (order: readonly string[], optionId: string): string | undefined =>
  order[letters.indexOf(optionId)];
