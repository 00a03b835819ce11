export type LegalPart = { id: string; label: string };

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

/** Gives every heading of a long text an id, and lists them. */
export const withPlaces = (html: string): { html: string; parts: LegalPart[] } => {
  const parts: LegalPart[] = [];
  const placed = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, title: string) => {
    const id = `part-${parts.length + 1}`;
    parts.push({ id, label: plain(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { html: placed, parts };
};
