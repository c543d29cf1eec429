import { accountColumns } from './account-columns.ts'
import { messageColumns } from './message-columns.ts'
import { requestColumns } from './request-columns.ts'
import { teamColumns } from './team-columns.ts'

/**
 * The one inventory of what the database has of a person. `inventory.test.ts` compares it with the schema: a column that is neither here
 * nor among the others fails. `erasure.test.ts` writes into each of these, and looks for it in the download and after the deletion.
 */
export const personalColumns = [...accountColumns, ...messageColumns, ...requestColumns, ...teamColumns]
