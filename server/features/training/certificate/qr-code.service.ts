import { encodeQR } from 'qr';

/** A QR code without margin: `size` modules per side, dark ones as one path. */
export const qrPathOf = (text: string): { size: number; d: string } => {
  // The library's minimum margin is one module; cut it off.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : [])),
  );
  return { size: rows.length, d: squares.join('') };
};
