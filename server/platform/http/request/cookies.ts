/** The only two cookies: `lang` (mirrors the stored language) and `site` (the visitor chose the desktop site). */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
};

const month = 60 * 60 * 24 * 30;
export const siteCookie = (choice: 'desktop' | 'mobile', secure: boolean): string =>
  `site=${choice}; Path=/; Max-Age=${choice === 'desktop' ? month : 0}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
