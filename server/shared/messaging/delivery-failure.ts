/**
 * Why a provider did not take a message. `refused`: it never will; `optedOut`: the person told it so; `later`: it may, at
 * the earliest after `seconds`. Any other error is taken for `later`.
 */
export class DeliveryFailure extends Error {
  readonly kind: 'refused' | 'optedOut' | 'later';
  readonly seconds: number | null;
  constructor(message: string, kind: DeliveryFailure['kind'], seconds: number | null = null) {
    super(message);
    this.kind = kind;
    this.seconds = seconds;
  }
}
