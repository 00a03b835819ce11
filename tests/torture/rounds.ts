/** `npm run torture -- --short` makes a tenth of the rounds; every figure says how many there were. */
export const rounds = (whole: number): number =>
  process.env.TORTURE_SHORT ? Math.max(2, Math.ceil(whole / 10)) : whole;
