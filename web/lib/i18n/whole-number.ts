/** 'R-20430', 'PHC-2026-000000': no line breaks after a hyphen. */
export const wholeNumber = (text: string): string => text.replace(/([A-Z\d])-(?=\d)/g, '$1-\u2060');
