export type TortureTest = {
  promise: string;
  name: string;
  run: () => Promise<{ ok: boolean; figure: string }>;
};
