/** What a command says to the one who runs it, line by line; its errors go to `console.error`. */
export const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
