const longest = 300;

/** A provider's error, without recipient and text. */
export const redactProviderError = (
  error: unknown,
  { to, text }: { to: string; text: string },
): string => {
  const said = error instanceof Error ? error.message : String(error);
  return (
    [text, to, to.replace(/^\+1/, '')]
      .filter(Boolean)
      .reduce((words, secret) => words.replaceAll(secret, '…'), said)
      // However the number or address is formatted.
      .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
      .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '…')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
  );
};
