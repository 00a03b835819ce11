const longest = 300;

/** What a provider said when it refused, without whom and what it was about. */
export const redactProviderError = (
  error: unknown,
  { to, text }: { to: string; text: string },
): string => {
  const said = error instanceof Error ? error.message : String(error);
  return (
    [text, to, to.replace(/^\+1/, '')]
      .filter(Boolean)
      .reduce((words, secret) => words.replaceAll(secret, '…'), said)
      // However the provider spells a number or an address.
      .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
      .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '…')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
  );
};
