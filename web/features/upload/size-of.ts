const kilo = 1_024;

/** '312 KB', '3.2 MB': the same in every language. */
export const sizeOf = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))} KB`
    : `${(bytes / kilo / kilo).toFixed(1)} MB`;
