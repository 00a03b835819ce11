/** Texts that we send by SMS or email. */
export const messages = {
  whiteCardSubmitted:
    'Persimmon Home Care: we have your White Card number. We will call you by {{by}}. Questions? {{phone}}',
};
