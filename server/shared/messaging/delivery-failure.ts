/**
 * Why delivery failed. `refused`: permanent; `optedOut`: the person opted out at the provider; `later`: retry, at the
 * earliest after `seconds`. Other errors count as `later`.
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
