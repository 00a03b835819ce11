import { useSite } from '#web/lib/site.ts';

/** Title and description of a page; React puts them into <head>, in the language being read. */
export function PageMeta({ title, lead }: { title: string; lead: string }) {
  const { companyName } = useSite();
  const full = title === companyName ? title : `${title} · ${companyName}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={lead} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={lead} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content="/og.png" />
    </>
  );
}
