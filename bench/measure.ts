import autocannon from 'autocannon';

/** Requests answered per second over 50 kept-open connections; any error or wrong status ends the bench. */
export const measure = async (url: string, seconds: number): Promise<number> => {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 50,
    headers: { 'accept-encoding': 'gzip', 'accept-language': 'en' },
  });
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that were not 2xx`);
  return result.requests.average;
};

export const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
