/** What a page is about, for search engines (schema.org). Not a script: browsers do not run it. */
export function JsonLd({ data }: { data: object }) {
  // Escape '<', so that text can't close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without '<'
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
