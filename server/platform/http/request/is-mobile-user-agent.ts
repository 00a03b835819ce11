/** Which visitors are sent to the mobile site (readings "Mobile"). */

/** Phones only, not tablets (iPad, Android without "Mobile") or computers. */
const phone =
  /iPhone|iPod|Android(?=.*\bMobile\b)|\bPhone; OpenHarmony|Windows Phone|BlackBerry|BB10|Opera Mini|IEMobile|KAIOS/i;
const tablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i;

export const isPhone = (userAgent: string | undefined): boolean =>
  Boolean(userAgent && phone.test(userAgent) && !tablet.test(userAgent));
