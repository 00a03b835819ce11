/**
 * Makes argon2id cheap in API tests, which sign in very often. The product keeps one cost and knows nothing of this.
 * Unit tests don't load this file, and PASSWORD_COST=real undoes it.
 */
import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;
const cheap = { memory: 64, passes: 1 };

crypto.argon2 = ((algorithm, parameters: Argon2Parameters, done) =>
  argon2(
    algorithm,
    process.env.PASSWORD_COST === 'real' ? parameters : { ...parameters, ...cheap },
    done,
  )) as typeof argon2;
syncBuiltinESMExports();
