/** Downloads a blob under a file name. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Deferred: some browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
