import { createIdentityDatabase, type TestDatabase } from '@app/identity/testing/identity-database.ts'

/** A database for one run of browser tests, on the server that TEST_DATABASE_URL names. */
export const e2eDatabase = (): Promise<TestDatabase> => createIdentityDatabase()
